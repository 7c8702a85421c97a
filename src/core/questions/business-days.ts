import { type Day, formatDate, parseDate, yearOf } from '../calendar/day.ts';
import { yearSpans, yearSpanTexts } from '../calendar/year-spans.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { BusinessDays, PlaceDaysOff } from '../holidays/days-off/business-days.ts';
import { isKnownDay, yearsFrom } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { Words } from '../language/locale.ts';
import { joined } from '../language/names.ts';
import {
  businessDaysFor,
  type DaysOffChoice,
  type DaysOffQuestion,
  isDateShaped,
  isOfList,
  knownDayIds,
  refusesBusinessDays,
  toDaysOff,
} from '../lists/days-off.ts';
import type { Lists } from '../lists/lists.ts';
import { publishedProjection } from '../lists/published.ts';
import { choiceNotes, OTHER_READING } from './choice-notes.ts';
import { lieuNotes } from './lieu-notes.ts';
import { placeNotes } from './place-notes.ts';
import { canProject, noStableRule, projectedHint, projectedWithoutList } from './projected.ts';
import { badParameter, type QuestionProblem, unknownList } from './question-problems.ts';
import {
  type Asked,
  DATES,
  MAX_ADDED,
  MAX_COUNTED_YEARS,
  MAX_OWN_DAYS,
  NO_CURRENT_YEAR,
  READERS,
} from './readers.ts';

/** How many business days to add, or the date to count to; not both. */
export type BusinessDaysQuestion = Asked<keyof DaysOffQuestion | 'date' | 'add' | 'to' | 'projected'>;

export type BusinessDaysAnswer = Exclude<ReturnType<typeof askBusinessDays>, QuestionProblem>;

/**
 * Business days in a place or by a list: the one answer of the API, the library and the site.
 * @param todayIn today in a place, for a question without a date
 * @example askBusinessDays(almanac, lists, { province: 'on', add: 5 }, todayIn)
 */
export function askBusinessDays(
  almanac: Almanac,
  published: Lists,
  question: BusinessDaysQuestion,
  todayIn: (place: ScopeCode) => Day,
) {
  const { province, list, add, to, substitute, projected = false } = question;
  if (add !== undefined && to !== undefined) return toBesideAdd();
  if (list !== undefined && !published.ids.includes(list)) return unknownList(list, published.ids);
  if (province !== undefined && list !== undefined) return listBesideProvince();
  if (substitute !== undefined && list !== undefined) return substituteBesideList(substitute);
  if (projected && list === undefined) return projectedWithoutList();
  if (projected && list !== undefined && !canProject(published, list)) return noStableRule(list);
  const lists = projected ? published.withProjections : published;
  const ownFault = ownDaysFault(question.with);
  if (ownFault) return ownFault;
  const daysOff = toDaysOff(question, lists);
  const fault = daysOffFault(almanac, lists, daysOff);
  if (fault) return fault;

  const date = question.date ?? todayIn(province ?? 'ca');
  if (!isKnownDay(date)) return NO_CURRENT_YEAR;
  const tooFar = to === undefined ? undefined : countedTooFar(date, to);
  if (tooFar) return tooFar;
  const businessDays = businessDaysFor(almanac, lists, daysOff, date);
  const unknown =
    unknownDay('date', date, daysOff, businessDays, lists) ??
    (to === undefined ? undefined : unknownDay('to', to, daysOff, businessDays, lists));
  if (unknown) return unknown;
  const result = businessDays.add(date, add ?? 0);
  if (result === undefined) return addOutOfRange(businessDays, date, add ?? 0, daysOff, lists);
  const span = [date, to ?? result].sort((a, b) => a - b) as [Day, Day];
  // Looked up when asked for: few answers need them.
  const notes = (): readonly Words[] =>
    isOfList(daysOff)
      ? placeNotes(almanac, lists, daysOff.list, businessDays, span)
      : writeNotes(
          almanac,
          daysOff,
          businessDays,
          add === undefined && to === undefined ? around(businessDays, date) : span,
        );
  const { projection } = projected && list !== undefined ? publishedProjection(published, list) : {};
  return { kind: 'answer' as const, date, daysOff, projection, businessDays, add, result, to, notes };
}

