import { bundledListDays } from '../../core/bundled/lists.ts';
import { bundledOffices } from '../../core/bundled/offices.ts';
import { type Day, isWeekend, yearOf } from '../../core/calendar/day.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { toPath } from '../../service/contract/paths.ts';
import { listPagePath } from '../common/routes.ts';
import { officeRows } from '../day/office-rows.ts';
import { listedDayDetails } from '../lists/listed-day-details.ts';
import { answerList, answerNext } from './answer-list.ts';
import { type Answer, type Asking, findCourtList, type Row, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findDates, findSubjects } from './subject.ts';

/** Whether an office is open on a day, or when it is closed; or everyone whose opening on a day a text settles. */
export async function answerOffice({ office, days }: IntentOf<'office'>, asking: Asking): Promise<Answer> {
  const { t, full, dateLine, link } = asking;
  const [subject] = findSubjects(days, asking);
  if (!subject) return office ? answerSchedule(office, asking) : refuseList(asking);
  const { date: day } = subject;
  const rows = await rowsOn(day, asking);
  const row = rows.find((one) => one.office === office);
  if (!row || !office)
    return {
      line: dateLine(day),
      said: t('search.open.each'),
      rows: rows.map(({ who, what }) => [who, what]),
      links: [link.date(day, '#open'), link.section('lists')],
    };
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [full(day), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    line: isMail ? t(`search.mail.${mark}`) : ended(what),
    about: who,
    said: t('search.colon') + sentences.join(' '),
    links: [link.date(day, '#open'), ...(await linkList(office, yearOf(day), asking))],
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

/** The list of an office’s days off: a court has only the one by which it counts. */
const findList = async (office: Office, { locale, place }: Asking): Promise<string | undefined> =>
  office.endsWith('courts')
    ? findCourtList(office, place)
    : (await bundledOffices(locale)).list(office, place);

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
async function answerSchedule(office: Office, asking: Asking): Promise<Answer> {
  const { t, today, place, where, name, inYear, dateLine, until, link } = asking;
  const year = asking.year ?? yearOf(today);
  const links = [...(await linkList(office, year, asking)), link.section('lists')];
  if (office === 'bank-branches') {
    const federal: Asking = { ...asking, places: ['ca'], asked: 'ca', place: 'ca' };
    const days =
      asking.year === undefined
        ? answerNext({ kind: 'next', of: 'holiday' }, federal)
        : answerList({ kind: 'list', of: 'holidays' }, federal);
    const said = spaced(days.said || '.', t('search.open.branches'));
    return { ...days, said, links: [...days.links.slice(0, 2), ...links] };
  }
  const list = await findList(office, asking);
  if (list === undefined) return refuseList(asking);
  const who = t(`open.${office}`, { where: where(place) });
  const lists = bundledListDays();
  // A day may have one name per province. We show the first.
  const daysIn = (one: number) =>
    [...Map.groupBy(lists.withProjections.days(list, one), ({ date }) => date).values()].flatMap(
      ([first]) => first ?? [],
    );
  const days = daysIn(year);
  const next = [...days, ...daysIn(year + 1)].find(({ date, closes }) => date >= today && closes === 'day');
  if (asking.year === undefined && next)
    return {
      line: dateLine(next.date),
      about: name(next),
      said: spaced(until(next.date), t('search.open.next', { who })),
      links,
    };
  const known = lists.years(list).includes(year) ? 'search.open.days' : 'search.open.expected';
  return {
    line: t(days.length === 0 ? 'search.open.noSchedule' : known, { n: days.length, year }),
    about: `${who}, ${year}`,
    rows: days.map((day) => [inYear(day.date), [name(day), ...listedDayDetails(day, t)].join(', ')]),
    links,
  };
}

function refuseList({ t, link }: Asking): Answer {
  return { line: t('search.open.noList'), said: t('search.open.ask'), links: [link.section('lists')] };
}

/** The page of an office’s list, in the year or the last one that it has. The page of the last one has the days expected in the next. */
async function linkList(office: Office, year: number, asking: Asking) {
  const { locale, t, place, where, link } = asking;
  // Branches have no list, but payments between banks do.
  const listed = office === 'bank-branches' ? 'payments' : office;
  const id = await findList(listed, asking);
  const years = id ? bundledListDays().years(id) : [];
  const shown = years.includes(year) ? year : years.at(-1);
  if (id === undefined || shown === undefined) return [];
  const href = listPagePath(locale, id, shown) + (year > shown ? '#projected' : '');
  return [link.to(href, t(`open.${listed}`, { where: where(place) }), t('search.link.list', { year }))];
}

/** A calendar to subscribe to, or the page that a question names. */
export function answerPage({ page, days }: IntentOf<'page'>, asking: Asking): Answer {
  const { t, locale, place, link, asked, span, full, dateLine } = asking;
  if (page === 'feed') {
    const href = toPath('/calendars/{place}.{locale}.ics', { place, locale });
    return {
      line: t('search.calendar', { place: link.placeName(place) }),
      said: t('search.calendarWhat'),
      links: [
        link.place(place, t('search.link.subscribe')),
        link.to(href, `${place}.${locale}.ics`, t('search.link.feed')),
        link.guide('docs/calendars'),
      ],
    };
  }
  const guide = link.guide(page);
  const [day] = days[0] && page === 'docs/payroll' ? findDates(days[0], asking) : [];
  if (day !== undefined) {
    const last = lastPayDay(day);
    const about = t(last === day ? 'search.payroll' : 'search.payroll.before', { date: full(day) });
    return { line: dateLine(last), about, links: [guide, link.date(last)] };
  }
  const said = { 'docs/downloads': t('search.downloads'), 'docs/libraries': t('search.libraries') }[page];
  const files = asked && page === 'docs/downloads' ? link.year(asked, span.year) : [];
  return {
    line: page === 'docs/limits' ? t('search.api') : `${guide.title}.`,
    said,
    links: [guide, ...(page === 'docs' ? [link.guide('docs/downloads')] : files)],
  };
}

/** The day itself if payments are processed on it, otherwise the last one before. */
function lastPayDay(day: Day): Day {
  const { withProjections } = bundledListDays();
  const closed = withProjections.days('payments', yearOf(day)).filter(({ closes }) => closes === 'day');
  const isClosed = isWeekend(day) || closed.some(({ date }) => date === day);
  return isClosed ? lastPayDay(day - 1) : day;
}
