import { bundledListDays } from '../../core/bundled/lists.ts';
import { bundledOffices } from '../../core/bundled/offices.ts';
import { type Day, yearOf } from '../../core/calendar/day.ts';
import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import { capital } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import type { ListedDay } from '../../core/lists/lists.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { pathOf } from '../../service/contract/paths.ts';
import { SHEETS } from '../../service/documents/file-names.ts';
import { listPagePath } from '../common/routes.ts';
import { officeRows } from '../day/office-rows.ts';
import { listedDayDetails } from '../lists/listed-day-details.ts';
import { answerList, answerNext } from './answer-list.ts';
import { type Answer, type Asking, courtList, type PageLink, type Row, strong } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { businessDays, findDates, findSubjects } from './subject.ts';

/** Everyone whose opening on a day a text settles: `what is open on victoria day in halifax`. */
export async function answerOpen({ days }: IntentOf<'open'>, asking: Asking): Promise<Answer> {
  const { t, today, dateLine, link } = asking;
  const [{ date: day } = { date: today }] = findSubjects(days, asking);
  const rows = (await rowsOn(day, asking)).map(({ who, what }): Row => [who, what]);
  return {
    line: dateLine(day),
    said: [t('search.open.each')],
    rows,
    links: [link.date(day, '#open'), link.section('lists')],
  };
}

/** Whether an office is open on a day, or when it is closed. */
export async function answerOffice(intent: IntentOf<'office'>, asking: Asking): Promise<Answer> {
  const { office, days } = intent;
  const { t, full, link } = asking;
  const [subject] = findSubjects(days, asking);
  if (!subject) return answerSchedule(office, asking);
  const { date: day } = subject;
  const row = (await rowsOn(day, asking)).find((one) => one.office === office);
  if (!row) return answerOpen({ kind: 'open', days }, asking);
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [full(day), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    line: isMail ? t(`search.mail.${mark}`) : ended(what),
    said: [strong(who), `${t('search.colon')}${sentences.join(' ')}`],
    links: [link.date(day, '#open'), ...listLinks(listOf(office, asking), yearOf(day), asking)],
  };
}

const ended = (text: string): string => text.replace(/\.?$/, '.');

async function rowsOn(day: Day, { t, locale, place }: Asking) {
  const offices = await bundledOffices(locale);
  return officeRows(offices.on(day, place), day, place, [], locale, t);
}

/** What the law says of stores on a day; nothing if it says nothing. */
export const storesOn = async (day: Day, asking: Asking): Promise<readonly Row[]> =>
  (await rowsOn(day, asking))
    .filter(({ office }) => office === 'shops')
    .map(({ who, what, why }) => [who, `${ended(what)} ${why}.`]);

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
function answerSchedule(office: Office, asking: Asking): Answer {
  const { t, locale, today, name, full, inYear, dateLine, nameAndUntil, link } = asking;
  const { year = yearOf(today) } = asking;
  const isNext = asking.year === undefined;
  const list = listOf(office, asking);
  const links = [...listLinks(list, year, asking), link.section('lists')];
  if (office === 'bank-branches') {
    const federal: Asking = { ...asking, places: ['ca'], asked: 'ca', place: 'ca' };
    const days = isNext
      ? answerNext({ kind: 'next', of: 'holiday' }, federal)
      : answerList({ kind: 'list', of: 'holidays' }, federal);
    const said = [`${t('search.open.branches')} `, ...(days.said ?? [])];
    return { ...days, said, links: [...days.links.slice(0, 2), ...links] };
  }
  if (list === undefined) return { line: t('search.open.noList'), said: [t('search.open.ask')], links };
  const who = t(`search.list.${list}` as 'search.list.tsx');
  const title = [strong(capital(who)), `, ${year}. `];
  const lists = bundledListDays();
  const years = lists.years(list);
  const days = (isNext ? [year, year + 1] : [year])
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
    return {
      line: t(isPast ? 'search.open.noSchedule' : 'search.open.unknown', { year }),
      said: [...title, published],
      links,
    };
  }
  const line = t(years.includes(year) ? 'search.open.days' : 'search.open.expected', {
    n: days.length,
    year,
  });
  if (!isNext) return { line, said: title, rows: days.map((day) => [inYear(day.date), what(day)]), links };
  const later = days.filter((day) => day !== next).slice(0, MAX_LATER);
  return {
    line: dateLine(next.date),
    said: [...nameAndUntil(name(next), next.date), t('search.open.next', { who })],
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

const listOf = (office: Office, { place }: Asking): string | undefined =>
  office === 'courts' ? (courtList(place) ?? courtList('ca')) : LISTS[office];

/** The page of a list, in the year or the last one that it has. The page of the last one has the days expected in the next. */
function listLinks(id = '', year: number, { locale, t, link }: Asking): readonly PageLink[] {
  const lists = bundledListDays();
  const years = lists.ids.includes(id) ? lists.years(id) : [];
  const shown = years.includes(year) ? year : years.at(-1);
  if (shown === undefined) return [];
  const isExpected = year === shown + 1 && lists.projectedDays(id, year).length > 0;
  const href = listPagePath(locale, id, shown) + (isExpected ? '#projected' : '');
  const title = capital(t(`search.list.${id}` as 'search.list.tsx'));
  return [link.to(href, title, t('search.link.list', { year: isExpected ? year : shown }))];
}

/** A calendar to subscribe to, or the page of the documentation that a question names. */
export function answerPage({ page, days }: IntentOf<'page'>, asking: Asking): Answer {
  const { t, locale, place, link, span, asked, full, dateLine } = asking;
  if (page === 'feed') {
    const href = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
    return {
      line: t('search.calendar', { place: link.placeName(place) }),
      said: [t('search.calendarWhat')],
      links: [
        link.place(place, t('search.link.subscribe')),
        link.to(href, `${place}.${locale}.ics`, t('search.link.feed')),
        link.guide('docs/calendars'),
      ],
    };
  }
  const guide = link.guide(page);
  const line = page === 'docs/limits' ? t('search.api') : `${guide.title}.`;
  if (page === 'docs/downloads') {
    const sheet = link.to(
      pathOf(SHEETS[locale], { place, year: span.year }),
      t('search.link.year', { place: link.placeName(place), year: span.year }),
      t('search.link.sheet'),
    );
    return { line, said: [t('search.downloads')], links: [...(asked ? [sheet] : []), guide] };
  }
  if (page === 'docs/libraries') return { line, said: [t('search.libraries')], links: [guide] };
  const [day] = days[0] ? findDates(days[0], asking) : [];
  if (page !== 'docs/payroll' || day === undefined) return { line, links: [guide] };
  const last = lastPayDay(day, asking);
  return {
    line: dateLine(last),
    said: [strong(t(last === day ? 'search.payroll' : 'search.payroll.before', { date: full(day) }))],
    links: [guide, link.date(last)],
  };
}

/** The day itself if payments are processed on it, otherwise the last one before. */
function lastPayDay(day: Day, asking: Asking): Day {
  const lists = bundledListDays();
  const isClosed = (one: Day): boolean =>
    lists.withProjections
      .days('payments', yearOf(one))
      .some(({ date, closes }) => date === one && closes === 'day');
  let last = day;
  while (businessDays(asking).isWeekend(last) || isClosed(last)) last--;
  return last;
}
