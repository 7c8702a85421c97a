import type { APIRoute } from 'astro';
import favicon from '../../../../public/favicon.svg?raw';
import { dayOf } from '../../../calendar/day.ts';
import { capital } from '../../../language/capital.ts';
import { fullDate, shortMonthName } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import { law, plannedYear, referenceYear } from '../../common/almanac.ts';
import { holidayCount } from '../../common/disputed.ts';
import { shownName } from '../../common/shown-name.ts';
import { shadeOf, TILES } from '../../day/tile-map.ts';
import { answersOf } from '../../holiday/holiday-answer.ts';
import { comingDates } from '../../holiday/holiday-facts.ts';
import { placeDays } from '../../home/place-days.ts';
import { textsOf } from '../../i18n/texts.ts';
import { draw } from '../../pictures/draw.ts';
import { type Box, type Brand, holidayBox, planBox, yearBox } from '../../pictures/picture-card.ts';
import { allPictures, plansIn, type Subject } from '../../pictures/pictures.ts';
import { yearRibbon } from '../../pictures/year-ribbon.ts';
import { yearFacts } from '../../year/year-facts.ts';

interface Props {
  locale: Locale;
  subject: Subject;
}

/** How many dates a holiday's picture shows. */
const DATES = 3;

export function getStaticPaths() {
  const pictures = allPictures();
  // Astro collects all paths before it renders the first page.
  if (import.meta.env.PROD)
    for (const { name, locale, subject } of pictures)
      draw({ name, box: boxOf(subject, locale) }).catch(() => {});
  return pictures.map(({ name, locale, subject }) => ({ params: { name }, props: { locale, subject } }));
}

export const GET: APIRoute<Props> = async ({ params: { name = '' }, props: { locale, subject } }) =>
  new Response((await draw({ name, box: boxOf(subject, locale) })) as BodyInit);

function boxOf(subject: Subject, locale: Locale): Box {
  const t = textsOf(locale);
  const brand = (aside: string | number): Brand => ({
    mark: favicon,
    name: t('site.name'),
    aside: `${aside}`,
  });
  if (subject.kind === 'plan') {
    const { best } = plansIn(subject.code, subject.year, locale);
    if (!best) throw new RangeError(`No plan in ${subject.year}`);
    const { take, get, book, back } = best.slots;
    const squares = best.squares.map(({ mark, slots }) => ({ mark, ...slots }));
    return planBox({ brand: brand(subject.year), take, get, squares, sentence: `${book} ${back}` });
  }
  if (subject.kind === 'holiday') {
    const named = law.holidays[subject.id];
    const dates = comingDates(subject.id).slice(0, DATES);
    const year = Number(dates[0]?.slice(0, 4) ?? referenceYear);
    const shades = new Map(
      answersOf(subject.id, year, locale).map(({ place, what }) => [place, shadeOf(what)]),
    );
    return holidayBox({
      brand: brand(t('holiday.across', { year })),
      name: named ? shownName(named, locale) : subject.id,
      dates: dates.map((date) => capital(fullDate(dayOf(date), locale))),
      tiles: TILES.map(({ place, row, column }) => ({
        row,
        column,
        code: place === 'ca' ? t('all.federalShort') : place.toUpperCase(),
        shade: shades.get(place) ?? 'working',
      })),
    });
  }
  const code = subject.kind === 'place' ? subject.code : 'ca';
  const year = plannedYear;
  const { scope, statutory, longWeekends, owed } = yearFacts(code, year);
  return yearBox({
    brand: brand(year),
    heading: subject.kind === 'place' ? shownName(scope, locale) : t('home.title'),
    figure: holidayCount(code, statutory, t),
    lines: [
      t('picture.holidays', { year }),
      ...(subject.kind === 'site' ? [t('in.ca')] : []),
      t('picture.weekends', { n: longWeekends.length }),
    ],
    ribbon: yearRibbon(year, placeDays(code, locale), owed),
    months: Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1, locale)),
  });
}
