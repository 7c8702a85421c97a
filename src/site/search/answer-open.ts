import { type Day, yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import type { Office } from '../../holidays/offices.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, fullDate } from '../../language/dates.ts';
import { joined } from '../../language/names.ts';
import { sectionPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { type OfficeRow, officeRows } from '../date/office-rows.ts';
import { COURTS } from './answer-count.ts';
import type { Asking, Card, CardLink } from './card.ts';
import * as card from './card.ts';
import { dayAsked } from './named.ts';
import type { Question } from './question.ts';

/** The list that gives an office’s days off. */
const LISTS = {
  'bank-branches': 'payments',
  tsx: 'tsx',
  payments: 'payments',
  'canada-post': 'canada-post',
  cra: 'cra',
  'federal-offices': 'federal-public-service',
  'federal-courts': 'federal-courts-ca',
  courts: undefined,
  'provincial-offices': undefined,
  shops: undefined,
} as const satisfies Record<Office, string | undefined>;

function listOf(office: Office, question: Question, asking: Asking): string | undefined {
  if (office !== 'courts') return LISTS[office];
  return COURTS[question.places[0] ?? asking.place ?? 'ca'] ?? COURTS.ca;
}

/** Whether an office is open on a day: `are banks open on canada day`. */
export function answerOffice(question: Question, asking: Asking): Card {
  const day = dayAsked(question, asking);
  if (day === undefined) return answerOfficeDays(question, asking);
  const [office = 'bank-branches'] = question.offices;
  const row = rowsOn(day, question, asking).find((one) => one.office === office);
  if (!row) return answerEveryOffice(question, asking);
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [fullDate(day, asking.locale), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    answer: [isMail ? asking.t(`search.mail.${mark}`) : what.replace(/\.?$/, '.')],
    sentence: [{ strong: who }, asking.t('search.colon'), sentences.join(' ')],
    links: [card.openLink(day, asking), ...listLinks(office, yearOf(day), question, asking)],
  };
}

/** Everyone whose opening a text settles: `what is open on victoria day in halifax`. */
export function answerEveryOffice(question: Question, asking: Asking): Card {
  const day = dayAsked(question, asking);
  if (day === undefined) return answerOfficeDays(question, asking);
  return {
    answer: [card.dateLine(day, asking)],
    sentence: [asking.t('search.open.each')],
    rows: rowsOn(day, question, asking).map(({ who, what }) => [who, what]),
    links: [card.openLink(day, asking), card.sectionLink('lists', asking)],
  };
}

function rowsOn(
  day: Day,
  { places }: Question,
  { locale, t, place = 'ca', offices }: Asking,
): readonly OfficeRow[] {
  const [where = place] = places;
  return officeRows(offices?.on(day, where) ?? [], day, where, [], locale, t);
}

/** The days shown after the next one. */
const MAX_LATER = 4;

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOfficeDays(question: Question, asking: Asking): Card {
  const { t, locale, today, lists } = asking;
  const [office = 'bank-branches'] = question.offices;
  const list = listOf(office, question, asking);
  if (list === undefined)
    return {
      answer: [t('search.open.noList')],
      sentence: [t('search.open.ask')],
      links: [card.sectionLink('lists', asking)],
    };
  const { year } = question;
  const now = yearOf(today);
  const who = capital(t(`search.list.${list}` as 'search.list.tsx'));
  const links = [...listLinks(office, year ?? now, question, asking), card.sectionLink('lists', asking)];
  const days = (year === undefined ? [now, now + 1] : [year])
    .flatMap((one) => lists.days(list, one))
    .filter(({ date }) => year !== undefined || date >= today)
    // A day may have one name per province. We show the first.
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index)
    .map((day) => ({ ...day, isEarly: day.closes !== 'day', isLocal: day.provinces !== null }));
  const next = days.find(({ isEarly }) => !isEarly);
  if (!next) {
    const spans = yearSpanTexts(lists.years(list), (first, last) => t('years.span', { first, last }));
    const isLater = (year ?? now) >= (lists.years(list).at(-1) ?? now);
    return {
      answer: [isLater ? t('search.open.unknown') : t('search.open.noSchedule', { year: year ?? now })],
      sentence: [
        { strong: who },
        `, ${year ?? now}. ${t('search.open.published', { years: joined(spans, locale) })}`,
      ],
      links,
    };
  }
  const shown = year === undefined ? days.filter((day) => day !== next).slice(0, MAX_LATER) : days;
  return {
    answer: [
      year === undefined ? card.dateLine(next.date, asking) : t('search.open.days', { n: days.length, year }),
    ],
    sentence:
      year === undefined
        ? [...card.nameAndUntil(shownName(next, locale), next.date, asking), t('search.open.next', { who })]
        : [{ strong: who }, `, ${year}.`],
    rows: shown.map((day) => [
      capital(year === undefined ? fullDate(day.date, locale) : dayInYear(day.date, locale)),
      [
        shownName(day, locale),
        ...(day.isEarly ? [t('list.closes', { time: t('list.time.13:00') })] : []),
        ...(day.isLocal ? [t('search.open.inSome')] : []),
      ].join(', '),
    ]),
    ...(office === 'bank-branches' ? { note: t('search.open.branches') } : {}),
    links,
  };
}

/** The list behind an office. */
function listLinks(office: Office, year: number, question: Question, asking: Asking): readonly CardLink[] {
  const { lists, locale, t } = asking;
  const id = listOf(office, question, asking);
  const years = id === undefined ? [] : lists.years(id);
  const shown = years.includes(year) ? year : years.at(-1);
  if (id === undefined || shown === undefined) return [];
  return [
    {
      href: `${sectionPath(locale, 'lists')}${id}/${shown}/`,
      title: capital(t(`search.list.${id}` as 'search.list.tsx')),
      detail: t('search.link.list', { year: shown }),
    },
  ];
}
