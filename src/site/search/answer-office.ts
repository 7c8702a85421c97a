import { bundledListDays } from '../../core/bundled/list-days.ts';
import { type Day, yearOf } from '../../core/calendar/day.ts';
import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import { capital } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import type { ListedDay } from '../../core/lists/lists.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { createOffices } from '../../core/offices/offices.ts';
import { listPagePath } from '../common/routes.ts';
import { officeRows } from '../day/office-rows.ts';
import { listedDayDetails } from '../lists/listed-day-details.ts';
import { answerList, answerNext } from './answer-place.ts';
import { type Asking, type Card, type CardLink, courtList, type Row } from './card.ts';
import { subjectsOf } from './subject.ts';

/** Whether an office is open on a day, or everyone whose opening a text settles: `what is open on victoria day in halifax`. */
export async function answerOpen(asking: Asking): Promise<Card> {
  const { t, today, offices, full, dateLine, link } = asking;
  const [{ date: day } = { date: today }] = subjectsOf(asking);
  const page = link.date(day, '#open');
  const all = await rowsOn(day, asking);
  const row = all.find(({ office }) => office === offices[0]);
  const rows = all.map(({ who, what }): Row => [who, what]);
  const links = [page, link.section('lists')];
  if (!row) return { answer: dateLine(day), sentence: t('search.open.each'), rows, links };
  const { mark, what, who, why, note } = row;
  const isMail = offices[0] === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [full(day), why, note].filter(Boolean).map((text) => `${text}.`);
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
export const storesOn = async (day: Day, asking: Asking): Promise<readonly Row[]> =>
  (await rowsOn(day, asking))
    .filter(({ office }) => office === 'shops')
    .map(({ who, what, why }) => [who, `${ended(what)} ${why}.`]);

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOffice(asking: Asking): Card {
  const { t, locale, today, offices, about, name, full, inYear, dateLine, nameAndUntil, link } = asking;
  const now = yearOf(today);
  const { year = now } = asking;
  const isNext = asking.year === undefined;
  const list = listOf(asking);
  const links = [...listLinks(list, year, asking), link.section('lists')];
  if (offices[0] === 'bank-branches') {
    const federal = about({ places: ['ca'] });
    const days = isNext ? answerNext(federal) : answerList(federal);
    const sentence = `${t('search.open.branches')} ${days.sentence}`;
    return { ...days, sentence, links: [...days.links.slice(0, 2), ...links] };
  }
  if (list === undefined) return { answer: t('search.open.noList'), sentence: t('search.open.ask'), links };
  const who = t(`search.list.${list}` as 'search.list.tsx');
  const lists = bundledListDays();
  const years = lists.years(list);
  const days = (isNext ? [now, now + 1] : [year])
    .flatMap((one) => (isNext ? lists : lists.withProjections).days(list, one))
    .filter(({ date }) => !isNext || date >= today)
    // A day may have one name per province. We show the first.
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index);
  const what = (day: ListedDay): string => [name(day), ...listedDayDetails(day, t)].join(', ');
  const next = days.find(({ closes }) => closes === 'day');
  if (!next) {
    const spans = yearSpanTexts(years, (first, last) => t('years.span', { first, last }));
    const published = t('search.open.published', { years: joined(spans, locale) });
    const isPast = year < (years.at(-1) ?? 0);
    const answer = isPast ? t('search.open.noSchedule', { year }) : t('search.open.unknown');
    return { answer, sentence: `*${capital(who)}*, ${year}. ${published}`, links };
  }
  if (!isNext) {
    const count = years.includes(year) ? 'search.open.days' : 'search.open.expected';
    const rows = days.map((day): Row => [inYear(day.date), what(day)]);
    return {
      answer: t(count, { n: days.length, year }),
      sentence: `*${capital(who)}*, ${year}.`,
      rows,
      links,
    };
  }
  const later = days.filter((day) => day !== next).slice(0, MAX_LATER);
  return {
    answer: dateLine(next.date),
    sentence: `${nameAndUntil(name(next), next.date)} ${t('search.open.next', { who })}`,
    rows: later.map((day) => [capital(full(day.date)), what(day)]),
    links,
  };
}

/** The days shown after the next one. */
const MAX_LATER = 4;

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

const listOf = ({ offices: [office = 'bank-branches'], place }: Asking): string | undefined =>
  office === 'courts' ? (courtList(place) ?? courtList('ca')) : LISTS[office];

/** The page of a list, in the year or the last one that it has. The page of the last one has the days expected in the next. */
function listLinks(id = '', year: number, { locale, t, link }: Asking): readonly CardLink[] {
  const lists = bundledListDays();
  const years = lists.ids.includes(id) ? lists.years(id) : [];
  const shown = years.includes(year) ? year : years.at(-1);
  if (shown === undefined) return [];
  const isExpected = year === shown + 1 && lists.projectedDays(id, year).length > 0;
  const href = listPagePath(locale, id, shown) + (isExpected ? '#projected' : '');
  const title = capital(t(`search.list.${id}` as 'search.list.tsx'));
  return [link.to(href, title, t('search.link.list', { year: isExpected ? year : shown }))];
}
