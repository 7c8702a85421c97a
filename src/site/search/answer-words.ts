import { yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { fullDate } from '../../language/dates.ts';
import { nameIn } from '../../language/locale.ts';
import { allPlacesYearPath, docsPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { afterItIs } from '../home/on-the-day.ts';
import type { TextKey } from '../i18n/texts.ts';
import { planningYear } from '../year/planning-year.ts';
import type { Asking, Card, CardLink } from './card.ts';
import * as card from './card.ts';
import { customOf } from './customs.ts';
import { dayAsked } from './named.ts';
import type { Question } from './question.ts';

/** A family of questions that others decide: who, and what we know of the day. */
export function declined(question: Question, asking: Asking): Card {
  const { t } = asking;
  const [family = 'shop'] = question.declined;
  return {
    answer: [t(`search.declined.${family}` as TextKey)],
    sentence: [[t(`search.declined.${family}.who` as TextKey), ...holidayThen(question, asking)].join(' ')],
    links: linksTo(question, asking),
  };
}

/** A word that we don't know, and what we know of the day. */
export function unknownWord(question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const day = dayAsked(question, asking);
  const [what] = holidayThen(question, asking);
  return {
    answer: [t('search.unknownWord', { word: question.unknown })],
    sentence: day === undefined ? [] : [what ?? t('search.isPlain', { date: fullDate(day, locale) })],
    links: linksTo(question, asking),
  };
}

/** `Christmas Day is Friday, December 25, 2026, a paid statutory holiday in Ontario.` */
function holidayThen(question: Question, asking: Asking): readonly string[] {
  const { t, locale } = asking;
  const day = dayAsked(question, asking);
  if (day === undefined) return [];
  const date = fullDate(day, locale);
  const custom = customOf(question.custom);
  if (custom) return [t('search.isOn', { name: nameIn(custom, locale), date })];
  const [place = asking.place] = question.places;
  const all = card.daysOn(day, asking);
  const named = all.filter((one) => question.holidays.some(({ id }) => id === one.day.id));
  const of = named.length > 0 ? named : all;
  const here = of.find((one) => one.place === place);
  const one = here ?? of[0];
  if (!one) return [];
  const name = shownName(one.day, locale);
  if (!here) return [`${t('search.isOn', { name, date })} ${card.byLawWhere(of, asking)}`.trim()];
  const what = card.standing(here, asking);
  return [t('search.isThere', { name, date, what, where: t(`in.${here.place}`) })];
}

/** What is open then, and the year. */
function linksTo(question: Question, asking: Asking): readonly CardLink[] {
  const day = dayAsked(question, asking);
  const [place = asking.place] = question.places;
  if (day === undefined) return card.yearLink(place, planningYear(asking.today), asking);
  return [card.openLink(day, asking), ...card.yearLink(place, yearOf(day), asking)];
}

/** A day that isn’t a holiday by any law of Canada, such as Mother’s Day. @param isAsked whether it is one: Yes or No */
export function answerCustom(question: Question, asking: Asking, isAsked = false): Card {
  const { t, locale } = asking;
  const custom = customOf(question.custom);
  const date = dayAsked(question, asking);
  if (!custom || date === undefined) return nothingFound(question, asking);
  const name = nameIn(custom, locale);
  const days = card.daysOn(date, asking);
  const other = days.find(card.isByLaw);
  const then = other
    ? t('search.alsoOn', {
        name: afterItIs(shownName(other.day, locale), locale),
        where: card.byLawWhere(
          days.filter(({ day }) => day.id === other.day.id),
          asking,
        ),
      })
    : t('search.noHolidayThen');
  const links = [card.dateLink(date, asking), card.sectionLink('holidays', asking)];
  if (!isAsked || other)
    return {
      answer: [card.dateLine(date, asking)],
      sentence: [...card.nameAndUntil(name, date, asking), then],
      links,
    };
  return {
    answer: [t('search.noHoliday')],
    sentence: [{ strong: name }, `${t('search.colon')}${fullDate(date, locale)}. ${then}`],
    links,
  };
}

/** A page of the documentation; a calendar to subscribe to is that of the place. */
export function answerDocumentation({ documentation, places }: Question, asking: Asking): Card {
  const { t, locale } = asking;
  // “API rate limit” is about limits.
  const pages = documentation.toSorted((a, b) => Number(a === 'docs') - Number(b === 'docs')).slice(0, 3);
  const links = pages.map((page) => ({
    href: docsPath(locale, page),
    title: t(`search.title.${page}` as TextKey),
    detail: t('search.link.documentation'),
  }));
  if (!pages.includes('docs/calendars'))
    return { answer: [t(`search.${pages[0]}` as TextKey)], sentence: [], links };
  const [place = asking.place ?? 'ca'] = places;
  const feed = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
  return {
    answer: [t('search.calendar', { place: card.placeName(place, asking) })],
    sentence: [t('search.calendarWhat')],
    links: [
      { ...card.placeLink(place, asking), detail: t('search.link.subscribe') },
      { href: feed, title: `${place}.${locale}.ics`, detail: t('search.link.feed') },
      ...links.slice(0, 1),
    ],
  };
}

/** February 30. */
export function noDate(_: Question, asking: Asking): Card {
  const { t } = asking;
  return {
    answer: [t('search.noDate')],
    sentence: [t('search.try')],
    examples: card.examplesIn(t),
    links: [card.sectionLink('holidays', asking)],
  };
}

const MAX_TEXT = 60;

/** Says that we found nothing, and shows examples. */
export function nothingFound({ text }: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const year = planningYear(today);
  return {
    isUnknown: true,
    answer: [t('search.unknown', { text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text })],
    sentence: [t('search.try')],
    examples: card.examplesIn(asking.t),
    links: [
      card.sectionLink('holidays', asking),
      {
        href: allPlacesYearPath(locale, year),
        title: t('search.link.all', { year }),
        detail: t('search.link.allDetail'),
      },
      { href: docsPath(locale), title: t('nav.docs'), detail: t('search.link.docsDetail') },
    ],
  };
}
