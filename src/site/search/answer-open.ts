import { type Day, yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import type { HolidayNames } from '../../holidays/law.ts';
import type { Office } from '../../holidays/offices.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { joined } from '../../language/names.ts';
import { sectionPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { type OfficeRow, officeRows } from '../date/office-rows.ts';
import {
  type Asking,
  type Card,
  type CardLink,
  dateLine,
  dateLink,
  dayInYear,
  nameAndUntil,
  sectionLink,
} from './card.ts';
import { dayAsked } from './named.ts';
import type { Question } from './question.ts';

/** The list that gives an office's days off. */
const LISTS: Readonly<Partial<Record<Office, string>>> = {
  'bank-branches': 'payments',
  tsx: 'tsx',
  payments: 'payments',
  'canada-post': 'canada-post',
  cra: 'cra',
  'federal-offices': 'federal-public-service',
  'federal-courts': 'federal-courts-ca',
};
const COURTS: Readonly<Partial<Record<ScopeCode, string>>> = {
  on: 'civil-procedure-on',
  qc: 'civil-procedure-qc',
};

/** Whether an office is open on a day: `are banks open on canada day`. */
export function answerOffice(question: Question, asking: Asking): Card {
  const day = dayAsked(question, asking);
  if (day === undefined) return answerOfficeDays(question, asking);
  const [office = 'bank-branches'] = question.offices;
  const row = rowsOn(day, question, asking).find((one) => one.office === office);
  if (!row) return answerEveryOffice(question, asking);
  const { mark, what, who, why, note } = row;
  return {
    answer: [office === 'canada-post' && isPlain(mark) ? asking.t(`search.mail.${mark}`) : `${what}.`],
    sentence: [
      { strong: who },
      asking.t('search.colon'),
      [`${fullDate(day, asking.locale)}.`, ...[why, note].filter(Boolean).map((text) => `${text}.`)].join(
        ' ',
      ),
    ],
    links: [
      openLink(day, asking),
      ...listLinks(office, yearOf(day), question, asking),
      sectionLink('lists', asking),
    ],
  };
}

const isPlain = (mark: OfficeRow['mark']): mark is 'open' | 'closed' => mark === 'open' || mark === 'closed';

/** Everyone of whom a text speaks: `what is open on victoria day in halifax`. */
export function answerEveryOffice(question: Question, asking: Asking): Card {
  const day = dayAsked(question, asking);
  if (day === undefined) return answerOfficeDays(question, asking);
  return {
    answer: [dateLine(day, asking)],
    sentence: [asking.t('search.open.each')],
    rows: rowsOn(day, question, asking).map(({ who, what }) => [who, what]),
    links: [openLink(day, asking), sectionLink('lists', asking)],
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

const openLink = (day: Day, asking: Asking): CardLink => {
  const { href, ...link } = dateLink(day, asking);
  return { ...link, href: `${href}#open` };
};

interface OffDay extends HolidayNames {
  readonly date: Day;
  readonly isEarly: boolean;
  /** Only in some provinces. */
  readonly isLocal: boolean;
}

function listOf(office: Office, { places }: Question, { place }: Asking): string | undefined {
  return (
    LISTS[office] ??
    (office === 'courts' ? (COURTS[places[0] ?? place ?? 'ca'] ?? 'federal-courts-ca') : undefined)
  );
}

/** A day has a name in each province; one of them says it. */
function offDays(list: string, year: number, { lists }: Asking): readonly OffDay[] {
  const days = lists.days(list, year);
  return days
    .filter(({ date }, index) => days.findIndex((day) => day.date === date) === index)
    .map((day) => ({ ...day, isEarly: day.closes !== 'day', isLocal: day.provinces !== null }));
}

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOfficeDays(question: Question, asking: Asking): Card {
  const { t, today } = asking;
  const [office = 'bank-branches'] = question.offices;
  const list = listOf(office, question, asking);
  const who = list === undefined ? undefined : capital(t(`search.list.${list}` as 'search.list.tsx'));
  if (list === undefined || who === undefined)
    return {
      answer: [t('search.open.noList')],
      sentence: [t('search.open.ask')],
      links: [sectionLink('lists', asking)],
    };
  const year = question.year ?? yearOf(today);
  const years = question.year === undefined ? [year, year + 1] : [year];
  const days = years.flatMap((one) => offDays(list, one, asking));
  const links = [...listLinks(office, year, question, asking), sectionLink('lists', asking)];
  const rows = (some: readonly OffDay[], text: (day: Day) => string) =>
    some.map((day) => [capital(text(day.date)), nameOf(day, asking)] as const);
  const note = office === 'bank-branches' ? { note: t('search.open.branches') } : {};
  if (question.year !== undefined && days.length > 0)
    return {
      answer: [t('search.open.days', { n: days.length, year })],
      sentence: [{ strong: who }, `, ${year}.`],
      rows: rows(days, (day) => dayInYear(day, asking)),
      ...note,
      links,
    };
  const ahead = days.filter(({ date }) => date >= today);
  const next = ahead.find(({ isEarly }) => !isEarly);
  if (question.year === undefined && next)
    return {
      answer: [dateLine(next.date, asking)],
      sentence: [
        ...nameAndUntil(shownName(next, asking.locale), next.date, asking),
        t('search.open.next', { who }),
      ],
      rows: rows(ahead.filter((day) => day !== next).slice(0, 4), (day) => fullDate(day, asking.locale)),
      ...note,
      links: [dateLink(next.date, asking), ...links],
    };
  const spans = yearSpanTexts(asking.lists.years(list), (first, last) => t('years.span', { first, last }));
  const isLater = year >= (asking.lists.years(list).at(-1) ?? year);
  return {
    answer: [isLater ? t('search.open.unknown') : t('search.open.noSchedule', { year })],
    sentence: [
      { strong: who },
      `, ${year}. `,
      t('search.open.published', { years: joined(spans, asking.locale) }),
    ],
    links,
  };
}

function nameOf(day: OffDay, { t, locale }: Asking): string {
  const details = [
    ...(day.isEarly ? [t('list.closes', { time: t('list.time.13:00') })] : []),
    ...(day.isLocal ? [t('search.open.inSome')] : []),
  ];
  return [shownName(day, locale), ...details].join(', ');
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