function toBesideAdd(): QuestionProblem {
  return badParameter('to', undefined, {
    en: 'use “add” or “to”, but not both',
    fr: 'utilisez «\u00a0add\u00a0» ou «\u00a0to\u00a0», mais pas les deux',
  });
}

/** Notes on choices that the law leaves to employers. A choice that the question makes needs no note. */
function writeNotes(almanac: Almanac, daysOff: PlaceDaysOff, businessDays: BusinessDays, span: [Day, Day]) {
  const { scope, extraHolidays, workedHolidays } = daysOff;
  const isChosen = extraHolidays.includes('easter-monday') || workedHolidays.includes('good-friday');
  return [
    ...(isChosen ? [] : choiceNotes(almanac, scope, span, OTHER_READING)),
    ...lieuNotes(almanac, daysOff, businessDays, span),
  ];
}

/** Without a count, the answer is the date with the business days before and after it. */
function around(businessDays: BusinessDays, date: Day): [Day, Day] {
  return [businessDays.add(date, -1) ?? date, businessDays.add(date, 1) ?? date];
}

function substituteBesideList(value: string): QuestionProblem {
  return badParameter('substitute', value, {
    en: 'a list has its own substitute days; omit the parameter',
    fr: 'une liste a ses propres jours de remplacement; omettez le paramètre',
  });
}

function listBesideProvince(): QuestionProblem {
  return badParameter('list', undefined, {
    en: 'use “province” or “list”, but not both',
    fr: 'utilisez «\u00a0province\u00a0» ou «\u00a0list\u00a0», mais pas les deux',
  });
}

/** Dates of one's own that no calendar has, or more of them than a year can need. */
function ownDaysFault(extra: readonly string[] = []): QuestionProblem | undefined {
  const dates = extra.filter(isDateShaped);
  const wrong = dates.find((date) => parseDate(date) === undefined);
  if (wrong !== undefined) return badParameter('with', wrong, READERS.date.needs, DATES);
  if (dates.length <= MAX_OWN_DAYS) return undefined;
  return badParameter('with', `${dates.length}`, {
    en: `it can have at most ${MAX_OWN_DAYS} dates`,
    fr: `indiquez au plus ${MAX_OWN_DAYS}\u00a0dates`,
  });
}

/** Ids that the place or the list does not have, or a list of time limits, which business days would miscount. */
function daysOffFault(almanac: Almanac, lists: Lists, daysOff: DaysOffChoice): QuestionProblem | undefined {
  const { extraHolidays, workedHolidays } = daysOff;
  const known = knownDayIds(almanac, lists, daysOff);
  for (const [parameter, ids] of [
    ['with', extraHolidays],
    ['without', workedHolidays],
  ] as const) {
    const unknown = ids.find((id) => !known.includes(id));
    if (unknown !== undefined) return unknownId(parameter, unknown, daysOff, known);
  }
  const inBoth = workedHolidays.find((id) => extraHolidays.includes(id));
  if (inBoth !== undefined) return badParameter('without', inBoth, NOT_IN_BOTH);
  return isOfList(daysOff) ? timeLimitList(lists, daysOff.list) : undefined;
}

const NOT_IN_BOTH = {
  en: 'the same holiday cannot be in both “with” and “without”',
  fr: 'un même jour férié ne peut pas figurer à la fois dans «\u00a0with\u00a0» et dans «\u00a0without\u00a0»',
};

function unknownId(
  parameter: string,
  value: string,
  daysOff: DaysOffChoice,
  known: readonly string[],
): QuestionProblem {
  const ids = known.join(', ');
  const whose = isOfList(daysOff) ? daysOff.list : daysOff.scope;
  const needs = {
    en: `the valid IDs for “${whose}” are ${ids}`,
    fr: `les identifiants valides pour «\u00a0${whose}\u00a0» sont ${ids}`,
  };
  return badParameter(parameter, value, needs, known);
}

function timeLimitList(lists: Lists, list: string): QuestionProblem | undefined {
  if (!refusesBusinessDays(lists, list)) return undefined;
  const allowed = lists.ids.filter((id) => !refusesBusinessDays(lists, id));
  return { kind: 'problem', code: 'counts-time-limits', parameter: 'list', value: list, allowed };
}

