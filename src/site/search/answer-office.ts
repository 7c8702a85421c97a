import { bundledListDays } from '../../core/bundled/lists.ts';
import { bundledOffices } from '../../core/bundled/offices.ts';
import { type Day, yearOf } from '../../core/calendar/day.ts';
import { LOCAL_OFFICES, type Office } from '../../core/offices/office-table.ts';
import { toPath } from '../../service/contract/paths.ts';
import { listPagePath } from '../common/routes.ts';
import { officeRows } from '../day/office-rows.ts';
import { listedDayDetails } from '../lists/listed-day-details.ts';
import { answerList } from './answer-list.ts';
import { type Asking, type Card, findCourtList, type Row, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findSubjects } from './subject.ts';

/** Whether an office is open on a day, or when it is closed; or everyone whose opening on a day a text settles. */
export function answerOffice(asking: Asking): Card {
  const { t, days, place, full, dateLine, link } = asking;
  const [office] = asking.offices;
  const [subject] = findSubjects(days, asking);
  if (!subject) return answerSchedule(office, asking);
  const { date: day } = subject;
  const open = link.date(day, '#open');
  if (office && place === 'ca' && LOCAL_OFFICES.includes(office))
    return { line: t('pay.search.byProvince'), said: t('pay.search.addPlace'), links: [open] };
  const rows = rowsOn(day, asking);
  const row = rows.find((one) => one.office === office);
  if (!row || !office)
    return {
      line: dateLine(day),
      said: t('search.open.each'),
      rows: rows.map(({ who, what }) => [who, what]),
      links: [open, link.section('lists')],
    };
  const { mark, what, who, why, note } = row;
  const isMail = office === 'canada-post' && (mark === 'open' || mark === 'closed');
  const sentences = [full(day), why, note].filter(Boolean).map((text) => `${text}.`);
  return {
    line: isMail ? t(`search.mail.${mark}`) : ended(what),
    about: who,
    said: t('search.colon') + sentences.join(' '),
    links: [open, ...linkList(office, yearOf(day), asking)],
  };
}

const ended = (text: string): string => text.replace(/\.?$/, '.');

const rowsOn = (day: Day, { t, locale, place }: Asking) =>
  officeRows(bundledOffices().on(day, place), day, place, [], locale, t);

/** The law on stores on a day; nothing if there isn’t any. */
export const storesOn = (day: Day, asking: Asking): readonly Row[] =>
  rowsOn(day, asking)
    .filter(({ office }) => office === 'shops')
    .map(({ who, what, why }) => [who, `${ended(what)} ${why}.`]);

/** The list of an office’s days off: a court has only the one by which it counts. */
const findList = (office: Office, { place }: Asking): string | undefined =>
  office.endsWith('courts') ? findCourtList(office, place) : bundledOffices().list(office, place);

/** When an office is closed in a year: `tsx holidays 2027`, `bank holiday`. */
function answerSchedule(office: Office | undefined, asking: Asking): Card {
  const { t, today, place, where, name, inYear, link } = asking;
  const year = asking.year ?? yearOf(today);
  const links = [...(office ? linkList(office, year, asking) : []), link.section('lists')];
  if (office === 'bank-branches') {
    const days = answerList({ kind: 'list', of: 'holidays' }, { ...asking, place: 'ca' });
    const said = spaced(days.said || '.', t('search.open.branches'));
    return { ...days, said, links: [...days.links, ...links] };
  }
  const list = office && findList(office, asking);
  if (!office || list === undefined)
    return { line: t('search.open.noList'), said: t('search.open.ask'), links };
  const { withProjections, years } = bundledListDays();
  // A day may have one name per province. We show the first.
  const byDate = Map.groupBy(withProjections.days(list, year), ({ date }) => date);
  const days = [...byDate.values()].flatMap(([first]) => first ?? []);
  const known = years(list).includes(year) ? 'search.open.days' : 'search.open.expected';
  return {
    line: t(days.length === 0 ? 'search.open.noSchedule' : known, { n: days.length, year }),
    about: `${t(`open.${office}`, { where: where(place) })}, ${year}`,
    rows: days.map((day) => [inYear(day.date), [name(day), ...listedDayDetails(day, t)].join(', ')]),
    links,
  };
}

/** The page of an office’s list, in the year or the last one that it has. The page of the last one has the days expected in the next. */
function linkList(office: Office, year: number, asking: Asking) {
  const { locale, t, place, where, link } = asking;
  // Branches have no list, but payments between banks do.
  const listed = office === 'bank-branches' ? 'payments' : office;
  const id = findList(listed, asking);
  const years = id ? bundledListDays().years(id) : [];
  const shown = years.includes(year) ? year : years.at(-1);
  if (id === undefined || shown === undefined) return [];
  const href = listPagePath(locale, id, shown) + (year > shown ? '#projected' : '');
  return [link.to(href, t(`open.${listed}`, { where: where(place) }), t('search.link.list', { year }))];
}

/** A calendar to subscribe to, or the page that a question names. */
export function answerPage({ page }: IntentOf<'page'>, asking: Asking): Card {
  const { t, locale, place, link, asked, span } = asking;
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
  const files = asked && page === 'docs/downloads' ? link.year(asked, span.year) : [];
  return {
    line: page === 'docs/limits' ? t('search.api') : `${guide.title}.`,
    links: [guide, ...(page === 'docs' ? [link.guide('docs/downloads')] : files)],
  };
}
