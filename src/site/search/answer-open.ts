import { type Day, yearOf } from '../../calendar/day.ts';
import { bundledListDays } from '../../holidays/bundled-lists.ts';
import type { Office } from '../../holidays/office-table.ts';
import { createOffices } from '../../holidays/offices.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { sectionPath } from '../common/routes.ts';
import { officeRows } from '../date/office-rows.ts';
import { type Asking, type Card, COURTS } from './card.ts';
import type { CardLink } from './links.ts';
import { subjectsOf } from './subject.ts';

/** Whether an office is open on a day, or everyone whose opening a text settles: `what is open on victoria day in halifax`. */
export async function answerOpen(asking: Asking): Promise<Card> {
  const { t, locale, today, offices, dateLine, link } = asking;
  const [{ date: day } = { date: today }] = subjectsOf(asking);
  const page = link.date(day, '#open');
  const rows = await rowsOn(day, asking);
  const row = rows.find(({ office }) => office === offices[0]);
  if (!row)
    return {
      answer: dateLine(day),
      sentence: t('search.open.each'),
      rows: rows.map(({ who, what }) => [who, what]),
      links: [page, link.section('lists')],
    };
  const { mark, what, who, why, note } = row;
  const isMail = offices[0] === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [fullDate(day, locale), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    answer: isMail ? t(`search.mail.${mark}`) : ended(what),
    sentence: `*${who}*${t('search.colon')}${sentences.join(' ')}`,
    links: [page, ...listLinks(listOf(asking), yearOf(day), asking)],
  };
}

const ended = (text: string): string => text.replace(/\.?$/, '.');

async function rowsOn(day: Day, { t, locale, almanac, place }: Asking) {
  const { embeddedOffices } = await (locale === 'fr'
    ? import('statdays:openings-fr')
    : import('statdays:openings-en'));
  const offices = createOffices({ almanac, lists: bundledListDays() }, embeddedOffices());
  return officeRows(offices.on(day, place), day, place, [], locale, t);
}

/** What the law says of stores on a day; nothing if it says nothing. */
export const storesOn = async (day: Day, asking: Asking) =>
  (await rowsOn(day, asking))
    .filter(({ office }) => office === 'shops')
    .map(({ who, what, why }) => [who, `${ended(what)} ${why}.`] as const);

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

export function listOf({ offices: [office = 'bank-branches'], place }: Asking): string | undefined {
  return office === 'courts' ? (COURTS[place] ?? COURTS.ca) : LISTS[office];
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
