import { type Day, formatDate, toDay, yearOf } from '../calendar/day.ts';
import { MOST_SKIPPED } from '../contract/operations.ts';
import { DATES, READERS } from '../contract/parameters/readers.ts';
import type { ProblemDetails } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { TimeLimitBody } from '../contract/schemas/time-limit.ts';
import {
  eventOutOfRange,
  missingList,
  noClearDays,
  noTimeLimitRule,
  periodOutOfRange,
  periodSuspended,
} from '../contract/time-limit.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, type Words } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { businessDaysOfList } from '../lists/days-off.ts';
import type { NamedList } from '../lists/list.ts';
import type { Lists } from '../lists/lists.ts';
import {
  isInRecess,
  isSuspended,
  type TimeLimit,
  type TimeLimitQuestion,
  type TimeLimitRule,
  timeLimit,
} from '../lists/time-limits.ts';
import { listYearPath } from './paths.ts';
import { type Site, sourceOf } from './site.ts';

/** A question by the names of the service's parameters, each read already; undefined for those left out. */
export interface AskedTimeLimit {
  readonly list?: string | undefined;
  readonly date?: Day | undefined;
  readonly days?: number | undefined;
  readonly clear?: boolean | undefined;
}

/** The body of the answer with what it was computed from, or what is wrong with the question. */
export type TimeLimitAnswer =
  | { readonly kind: 'answer'; readonly body: TimeLimitBody; readonly limit: TimeLimit }
  | { readonly kind: 'refusal'; readonly code: ProblemCode; readonly details: ProblemDetails };

type Reason = TimeLimitBody['skipped'][number];

/** True of every rule. */
const COMMON_NOTES: readonly Words[] = [
  {
    en: 'The date is taken as the day of the event: a document served in person, during office hours, on an open day.',
    fr: 'La date est tenue pour celle de l’événement\u00a0: un document signifié en personne, pendant les heures de bureau, un jour ouvrable.',
  },
  {
    en: 'Days proclaimed for one occasion, closed offices, orders and practice directions are not in the list.',
    fr: 'Les jours proclamés pour une seule occasion, les bureaux fermés, les ordonnances et les directives de pratique ne figurent pas sur la liste.',
  },
  {
    en: 'This is a computation and no legal advice: check it with the registry.',
    fr: 'C’est un calcul, et non un avis juridique\u00a0: vérifiez-le auprès du greffe.',
  },
];

/**
 * The last day of a period, by the rule of a list; the one answer that the API, the library and the site give.
 * @param todayIn today in a place, for a question without a date
 */
export function askTimeLimit(
  lists: Lists,
  site: Site,
  { list: id, date: asked, days, clear = false }: AskedTimeLimit,
  todayIn: (place: ScopeCode) => Day,
): TimeLimitAnswer {
  if (id === undefined) return refusal('missing-parameter', missingList(lists));
  const list = lists.list(id);
  const rule = lists.timeLimitRule(id);
  if (list === undefined || rule?.kind !== 'rule')
    return refusal('bad-parameter', noTimeLimitRule(id, lists));
  if (days === undefined)
    return refusal('missing-parameter', {
      parameter: 'days',
      needs: READERS.days.needs,
      allowed: READERS.days.allowed,
    });
  if (clear && rule.clear === undefined) return refusal('bad-parameter', noClearDays(id));
  const date = asked ?? todayIn(rule.place);
  if (date < FIRST_DAY || date > LAST_DAY)
    return refusal('no-current-year', { parameter: 'date', allowed: DATES });
  const question = { date, days, clear };
  const openDays = openDaysOf(lists, list);
  const first = Math.max(rule.since, openDays.known.first);
  const { last } = openDays.known;
  if (date < first || date > last) return refusal('bad-parameter', eventOutOfRange(id, date, first, last));
  const limit = timeLimit(rule, openDays, question);
  if (limit === undefined) {
    const most = longestPeriod(rule, openDays, question);
    return refusal('bad-parameter', periodOutOfRange(id, date, days, last, most));
  }
  if (isSuspended(date, limit)) return refusal('bad-parameter', periodSuspended(date));
  return { kind: 'answer', body: toBody(list, rule, openDays, question, limit, site), limit };
}

