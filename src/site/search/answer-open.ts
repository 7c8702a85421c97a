import { type Day, yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import { bundledListDays } from '../../holidays/bundled-lists.ts';
import type { Office } from '../../holidays/office-table.ts';
import { createOffices } from '../../holidays/offices.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, fullDate } from '../../language/dates.ts';
import { joined } from '../../language/names.ts';
import { sectionPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { officeRows } from '../date/office-rows.ts';
import { answerList, answerNext } from './answer-place.ts';
import type { Asking, Card, CardLink } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';
import { subjectsOf } from './subject.ts';

/** The list that gives an office’s days off. The others have none. */
const LISTS: Readonly<Partial<Record<Office, string>>> = {
  'bank-branches': 'payments',
  tsx: 'tsx',
  payments: 'payments',
  'canada-post': 'canada-post',
  cra: 'cra',
  'federal-offices': 'federal-public-service',
  'federal-courts': 'federal-courts-ca',
};

/** Whether an office is open on a day, or everyone whose opening a text settles: `what is open on victoria day in halifax`. */
export async function answerOpen(question: Question, asking: Asking): Promise<Card> {
  const { t, locale } = asking;
  const [{ date: day } = { date: asking.today }] = subjectsOf(question, asking);
  const [office] = question.offices;
  const rows = await rowsOn(day, question, asking);
  const row = rows.find((one) => one.office === office);
  if (!row)
    return {
      answer: [card.dateLine(day, asking)],
      sentence: [t('search.open.each')],
      rows: rows.map(({ who, what }) => [who, what]),
      links: [card.openLink(day, asking), card.sectionLink('lists', asking)],
    };
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [fullDate(day, locale), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    answer: [isMail ? t(`search.mail.${mark}`) : what.replace(/\.?$/, '.')],
    sentence: [{ strong: who }, t('search.colon'), sentences.join(' ')],
    links: [card.openLink(day, asking), ...listLinks(listOf(question, asking), yearOf(day), asking)],
  };
}

async function rowsOn(day: Day, question: Question, asking: Asking) {
  const { t, locale, almanac } = asking;
  const { embeddedOffices } = await (locale === 'fr'
    ? import('statdays:openings-fr')
    : import('statdays:openings-en'));
  const offices = createOffices({ almanac, lists: bundledListDays() }, embeddedOffices());
  const place = card.placeOf(question, asking);
  return officeRows(offices.on(day, place), day, place, [], locale, t);
}

/** What the law says of stores on a day; nothing if it says nothing. */
export const storesOn = async (day: Day, question: Question, asking: Asking) =>
  (await rowsOn(day, question, asking))
    .filter(({ office }) => office === 'shops')
    .map(({ who, what, why }) => [who, `${what.replace(/\.?$/, '.')} ${why}.`] as const);

function listOf(question: Question, asking: Asking): string | undefined {
  const [office = 'bank-branches'] = question.offices;
  return office === 'courts'
    ? (card.COURTS[card.placeOf(question, asking)] ?? card.COURTS.ca)
    : LISTS[office];
}

/** The days shown after the next one. */
const MAX_LATER = 4;

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOffice(question: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const { year, offices } = question;
  const list = listOf(question, asking);
  const now = yearOf(today);
  const links = [...listLinks(list, year ?? now, asking), card.sectionLink('lists', asking)];
  if (offices[0] === 'bank-branches') {
    const federal: Question = { ...question, places: ['ca'] };
    const days = year === undefined ? answerNext(federal, asking) : answerList(federal, asking);
    return { ...days, note: t('search.open.branches'), links: [...days.links.slice(0, 2), ...links] };
  }
  if (list === undefined)
    return { answer: [t('search.open.noList')], sentence: [t('search.open.ask')], links };
  const name = t(`search.list.${list}` as 'search.list.tsx');
  const who = capital(name);
  const { days: daysOf } = year === undefined ? bundledListDays() : bundledListDays().withProjections;
  const days = (year === undefined ? [now, now + 1] : [year])
    .flatMap((one) => daysOf(list, one))
    .filter(({ date }) => year !== undefined || date >= today)
    // A day may have one name per province. We show the first.
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index);
  const next = days.find(({ closes }) => closes === 'day');
  if (!next) return noSchedule(list, who, year ?? now, links, asking);
  const isNext = year === undefined;
  const isOut = year === undefined || bundledListDays().years(list).includes(year);
  const shown = isNext ? days.filter((day) => day !== next).slice(0, MAX_LATER) : days;
  return {
    answer: [
      isNext
        ? card.dateLine(next.date, asking)
        : t(isOut ? 'search.open.days' : 'search.open.expected', { n: days.length, year }),
    ],
    sentence: isNext
      ? [
          ...card.nameAndUntil(shownName(next, locale), next.date, asking),
          t('search.open.next', { who: name }),
        ]
      : [{ strong: who }, `, ${year}.`],
    rows: shown.map((day) => [
      capital(isNext ? fullDate(day.date, locale) : dayInYear(day.date, locale)),
      [
        shownName(day, locale),
        ...(day.closes === 'day' ? [] : [t('list.closes', { time: t('list.time.13:00') })]),
        ...(day.provinces === null ? [] : [t('search.open.inSome')]),
      ].join(', '),
    ]),
    links,
  };
}

/** The list has no days in the year, or none are left. */
function noSchedule(list: string, who: string, year: number, links: Card['links'], asking: Asking): Card {
  const { t, locale } = asking;
  const years = bundledListDays().years(list);
  const spans = yearSpanTexts(years, (first, last) => t('years.span', { first, last }));
  const isLater = year >= (years.at(-1) ?? year);
  return {
    answer: [isLater ? t('search.open.unknown') : t('search.open.noSchedule', { year })],
    sentence: [{ strong: who }, `, ${year}. ${t('search.open.published', { years: joined(spans, locale) })}`],
    links,
  };
}

/** The page of a list, in the year or the last one that it has. The page of the last one has the days expected in the next. */
function listLinks(id: string | undefined, year: number, { locale, t }: Asking): readonly CardLink[] {
  const lists = bundledListDays();
  const years = id === undefined ? [] : lists.years(id);
  const shown = years.includes(year) ? year : years.at(-1);
  if (id === undefined || shown === undefined) return [];
  const isExpected = year === shown + 1 && lists.projectedDays(id, year).length > 0;
  return [
    {
      href: `${sectionPath(locale, 'lists')}${id}/${shown}/${isExpected ? '#projected' : ''}`,
      title: capital(t(`search.list.${id}` as 'search.list.tsx')),
      detail: t('search.link.list', { year: isExpected ? year : shown }),
    },
  ];
}
