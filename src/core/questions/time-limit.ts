import { type Day, formatDate, toDay } from '../calendar/day.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';
import { type Addressed, type Confidence, FIRST_YEAR, isKnownDay, type Sections } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { longDate } from '../language/dates.ts';
import type { Named, Words } from '../language/locale.ts';
import { createListBusinessDays } from '../lists/days-off.ts';
import type { NamedList } from '../lists/list.ts';
import type { Lists } from '../lists/lists.ts';
import {
  computeTimeLimit,
  isInRecess,
  isSuspended,
  SUSPENDED,
  type TimeLimit,
  type TimeLimitQuestion,
  type TimeLimitRule,
} from '../lists/time-limits.ts';
import { canProject, noStableRule } from './projected.ts';
import { badParameter, needsId, type QuestionProblem, unknownList } from './question-problems.ts';
import { type Asked, MAX_SKIPPED, NO_CURRENT_YEAR, READERS, type Reader } from './readers.ts';
import { findReasons } from './reasons.ts';

type TimeLimitAsked = Asked<'list' | 'date' | 'days' | 'clear' | 'projected'>;

/** The last day of a period. Dates are YYYY-MM-DD. */
export interface TimeLimitAnswer {
  /** The day of the event, which is not counted. */
  readonly date: string;
  readonly days: number;
  /** Whether the period is "at least" a number of days, or a number of "clear days". */
  readonly clear: boolean;
  readonly list: Named & { readonly id: string };
  /** If the rule can be read in more than one way, the earliest date. */
  readonly result: string;
  /** Later dates under other readings of the rule, earliest first. */
  readonly alternatives: readonly (Words & { readonly result: string })[];
  /** Whether holidays and weekends are counted, or left out because the period is short. */
  readonly counting: 'calendar' | 'without-holidays';
  /** The day on which the period would have ended, and why it did not; null if it was not moved. */
  readonly moved: { readonly from: string; readonly reasons: readonly PassedDay[] } | null;
  /** The days that are not counted, sorted by date (at most 400). */
  readonly skipped: readonly PassedDay[];
  readonly skippedDays: number;
  readonly rule: Words & Sections & Addressed & { readonly confidence: Confidence };
  /** Points that the rule does not settle, and assumptions behind the calculation. */
  readonly notes: readonly Words[];
}

/** A day that is not counted, or on which a period cannot end, and why. */
export interface PassedDay extends Partial<Named> {
  readonly date: string;
  readonly reason: 'weekend' | 'holiday' | 'recess';
  readonly id?: string;
}

const COMMON_NOTES: readonly Words[] = [
  {
    en: 'The date is assumed to be that of the event, such as personal service during office hours on a business day.',
    fr: 'Le calcul suppose que la date est celle de l’événement, par exemple le jour ouvrable où un document a été signifié à personne, pendant les heures de bureau.',
  },
  {
    en: 'The calculation does not take into account days proclaimed for a single occasion, office closures, orders or practice directions.',
    fr: 'Le calcul ne tient pas compte des jours proclamés pour une seule occasion, des fermetures de bureaux, des ordonnances ni des directives de pratique.',
  },
  {
    en: 'This is a calculation, not legal advice: check it with the registry.',
    fr: 'Il s’agit d’un calcul, et non d’un avis juridique\u00a0: vérifiez l’échéance auprès du greffe.',
  },
];

export type AnsweredTimeLimit = Exclude<ReturnType<typeof askTimeLimit>, QuestionProblem>;

/**
 * The last day of a period, by the rule of a list: the one answer of the API, the library and the site.
 * @param todayIn today in a place, for a question without a date
 * @example askTimeLimit(lists, { date, days: 10, list: 'civil-procedure-on' }, todayIn)
 */