function countedTooFar(date: Day, to: Day): QuestionProblem | undefined {
  const from = formatDate(date);
  const value = formatDate(to);
  // February 29 has no anniversary in 50 years.
  const anniversary = (years: number) =>
    `${yearOf(date) + years}${from.slice(4)}`.replace('-02-29', '-02-28');
  const [known, end] = DATES.split('..') as [string, string];
  const [first, last] = [anniversary(-MAX_COUNTED_YEARS), anniversary(MAX_COUNTED_YEARS)];
  if (value >= first && value <= last) return undefined;
  const [least, most] = [first > known ? first : known, last < end ? last : end];
  const needs = {
    en: `for the date ${from}, it must be from ${least} to ${most}, at most ${MAX_COUNTED_YEARS} years away`,
    fr: `pour la date ${from}, indiquez une date du ${least} au ${most}, à ${MAX_COUNTED_YEARS}\u00a0ans d’écart au plus`,
  };
  return badParameter('to', value, needs, `${least}..${most}`);
}

/** A day outside the years of a list, or beyond a year that the list does not have. */
function unknownDay(
  parameter: 'date' | 'to',
  day: Day,
  daysOff: DaysOffChoice,
  { known }: BusinessDays,
  lists: Lists,
): QuestionProblem | undefined {
  if (!isOfList(daysOff) || (day >= known.first && day <= known.last)) return undefined;
  const years = yearSpanTexts(lists.years(daysOff.list));
  const covers = listCovers(daysOff.list, lists.years(daysOff.list));
  const hint = projectedHint(daysOff.list, lists);
  const needs = {
    en: `${covers.en}, and the calculation must stay within that period${hint.en}`,
    fr: `${covers.fr}, et le calcul doit se limiter à cette période${hint.fr}`,
  };
  return badParameter(parameter, formatDate(day), needs, years);
}

/** Which years a list has, for someone who asks for another. */
export function needsYear(lists: Lists, list: string): Words {
  const [covers, hint] = [listCovers(list, lists.years(list)), projectedHint(list, lists)];
  return { en: covers.en + hint.en, fr: covers.fr + hint.fr };
}

/** Which years a list covers, in words. @param covered ascending */
function listCovers(list: string, covered: readonly number[]): Words {
  const years = (to: string) =>
    yearSpans(covered).flatMap(([first, last]) =>
      last - first > 1 ? [`${first} ${to} ${last}`] : yearsFrom(first, last).map(String),
    );
  const isOne = covered.length === 1;
  return {
    en: `the “${list}” list covers ${joined(years('to'), 'en')}`,
    fr: `la liste «\u00a0${list}\u00a0» couvre ${isOne ? 'l’année' : 'les années'} ${joined(years('à'), 'fr')}`,
  };
}

/** A number of days that leads out of the known years; says how far one can go from the date. */
function addOutOfRange(
  businessDays: BusinessDays,
  date: Day,
  add: number,
  daysOff: DaysOffChoice,
  lists: Lists,
): QuestionProblem {
  const { first, last } = businessDays.known;
  const least = Math.max(-MAX_ADDED, businessDays.count(date, first));
  const most = Math.min(MAX_ADDED, businessDays.count(date, last));
  const from = formatDate(date);
  const hint = isOfList(daysOff) ? projectedHint(daysOff.list, lists) : { en: '', fr: '' };
  const why = isOfList(daysOff)
    ? listCovers(daysOff.list, lists.years(daysOff.list))
    : {
        en: `the result must fall between ${yearOf(first)} and ${yearOf(last)}`,
        fr: `le résultat doit se situer entre ${yearOf(first)} et ${yearOf(last)}`,
      };
  const needs = {
    en: `for the date ${from}, it must be a whole number from ${least} to ${most}; ${why.en}${hint.en}`,
    fr: `pour la date ${from}, indiquez un nombre entier de ${least} à ${most}; ${why.fr}${hint.fr}`,
  };
  return badParameter('add', `${add}`, needs, `${least}..${most}`);
}
