import { pathOf } from '../../contract/paths.ts';
import { fullDate } from '../../language/dates.ts';
import { allPlacesYearPath, docsPath } from '../common/routes.ts';
import type { TextKey } from '../i18n/texts.ts';
import { payCard } from '../pay/pay-card.ts';
import { planningYear } from '../year/planning-year.ts';
import { answerBusinessDays, answerDeadline } from './answer-count.ts';
import { answerDay, answerMonth, answerWeek, unknownYear, whichReading } from './answer-day.ts';
import { answerHoliday, answerNext } from './answer-holiday.ts';
import { answerList, officeOf } from './answer-list.ts';
import { answerLongWeekends, answerYear } from './answer-place.ts';
import { answerPlan } from './answer-plan.ts';
import {
  type Asking,
  type Card,
  type CardLink,
  dateLine,
  dateLink,
  daysOn,
  isByLaw,
  isKnown,
  nameAndUntil,
  placeLink,
  placeName,
  sectionLink,
  yearLink,
} from './card.ts';
import { dayOfNoHoliday, type Lexicon, nameOfNoHoliday } from './lexicon.ts';
import { isYesOrNo, type Question, readQuestion } from './question.ts';

/** What search answers to a question; undefined to none. */
export function answerTo(text: string, asking: Asking, lexicon: Lexicon): Card | undefined {
  const question = readQuestion(text, asking.locale, asking.today, lexicon);
  if (question.text === '') return undefined;
  const { year } = question;
  if (year !== undefined && !isKnown(year)) return unknownYear(year, asking);
  return cardOf(question, asking);
}

/** The first of the readings that the question has words for, the most particular first. */
function cardOf(question: Question, asking: Asking): Card {
  const { topics, dates, holidays, places, week, month, documentation, noHoliday, year } = question;
  const [readings = []] = dates;
  const [day] = readings;
  const office = officeOf(question, asking);
  if (topics.has('school')) return notHere('school', asking);
  if (topics.has('pay')) return payCard(question, asking);
  if (topics.has('deadline') || isOfCourt(question)) return answerDeadline(question, asking);
  if (question.isNoDate) return noDate(asking);
  if (readings.length > 1) return whichReading(readings, question, asking);
  if (asksForWork(question)) return answerBusinessDays(question, asking);
  if (office) return answerList(office, question, asking);
  if (topics.has('shops')) return notHere('shops', asking);
  if (week || (topics.has('week') && !topics.has('long-weekend'))) return answerWeek(question, asking);
  if (documentation.length > 0 && holidays.length === 0) return answerDocumentation(question, asking);
  if (noHoliday !== undefined) return answerNoHoliday(noHoliday, question, asking);
  if (holidays.length > 0) return answerHoliday(question, asking);
  if (topics.has('long-weekend')) return answerLongWeekends(question, asking);
  if (topics.has('plan') || asksForDaysOff(question)) return answerPlan(question, asking);
  if (day !== undefined) return answerDay(day, question, asking);
  if (topics.has('business-days')) return answerBusinessDays(question, asking);
  if (month) return answerMonth(month, question, asking);
  if (topics.has('next') && topics.has('all-holidays')) return answerNext(question, asking);
  if (topics.has('all-holidays')) return answerYear(question, asking);
  if (places.length > 0)
    return places.length > 1 || year !== undefined
      ? answerYear(question, asking)
      : answerPlace(question, asking);
  const isAboutCanada = topics.has('everywhere') || year !== undefined;
  if (isAboutCanada && question.unknown.length === 0) return answerYear(question, asking);
  return unknown(question, asking);
}

function noDate(asking: Asking): Card {
  const { t } = asking;
  return {
    answer: [t('search.noDate')],
    sentence: [t('search.try')],
    examples: examplesIn(asking),
    links: [sectionLink('holidays', asking), ...yearLink(asking.place, planningYear(asking.today), asking)],
  };
}

/** A place alone: its next holiday, and its pages. */
function answerPlace(question: Question, asking: Asking): Card {
  const [place = 'ca'] = question.places;
  const next = answerNext(question, asking);
  return {
    ...next,
    links: [
      placeLink(place, asking),
      ...yearLink(place, planningYear(asking.today), asking),
      ...next.links.slice(0, 1),
    ],
  };
}

/** “10 days after December 20 in the superior court”. */
const isOfCourt = ({ topics, number }: Question): boolean =>
  (topics.has('court') || topics.has('federal-court')) &&
  (number !== undefined || topics.has('business-days'));

