import favicon from '../../../public/favicon.svg?raw';
import { dayOf } from '../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate, shortMonthName } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { almanac, law, plannedYear, referenceYear } from '../common/almanac.ts';
import { holidayCount } from '../common/disputed.ts';
import { shownName } from '../common/shown-name.ts';
import { shadeOf, TILES } from '../day/tile-map.ts';
import { emblemOf } from '../holiday/emblems.ts';
import { answersOf } from '../holiday/holiday-answer.ts';
import { comingDates, holidayIds } from '../holiday/holiday-facts.ts';
import { placeDays } from '../home/place-days.ts';
import { type Translate, textsOf } from '../i18n/texts.ts';
import { yearFacts } from '../year/year-facts.ts';
import {
  allPlacesBox,
  type Box,
  type Brand,
  daysBox,
  holidayBox,
  siteBox,
  type Tile,
  yearBox,
} from './picture-card.ts';
import { plansIn, type Question, type Subject } from './pictures.ts';
import { yearRibbon } from './year-ribbon.ts';

/** How many dates a holiday's picture shows. */
const DATES = 3;

/** What a picture shows. */
export function boxOf(subject: Subject, locale: Locale): Box {
  const t = textsOf(locale);
  const brand = (aside: string | number = ''): Brand => ({
    mark: favicon,
    name: t('site.name'),
    aside: `${aside}`,
  });
  switch (subject.kind) {
    case 'site':
      return siteBox({ brand: brand(), heading: t('home.title'), holidays: holidayIds.filter(emblemOf) });
    case 'question':
      return questionBox(subject.question, brand(), locale);
    case 'plan': {
      const { best } = plansIn(subject.code, subject.year, locale);
      if (!best) throw new RangeError(`No plan in ${subject.year}`);
      const { take, get, book, back } = best.slots;
      const squares = best.squares.map(({ mark, slots }) => ({ mark, ...slots }));
      return daysBox({
        brand: brand(subject.year),
        first: take,
        second: get,
        squares,
        sentence: `${book} ${back}`,
      });
    }
    case 'all': {
      const { year } = subject;
      return allPlacesBox({
        brand: brand(),
        heading: t('all.title', { year }),
        lines: [t('picture.each')],
        tiles: tilesOf(
          t,
          () => 'law',
          (place) => holidayCount(place, almanac.statutory(place, year), t),
        ),
      });
    }
    case 'holiday':
      return ofHoliday(subject.id, brand, locale);
    case 'place': {
      const { scope, statutory, longWeekends, owed } = yearFacts(subject.code, plannedYear);
      return yearBox({
        brand: brand(plannedYear),
        heading: shownName(scope, locale),
        figure: holidayCount(subject.code, statutory, t),
        lines: [
          t('picture.holidays', { year: plannedYear }),
          t('picture.weekends', { n: longWeekends.length }),
        ],
        ribbon: yearRibbon(plannedYear, placeDays(subject.code, locale), owed),
        months: Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1, locale)),
      });
    }
  }
}

function ofHoliday(id: string, brand: (aside: string) => Brand, locale: Locale): Box {
  const t = textsOf(locale);
  const named = law.holidays[id];
  const dates = comingDates(id).slice(0, DATES);
  const year = Number(dates[0]?.slice(0, 4) ?? referenceYear);
  const shades = new Map(answersOf(id, year, locale).map(({ place, what }) => [place, shadeOf(what)]));
  return holidayBox({
    brand: brand(t('holiday.across', { year })),
    id,
    name: named ? shownName(named, locale) : id,
    dates: dates.map((date) => capital(fullDate(dayOf(date), locale))),
    tiles: tilesOf(t, (place) => shades.get(place) ?? 'working'),
  });
}

function tilesOf(
  t: Translate,
  shadeIn: (place: ScopeCode) => string,
  numberIn?: (place: ScopeCode) => string,
): readonly Tile[] {
  return TILES.map(({ place, row, column }) => ({
    row,
    column,
    code: place === 'ca' ? t('all.federalShort') : place.toUpperCase(),
    shade: shadeIn(place),
    ...(numberIn ? { number: numberIn(place) } : {}),
  }));
}

/** Days as the page draws them, with the numbers of those that it counts. */
const SQUARES: Readonly<Record<Question, readonly (readonly [mark: string, number?: string])[]>> = {
  date: [['plain'], ['plain'], ['plain'], ['start', '?'], ['plain'], ['long'], ['long']],
  businessDays: [
    ['start'],
    ['plain', '1'],
    ['plain', '2'],
    ['plain', '3'],
    ['weekend'],
    ['weekend'],
    ['law'],
    ['plain', '4'],
    ['plain', '5'],
  ],
  deadline: [
    ['start'],
    ['plain', '1'],
    ['plain', '2'],
    ['plain', '3'],
    ['plain', '4'],
    ['weekend', '5'],
    ['weekend'],
    ['law'],
    ['last'],
  ],
};

function questionBox(question: Question, brand: Brand, locale: Locale): Box {
  const t = textsOf(locale);
  return daysBox({
    brand,
    first: t(`picture.${question}.first`),
    second: t(`picture.${question}.second`),
    squares: SQUARES[question].map(([mark, number = '']) => ({ mark, above: '', number })),
    sentence: t(`picture.${question}.sentence`, { first: FIRST_YEAR, last: LAST_YEAR }),
  });
}