function refusal(code: ProblemCode, details: ProblemDetails): TimeLimitAnswer {
  return { kind: 'refusal', code, details };
}

/** The days of a list as its rule counts them: those that it closes wholly and everywhere, with its own weekend. */
export function openDaysOf(lists: Lists, { id, weekend }: NamedList): BusinessDays {
  const [firstYear = FIRST_YEAR] = lists.years(id);
  const daysOff = { list: id, weekend, extraHolidays: [], workedHolidays: [] };
  return businessDaysOfList(lists, daysOff, toDay(firstYear, 1, 1));
}

/** The longest period from a date that ends on a known day; 0 where none does. */
function longestPeriod(rule: TimeLimitRule, openDays: BusinessDays, question: TimeLimitQuestion): number {
  let days = Math.min(question.days, openDays.known.last - question.date);
  while (days > 0 && timeLimit(rule, openDays, { ...question, days }) === undefined) days--;
  return days;
}

function toBody(
  { id, nameEn, nameFr }: NamedList,
  rule: TimeLimitRule,
  openDays: BusinessDays,
  { date, days, clear }: TimeLimitQuestion,
  limit: TimeLimit,
  site: Site,
): TimeLimitBody {
  const { result, alternatives, counting, counted, skipped } = limit;
  const { en, fr, sectionEn, sectionFr, url, urlFr, confidence } = rule;
  return {
    date: formatDate(date),
    days,
    clear,
    list: { id, nameEn, nameFr, url: `${site.url}${listYearPath(id, yearOf(date), 'json')}` },
    result: formatDate(result),
    alternatives: alternatives.map(({ day, readings }) => ({
      result: formatDate(day),
      en: readings.map((reading) => reading.en).join(' '),
      fr: readings.map((reading) => reading.fr).join(' '),
    })),
    counting,
    moved:
      counted === result
        ? null
        : {
            from: formatDate(counted),
            reasons: daysFrom(counted, result).flatMap((day) => reasonsOf(openDays, day)),
          },
    skipped: skipped.slice(0, MOST_SKIPPED).map((day) => skippedDay(rule, openDays, day)),
    skippedDays: skipped.length,
    rule: { en, fr, sectionEn, sectionFr, url, ...(urlFr === undefined ? {} : { urlFr }), confidence },
    notes: notesOf(rule, { date, days, clear }, limit),
    source: sourceOf(site),
  };
}

function notesOf(
  rule: TimeLimitRule,
  { date, clear }: TimeLimitQuestion,
  limit: TimeLimit,
): readonly Words[] {
  const { recess, clear: clearDays, notes } = rule;
  const through = limit.throughRecess === undefined ? undefined : formatDate(limit.throughRecess);
  return [
    ...(clear && clearDays ? [{ en: clearDays.en, fr: clearDays.fr }] : []),
    ...(recess && through
      ? [{ en: recess.throughEn.replace('{date}', through), fr: recess.throughFr.replace('{date}', through) }]
      : []),
    ...notes.flatMap(({ en, fr, until }) => (until === undefined || date <= until ? [{ en, fr }] : [])),
    ...COMMON_NOTES,
  ];
}

/** The days from one up to another, itself excluded. */
function daysFrom(first: Day, end: Day): readonly Day[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** One reason for a day that is not counted: a recess before the weekend, and that before a holiday. */
function skippedDay(rule: TimeLimitRule, openDays: BusinessDays, day: Day): Reason {
  const { recess } = rule;
  if (recess && isInRecess(rule, day)) {
    const { nameEn, nameFr } = recess;
    return { date: formatDate(day), reason: 'recess', nameEn, nameFr };
  }
  return reasonsOf(openDays, day)[0] ?? { date: formatDate(day), reason: 'weekend' };
}

/** Why a day is none on which a period ends. */
function reasonsOf(openDays: BusinessDays, day: Day): readonly Reason[] {
  const date = formatDate(day);
  const holidays = openDays.holidaysOn(day).map(({ id, nameEn, nameFr }): Reason => {
    return { date, reason: 'holiday', id, nameEn, nameFr };
  });
  return openDays.isWeekend(day) ? [{ date, reason: 'weekend' }, ...holidays] : holidays;
}