/** A count, and not whether one date is a working day. */
function asksForWork({ topics, dates, number, holidays }: Question): boolean {
  if (!topics.has('business-days')) return false;
  const isOneDate = dates.length === 1 && number === undefined && holidays.length === 0;
  return !isOneDate || !topics.has('ask') || topics.has('count') || topics.has('between');
}

/** “Get 10 days off.” */
const asksForDaysOff = ({ topics, number, dates }: Question): boolean =>
  topics.has('all-holidays') && number !== undefined && number > 1 && dates.length === 0;

/** What is in no table of ours, and where it is. */
function notHere(what: 'school' | 'shops', asking: Asking): Card {
  const { t } = asking;
  return {
    answer: [t(`search.${what}`)],
    sentence: [t(`search.${what}Why`)],
    links: [
      ...yearLink(asking.place, planningYear(asking.today), asking),
      sectionLink('holidays', asking),
      sectionLink('lists', asking),
    ],
  };
}

/** A page of the documentation; a calendar to subscribe to is that of the place. */
function answerDocumentation({ documentation, places }: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const pages = [...new Set(documentation)];
  const links = pages.slice(0, 3).map((page) => documentationLink(page, asking));
  const [place = asking.place ?? 'ca'] = places;
  if (!pages.includes('docs/calendars'))
    return { answer: [t(`search.${pages[0]}` as TextKey)], sentence: [], links: withOverview(links, asking) };
  return {
    answer: [t('search.calendar', { place: placeName(place, asking) })],
    sentence: [t('search.calendarWhat')],
    links: [
      { ...placeLink(place, asking), detail: t('search.link.subscribe') },
      {
        href: pathOf('/calendars/{place}.{locale}.ics', { place, locale }),
        title: `${place}.${locale}.ics`,
        detail: t('search.link.feed'),
      },
      ...links,
    ].slice(0, 3),
  };
}

function documentationLink(page: string, { t, locale }: Asking): CardLink {
  return {
    href: docsPath(locale, page),
    title: t(`search.title.${page}` as TextKey),
    detail: t('search.link.documentation'),
  };
}

const withOverview = (links: readonly CardLink[], asking: Asking): readonly CardLink[] => {
  const others = ['docs/quick-start', 'docs/reference', 'docs'].map((page) =>
    documentationLink(page, asking),
  );
  return [...links, ...others.filter(({ href }) => !links.some((link) => link.href === href))].slice(0, 3);
};

/** A day that many ask for and no law makes a holiday. */
function answerNoHoliday(id: string, question: Question, asking: Asking): Card {
  const { t, today, locale } = asking;
  const name = nameOfNoHoliday(id, locale);
  const date = dayOfNoHoliday(id, question.year, today);
  const links = [
    sectionLink('holidays', asking),
    ...yearLink(question.places[0] ?? asking.place, planningYear(today), asking),
  ];
  if (date === undefined)
    return { answer: [t('search.noHoliday')], sentence: [{ strong: name }, t('search.noHolidayWhy')], links };
  const [other] = daysOn(date, asking).filter(isByLaw);
  const isAsked = isYesOrNo(question);
  return {
    answer: [isAsked ? t('search.noHoliday') : dateLine(date, asking)],
    sentence: [
      ...(isAsked
        ? [{ strong: name }, t('search.colon'), `${fullDate(date, locale)}. `]
        : nameAndUntil(name, date, asking)),
      other
        ? answerDay(date, { ...question, topics: new Set() }, asking)
            .sentence.map(plain)
            .join('')
        : t('search.noHolidayThen'),
    ],
    links: [dateLink(date, asking), ...links],
  };
}

const plain = (part: Card['sentence'][number]): string =>
  typeof part === 'string' ? part : 'strong' in part ? part.strong : part.until;

/** Says so, and shows what works. */
function unknown({ text }: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const year = planningYear(today);
  return {
    isUnknown: true,
    answer: [t('search.unknown', { text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text })],
    sentence: [t('search.try')],
    examples: examplesIn(asking),
    links: [
      sectionLink('holidays', asking),
      {
        href: allPlacesYearPath(locale, year),
        title: t('search.link.all', { year }),
        detail: t('search.link.allDetail'),
      },
      { href: docsPath(locale), title: t('nav.docs'), detail: t('search.link.docsDetail') },
    ],
  };
}

const MAX_TEXT = 60;

/** What one can ask, in the language of the page. */
export const examplesIn = ({ t }: { readonly t: Asking['t'] }): readonly string[] =>
  ([1, 2, 3] as const).map((n) => t(`search.example.${n}`));
