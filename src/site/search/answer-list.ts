import { embeddedOffices } from 'statdays:offices';
import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import type { HolidayNames } from '../../holidays/law.ts';
import { createOffices, type Office, type OfficeAnswer } from '../../holidays/offices.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { sectionPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import {
  type Asking,
  type Card,
  type CardLink,
  dateLine,
  dateLink,
  dayInYear,
  daysOfHoliday,
  nameAndUntil,
  sectionLink,
  type Words,
} from './card.ts';
import { dayOfNoHoliday } from './lexicon.ts';
import type { Question } from './question.ts';

type Asked =
  | 'bank-branches'
  | 'tsx'
  | 'payments'
  | 'canada-post'
  | 'cra'
  | 'federal-public-service'
  | 'federal-courts-ca'
  | 'civil-procedure-on'
  | 'civil-procedure-qc';

/** The office behind a list. */
const OFFICE_OF: Readonly<Partial<Record<Asked, Office>>> = {
  'federal-public-service': 'federal-offices',
  'federal-courts-ca': 'federal-courts',
  'civil-procedure-on': 'courts',
  'civil-procedure-qc': 'courts',
};

/** How a kind of office says that it is open or closed. */
const MANNERS = {
  'bank-branches': 'branch',
  tsx: 'office',
  payments: 'office',
  'canada-post': 'mail',
  cra: 'due',
  'federal-public-service': 'office',
  'federal-courts-ca': 'court',
  'civil-procedure-on': 'court',
  'civil-procedure-qc': 'court',
} as const satisfies Readonly<Record<Asked, string>>;

const TOPICS: readonly (readonly [topic: string, office: Asked])[] = [
  ['bank', 'bank-branches'],
  ['stock-market', 'tsx'],
  ['mail', 'canada-post'],
  ['tax', 'cra'],
  ['public-service', 'federal-public-service'],
  ['court', 'federal-courts-ca'],
  ['federal-court', 'federal-courts-ca'],
];

/** The office that a question is about; the courts are those of the place. */
export function officeOf({ topics, places }: Question, { place }: Asking): Asked | undefined {
  const found = TOPICS.find(([topic]) => topics.has(topic))?.[1];
  const [where = place] = places;
  if (found !== 'federal-courts-ca' || topics.has('federal-court')) return found;
  return where === 'on' || where === 'qc' ? `civil-procedure-${where}` : found;
}

/** Whether an office is open, or when it is closed next, or in a year. */
export function answerList(office: Asked, question: Question, asking: Asking): Card {
  const day = question.dates[0]?.[0] ?? dayOfHolidayAsked(question, asking);
  if (day !== undefined) return openOn(office, day, question, asking);
  if (question.year !== undefined) return closedIn(office, question.year, asking);
  return closedNext(office, asking);
}

function dayOfHolidayAsked(question: Question, asking: Asking): Day | undefined {
  const { holidays, year, places, noHoliday } = question;
  if (noHoliday !== undefined) return dayOfNoHoliday(noHoliday, year, asking.today);
  const [holiday] = holidays;
  if (!holiday) return undefined;
  const own = places[0] ?? asking.place;
  const years = year === undefined ? [0, 1, 2].map((more) => yearOf(asking.today) + more) : [year];
  for (const one of years) {
    const days = daysOfHoliday(holiday.id, one, asking);
    const found = days.find(({ place }) => place === own) ?? days[0];
    if (found && (year !== undefined || found.day.date >= asking.today)) return found.day.date;
  }
  return undefined;
}

function openOn(office: Asked, day: Day, { places }: Question, asking: Asking): Card {
  const { t, locale, almanac, lists, place = 'ca' } = asking;
  const where = courtPlace(office) ?? places[0] ?? place;
  const answers = createOffices({ almanac, lists }, embeddedOffices()).on(day, where);
  const found = answers.find((answer) => answer.office === (OFFICE_OF[office] ?? office));
  const who = capital(t(`search.office.${office}`));
  return {
    answer: [found ? openingLine(office, found, asking) : t('search.open.noSchedule', { year: yearOf(day) })],
    sentence: [
      { strong: who },
      t('search.colon'),
      fullDate(day, locale),
      ...(found ? [reasonOf(found, asking)] : ['. ']),
      ...(office === 'bank-branches' ? [t('search.open.branchNote')] : []),
    ],
    links: [dateLink(day, asking), ...listLinks(office, yearOf(day), asking), sectionLink('lists', asking)],
  };
}

function courtPlace(office: Asked): ScopeCode | undefined {
  if (office === 'civil-procedure-on') return 'on';
  return office === 'civil-procedure-qc' ? 'qc' : undefined;
}

function openingLine(office: Asked, { opening, until, reason }: OfficeAnswer, { t }: Asking): string {
  if (until !== undefined) return t('search.open.early');
  if (opening === 'closed' || opening === 'open') return t(`search.open.${MANNERS[office]}.${opening}`);
  if (opening === 'limited') return t('search.open.limited');
  if (reason.kind === 'by-province') return t('search.open.some');
  return t(reason.kind === 'earlier-years' ? 'search.open.unknown' : 'search.open.varies');
}