export function askTimeLimit(
  published: Lists,
  { list: id, date: asked, days, clear = false, projected = false }: TimeLimitAsked,
  todayIn: (place: ScopeCode) => Day,
) {
  const lists = projected ? published.withProjections : published;
  const withRule = lists.withTimeLimits;
  if (id === undefined) return missingParameter('list', { needs: needsId(withRule), allowed: withRule });
  const list = lists.list(id);
  const rule = lists.timeLimitRule(id);
  if (list === undefined || rule?.kind !== 'rule') return noTimeLimitRule(id, lists);
  if (projected && !canProject(published, id)) return noStableRule(id);
  if (days === undefined) return missingParameter('days', READERS.days);
  if (clear && rule.clear === undefined) return noClearDays(id);
  const date = asked ?? todayIn(rule.place);
  if (!isKnownDay(date)) return NO_CURRENT_YEAR;

  const question = { date, days, clear };
  const openDays = findOpenDays(lists, list);
  const first = Math.max(rule.since, openDays.known.first);
  const { last } = openDays.known;
  if (date < first || date > last) return eventOutOfRange(id, date, first, last);
  const limit = computeTimeLimit(rule, openDays, question);
  if (limit === undefined)
    return periodOutOfRange(id, date, days, last, longestPeriod(rule, openDays, question));
  if (isSuspended(date, limit)) return periodSuspended(date);
  const answer = toAnswer(list, rule, openDays, question, limit);
  return { kind: 'answer' as const, answer, limit, rule, openDays };
}

/** The days of a list as its rule counts them: those on which everything is closed all day, and its own weekend. */
function findOpenDays(lists: Lists, { id, weekend }: NamedList): BusinessDays {
  const [firstYear = FIRST_YEAR] = lists.years(id);
  const daysOff = { list: id, weekend, extraHolidays: [], workedHolidays: [] };
  return createListBusinessDays(lists, daysOff, toDay(firstYear, 1, 1));
}

/** The longest period from a date that ends on a known day; 0 if none does. */
function longestPeriod(rule: TimeLimitRule, openDays: BusinessDays, question: TimeLimitQuestion): number {
  const fits = (days: number): boolean =>
    computeTimeLimit(rule, openDays, { ...question, days }) !== undefined;
  let most = Math.min(question.days, openDays.known.last - question.date);
  while (most > 0 && !fits(most)) most--;
  // A short period leaves days out, so it may end later than a longer one.
  for (let days = 1; days <= Math.min(most, rule.shortPeriods ?? 0); days++) if (!fits(days)) return days - 1;
  return most;
}

function toAnswer(
  { id }: NamedList,
  rule: TimeLimitRule,
  openDays: BusinessDays,
  { date, days, clear }: TimeLimitQuestion,
  limit: TimeLimit,
): TimeLimitAnswer {
  const { result, alternatives, counting, counted, skipped } = limit;
  const { nameEn, nameFr, en, fr, sectionEn, sectionFr, url, urlFr, confidence } = rule;
  return {
    date: formatDate(date),
    days,
    clear,
    list: { id, nameEn, nameFr },
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
            reasons: Array.from({ length: result - counted }, (_, index) =>
              passedFor(openDays, counted + index),
            ).flat(),
          },
    skipped: skipped.slice(0, MAX_SKIPPED).map((day) => skippedDay(rule, openDays, day)),
    skippedDays: skipped.length,
    rule: { en, fr, sectionEn, sectionFr, url, ...(urlFr === undefined ? {} : { urlFr }), confidence },
    notes: writeNotes(rule, { date, days, clear }, limit),
  };
}

function writeNotes(
  rule: TimeLimitRule,
  { date, clear }: TimeLimitQuestion,
  limit: TimeLimit,
): readonly Words[] {
  const { clear: clearDays, notes } = rule;
  return [
    ...(clear && clearDays ? [{ en: clearDays.en, fr: clearDays.fr }] : []),
    ...recessNotes(rule, limit),
    ...notes.flatMap(({ en, fr, until }) => (until === undefined || date <= until ? [{ en, fr }] : [])),
    ...COMMON_NOTES,
  ];
}

/** When the period ends if the recess does not stop it; empty if no recess was skipped. */
export function recessNotes({ recess }: TimeLimitRule, { throughRecess }: TimeLimit): readonly Words[] {
  if (recess === undefined || throughRecess === undefined) return [];
  const { throughEn, throughFr } = recess;
  return [
    {
      en: throughEn.replace('{date}', longDate(throughRecess, 'en')),
      fr: throughFr.replace('{date}', longDate(throughRecess, 'fr')),
    },
  ];
}

