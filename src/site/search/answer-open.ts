import { type Day, yearOf } from '../../calendar/day.ts';
import { bundledListDays } from '../../holidays/bundled-lists.ts';
import type { Office } from '../../holidays/office-table.ts';
import { createOffices } from '../../holidays/offices.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { sectionPath } from '../common/routes.ts';
import { officeRows } from '../date/office-rows.ts';
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
      answer: card.dateLine(day, asking),
      sentence: t('search.open.each'),
      rows: rows.map(({ who, what }) => [who, what]),
      links: [card.dateLink(day, asking, '#open'), card.sectionLink('lists', asking)],
    };
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [fullDate(day, locale), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    answer: isMail ? t(`search.mail.${mark}`) : what.replace(/\.?$/, '.'),
    sentence: `*${who}*${t('search.colon')}${sentences.join(' ')}`,
    links: [card.dateLink(day, asking, '#open'), ...listLinks(listOf(question, asking), yearOf(day), asking)],
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

export function listOf(question: Question, asking: Asking): string | undefined {
  const [office = 'bank-branches'] = question.offices;
  return office === 'courts'
    ? (card.COURTS[card.placeOf(question, asking)] ?? card.COURTS.ca)
    : LISTS[office];
}

/** The page of a list, in the year or the last one that it has. The page of the last one has the days expected in the next. */
export function listLinks(id: string | undefined, year: number, { locale, t }: Asking): readonly CardLink[] {
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