/** Why, as the sentence goes on after the date. */
function reasonOf({ reason }: OfficeAnswer, asking: Asking): string {
  const { t, locale } = asking;
  const holiday = 'holiday' in reason && reason.holiday ? `, ${shownName(reason.holiday, locale)}` : '';
  const words = 'words' in reason && reason.words ? `${capital(reason.words[locale])}. ` : '';
  if (reason.kind !== 'earlier-years' || reason.years.length === 0) return `${holiday}. ${words}`;
  const years = yearSpanTexts(reason.years, (first, last) => t('years.span', { first, last })).join(', ');
  return `${holiday}. ${t('search.open.before', { years, what: t(`search.open.did.${reason.did}`) })} `;
}

interface OffDay extends HolidayNames {
  readonly date: Day;
  readonly isEarly: boolean;
  /** Only in some provinces. */
  readonly isLocal: boolean;
}

/** The days of an office's own list; of the branches of banks those of federal law. */
function offDays(office: Asked, year: number, { almanac, lists }: Asking): readonly OffDay[] {
  if (office === 'bank-branches')
    return almanac
      .statutory('ca', year)
      .map((day) => ({ ...day, date: dayOf(day.observedDate), isEarly: false, isLocal: false }));
  const days = lists
    .days(office, year)
    .map((day) => ({ ...day, isEarly: day.closes !== 'day', isLocal: day.provinces !== null }));
  // A day has a name in each province; one of them says it.
  return days.filter(({ date }, index) => days.findIndex((day) => day.date === date) === index);
}

function rowOf(day: OffDay, { t, locale }: Asking): string {
  const details = [
    ...(day.isEarly ? [t('list.closes', { time: t('list.time.13:00') })] : []),
    ...(day.isLocal ? [t('search.open.inSome')] : []),
  ];
  return [shownName(day, locale), ...details].join(', ');
}

function closedIn(office: Asked, year: number, asking: Asking): Card {
  const { t } = asking;
  const days = offDays(office, year, asking);
  const who = capital(t(`search.office.${office}`));
  const lastYear = asking.lists.years(office).at(-1) ?? year;
  if (days.length === 0)
    return {
      answer: [year > lastYear ? t('search.open.unknown') : t('search.open.noSchedule', { year })],
      sentence: [{ strong: who }, `, ${year}.`, ...knownYears(office, asking)],
      links: [...listLinks(office, lastYear, asking), sectionLink('lists', asking)],
    };
  return {
    answer: [t(`search.open.${MANNERS[office]}.days`, { n: days.length, year })],
    sentence: [
      { strong: who },
      `, ${year}. `,
      ...(office === 'bank-branches' ? [t('search.open.branchNote')] : []),
    ],
    rows: days.map((day) => [capital(dayInYear(day.date, asking)), rowOf(day, asking)]),
    links: [...listLinks(office, year, asking), sectionLink('lists', asking)],
  };
}

function knownYears(office: Asked, { lists, t }: Asking): readonly Words[] {
  const spans = yearSpanTexts(lists.years(office), (first, last) => t('years.span', { first, last }));
  return spans.length === 0 ? [] : [' ', t('search.open.published', { years: spans.join(', ') })];
}

function closedNext(office: Asked, asking: Asking): Card {
  const { t, today } = asking;
  const year = yearOf(today);
  const days = [year, year + 1].flatMap((one) => offDays(office, one, asking));
  const next = days.find((day) => day.date >= today && !day.isEarly);
  if (!next) return closedIn(office, year + 1, asking);
  const what = t(`search.open.${MANNERS[office]}.closed`);
  return {
    answer: [dateLine(next.date, asking)],
    sentence: [
      ...nameAndUntil(shownName(next, asking.locale), next.date, asking),
      `${capital(t(`search.office.${office}`))}${t('search.colon')}${what.charAt(0).toLowerCase()}${what.slice(1)} `,
      ...(office === 'bank-branches' ? [t('search.open.branchNote')] : []),
    ],
    rows: days
      .filter((day) => day.date > next.date || (day.date >= today && day.isEarly))
      .slice(0, 4)
      .map((day) => [capital(fullDate(day.date, asking.locale)), rowOf(day, asking)]),
    links: [
      ...listLinks(office, yearOf(next.date), asking),
      dateLink(next.date, asking),
      sectionLink('lists', asking),
    ],
  };
}

/** Lists that stand behind an office. */
function listLinks(office: Asked, year: number, { lists, locale, t }: Asking): readonly CardLink[] {
  const id = office === 'bank-branches' ? 'payments' : office;
  const years = lists.years(id);
  const shown = years.includes(year) ? year : years.at(-1);
  if (shown === undefined) return [];
  return [
    {
      href: `${sectionPath(locale, 'lists')}${id}/${shown}/`,
      title: capital(t(`search.office.${id}`)),
      detail: t('search.link.list', { year: shown }),
    },
  ];
}
