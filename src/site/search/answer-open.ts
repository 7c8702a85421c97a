import { type Day, yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import { bundledListDays } from '../../holidays/bundled-lists.ts';
import { createOffices, type Office } from '../../holidays/offices.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, fullDate } from '../../language/dates.ts';
import { joined } from '../../language/names.ts';
import { sectionPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { type OfficeRow, officeRows } from '../date/office-rows.ts';
import { COURTS } from './answer-count.ts';
import type { Asking, Card, CardLink } from './card.ts';
import * as card from './card.ts';
import { openLink, sectionLink } from './links.ts';
import type { Question } from './question.ts';
import { dayAsked } from './subject.ts';

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
  return COURTS[card.placeOf(question, asking)] ?? COURTS.ca;
}

/** Whether an office is open on a day: `are banks open on canada day`. */
export async function answerOffice(question: Question, asking: Asking): Promise<Card> {
  const day = dayAsked(question, asking);
  if (day === undefined) return answerOfficeDays(question, asking);
  const [office = 'bank-branches'] = question.offices;
  const rows = await rowsOn(day, question, asking);
  const row = rows.find((one) => one.office === office);
  if (!row) return everyOffice(day, rows, asking);
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [fullDate(day, asking.locale), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    answer: [isMail ? asking.t(`search.mail.${mark}`) : what.replace(/\.?$/, '.')],
    sentence: [{ strong: who }, asking.t('search.colon'), sentences.join(' ')],
    links: [openLink(day, asking), ...listLinks(office, yearOf(day), question, asking)],
  };
}

/** Everyone whose opening a text settles: `what is open on victoria day in halifax`. */
export async function answerEveryOffice(question: Question, asking: Asking): Promise<Card> {
  const day = dayAsked(question, asking) ?? asking.today;
  return everyOffice(day, await rowsOn(day, question, asking), asking);
}

const everyOffice = (day: Day, rows: readonly OfficeRow[], asking: Asking): Card => ({
  answer: [card.dateLine(day, asking)],
  sentence: [asking.t('search.open.each')],
  rows: rows.map(({ who, what }) => [who, what]),
  links: [openLink(day, asking), sectionLink('lists', asking)],
});

async function rowsOn(day: Day, question: Question, asking: Asking): Promise<readonly OfficeRow[]> {
  const { locale, t, almanac } = asking;
  const { embeddedOffices } = await (locale === 'fr'
    ? import('statdays:openings-fr')
    : import('statdays:openings-en'));
  const offices = createOffices({ almanac, lists: bundledListDays() }, embeddedOffices());
  const place = card.placeOf(question, asking);
  return officeRows(offices.on(day, place), day, place, [], locale, t);
}

/** The days shown after the next one. */
const MAX_LATER = 4;

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOfficeDays(question: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const [office = 'bank-branches'] = question.offices;
  const list = listOf(office, question, asking);
  const now = yearOf(today);
  const { year } = question;
  const links = [...listLinks(office, year ?? now, question, asking), sectionLink('lists', asking)];
  if (list === undefined)
    return { answer: [t('search.open.noList')], sentence: [t('search.open.ask')], links };
  const name = t(`search.list.${list}` as 'search.list.tsx');
  const who = capital(name);
  const days = (year === undefined ? [now, now + 1] : [year])
    .flatMap((one) => bundledListDays().days(list, one))
    .filter(({ date }) => year !== undefined || date >= today)
    // A day may have one name per province. We show the first.
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index);
  const next = days.find(({ closes }) => closes === 'day');
  if (!next) return noSchedule(list, who, year ?? now, links, asking);
  const shown = year === undefined ? days.filter((day) => day !== next).slice(0, MAX_LATER) : days;
  return {
    answer: [
      year === undefined ? card.dateLine(next.date, asking) : t('search.open.days', { n: days.length, year }),
    ],
    sentence:
      year === undefined
        ? [
            ...card.nameAndUntil(shownName(next, locale), next.date, asking),
            t('search.open.next', { who: name }),
          ]
        : [{ strong: who }, `, ${year}.`],
    rows: shown.map((day) => [
      capital(year === undefined ? fullDate(day.date, locale) : dayInYear(day.date, locale)),
      [
        shownName(day, locale),
        ...(day.closes === 'day' ? [] : [t('list.closes', { time: t('list.time.13:00') })]),
        ...(day.provinces === null ? [] : [t('search.open.inSome')]),
      ].join(', '),
    ]),
    ...(office === 'bank-branches' ? { note: t('search.open.branches') } : {}),
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

/** The list behind an office. */
function listLinks(office: Office, year: number, question: Question, asking: Asking): readonly CardLink[] {
  const { locale, t } = asking;
  const id = listOf(office, question, asking);
  const years = id === undefined ? [] : bundledListDays().years(id);
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