/** The first reason why a day is not counted: a recess, then the weekend, then a holiday. */
function skippedDay(rule: TimeLimitRule, openDays: BusinessDays, day: Day): PassedDay {
  const { recess } = rule;
  if (recess && isInRecess(rule, day)) {
    const { nameEn, nameFr } = recess;
    return { date: formatDate(day), reason: 'recess', nameEn, nameFr };
  }
  return passedFor(openDays, day)[0] ?? { date: formatDate(day), reason: 'weekend' };
}

function passedFor(openDays: BusinessDays, day: Day): readonly PassedDay[] {
  return findReasons(openDays, day).flatMap((reason) =>
    reason.reason === 'own' ? [] : [{ date: formatDate(day), ...reason }],
  );
}

function missingParameter(
  parameter: string,
  { needs, allowed }: Omit<Reader<unknown>, 'read'>,
): QuestionProblem {
  return { kind: 'problem', code: 'missing-parameter', parameter, needs, allowed };
}

/** A list without a rule: what is missing, if known, and which lists have a rule. */
function noTimeLimitRule(list: string, lists: Lists): QuestionProblem {
  if (!lists.ids.includes(list)) return unknownList(list, lists.withTimeLimits);
  const rule = lists.timeLimitRule(list);
  const missing =
    rule?.kind === 'missing'
      ? rule.missing
      : {
          en: 'the days on this list do not extend time limits',
          fr: 'les jours de cette liste ne prolongent aucun délai',
        };
  const ids = lists.withTimeLimits.join(', ');
  const needs = {
    en: `${missing.en}; the lists that can be used for time limits are ${ids}`,
    fr: `${missing.fr}; utilisez l’un des identifiants ${ids}`,
  };
  return badParameter('list', list, needs, lists.withTimeLimits);
}

function noClearDays(list: string): QuestionProblem {
  const needs = {
    en: `the rule for the “${list}” list does not provide for “clear days” or for periods of “at least” a number of days; omit the parameter or use 0`,
    fr: `la règle de la liste «\u00a0${list}\u00a0» ne prévoit pas le calcul en jours francs; omettez le paramètre ou utilisez 0`,
  };
  return badParameter('clear', '1', needs, ['0']);
}

function eventOutOfRange(list: string, date: Day, first: Day, last: Day): QuestionProblem {
  const [from, to] = [formatDate(first), formatDate(last)];
  const needs = {
    en: `we know the days on the “${list}” list and its rule only from ${from} to ${to}`,
    fr: `nous ne connaissons les jours et la règle de la liste «\u00a0${list}\u00a0» que du ${from} au ${to}`,
  };
  return badParameter('date', formatDate(date), needs, `${from}..${to}`);
}

/** A period that ends after the days of the list. @param most the longest that does not; 0 if there is none */
function periodOutOfRange(list: string, date: Day, days: number, last: Day, most: number): QuestionProblem {
  const [from, to] = [formatDate(date), formatDate(last)];
  const needs = {
    en: `counted from ${from}, the period would end after ${to}, the last day covered by the “${list}” list`,
    fr: `compté du ${from}, le délai expirerait après le ${to}, dernier jour de la liste «\u00a0${list}\u00a0»`,
  };
  if (most === 0) return badParameter('date', from, needs);
  return badParameter('days', `${days}`, needs, `1..${most}`);
}

function periodSuspended(date: Day): QuestionProblem {
  const [first, last] = [formatDate(SUSPENDED.first), formatDate(SUSPENDED.last)];
  return badParameter('date', formatDate(date), {
    en: `acts and orders suspended time limits for varying periods between ${first} and ${last}; we do not calculate periods that include any of those days`,
    fr: `les délais ont été suspendus entre le ${first} et le ${last}, à des dates qui varient selon la loi ou l’arrêté; nous ne calculons pas les délais qui chevauchent cette période`,
  });
}
