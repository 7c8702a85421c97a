import { type Day, formatDate, yearOf } from '../calendar/day.ts';
import { yearSpanTexts } from '../calendar/year-spans.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';
import {
  type DaysOffChoice,
  isOfList,
  knownDayIds,
  refusesBusinessDays,
} from '../holidays/lists/days-off.ts';
import type { Lists } from '../holidays/lists/lists.ts';
import type { ProblemDetails } from './problem.ts';
import { MAX_ADDED } from './readers.ts';

/** What is wrong with the days off of a question: a list that there is not, or ids that the place or the list does not have. */
export function daysOffFault(
  almanac: Almanac,
  lists: Lists,
  daysOff: DaysOffChoice,
): ProblemDetails | undefined {
  if (isOfList(daysOff) && !lists.ids.includes(daysOff.list)) return unknownList(daysOff.list, lists.ids);
  const { extraHolidays, workedHolidays } = daysOff;
  const known = knownDayIds(almanac, lists, daysOff);
  const isUnknown = (id: string): boolean => !known.includes(id);
  const inBoth = workedHolidays.find((id) => extraHolidays.includes(id));
  return (
    unknownId('with', extraHolidays.find(isUnknown), daysOff, known) ??
    unknownId('without', workedHolidays.find(isUnknown), daysOff, known) ??
    (inBoth === undefined ? undefined : { parameter: 'without', value: inBoth, needs: NOT_IN_BOTH })
  );
}

/** A list of which a business-day count would be a wrong deadline. */
export function timeLimitList(lists: Lists, daysOff: DaysOffChoice): ProblemDetails | undefined {
  if (!isOfList(daysOff) || !refusesBusinessDays(lists, daysOff.list)) return undefined;
  const allowed = lists.ids.filter((id) => !refusesBusinessDays(lists, id));
  return { parameter: 'list', value: daysOff.list, allowed };
}

/** What is wrong with the id of a list that there is not. */
export function unknownList(value: string, ids: readonly string[]): ProblemDetails {
  const names = ids.join(', ');
  const needs = { en: `the lists are ${names}`, fr: `les listes sont ${names}` };
  return { parameter: 'list', value, needs, allowed: ids };
}

const NOT_IN_BOTH = {
  en: 'a holiday that “with” names must not stand here too',
  fr: 'un jour férié que nomme «\u00a0with\u00a0» ne doit pas figurer ici aussi',
};

function unknownId(
  parameter: string,
  id: string | undefined,
  daysOff: DaysOffChoice,
  known: readonly string[],
): ProblemDetails | undefined {
  if (id === undefined) return undefined;
  const ids = known.join(', ');
  const ofList = isOfList(daysOff);
  const needs = {
    en: `the holidays of this ${ofList ? 'list' : 'place'} are ${ids}`,
    fr: `les jours fériés de ${ofList ? 'cette liste' : 'cet endroit'} sont ${ids}`,
  };
  return { parameter, value: id, needs, allowed: known };
}

/** What is wrong with `list` beside `province`. @param list as it was given */
export function listBesideProvince(list: string): ProblemDetails {
  const needs = {
    en: 'it must be left out where “province” is given, for days off are those of a place or of a list',
    fr: 'il doit être omis si «\u00a0province\u00a0» est donné, car les jours non ouvrables sont ceux d’un endroit ou d’une liste',
  };
  return { parameter: 'list', value: list, needs };
}

/** What is wrong with the days of a question of which nothing is known: the date that it begins with, the one that it counts to. */
export function unknownDays(
  days: { readonly date: Day; readonly to?: Day | undefined },
  daysOff: DaysOffChoice,
  businessDays: BusinessDays,
  lists: Lists,
): readonly ProblemDetails[] {
  return (['date', 'to'] as const).flatMap((parameter) => {
    const day = days[parameter];
    return day === undefined ? [] : (unknownDay(parameter, day, daysOff, businessDays, lists) ?? []);
  });
}

/** What is wrong with a day that is not known: of a list, one outside the years that it has, or beyond a year that it does not have. */
function unknownDay(
  parameter: 'date' | 'to',
  day: Day,
  daysOff: DaysOffChoice,
  { known }: BusinessDays,
  lists: Lists,
): ProblemDetails | undefined {
  if (!isOfList(daysOff) || (day >= known.first && day <= known.last)) return undefined;
  const { list } = daysOff;
  const years = yearSpanTexts(lists.years(list));
  const needs = {
    en: `the list ${list} has the years ${years.join(', ')}, and it must not lead out of them`,
    fr: `la liste ${list} a les années ${years.join(', ')}, et il ne doit pas en faire sortir`,
  };
  return { parameter, value: formatDate(day), needs, allowed: years };
}

/** What is wrong with `to` beside `add`. @param to as it was given */
export function toBesideAdd(to: string): ProblemDetails {
  const needs = {
    en: 'it must be left out where “add” is given, for a request asks for the one or the other',
    fr: 'il doit être omis si «\u00a0add\u00a0» est donné, car une requête demande l’un ou l’autre',
  };
  return { parameter: 'to', value: to, needs };
}

/** What is wrong with a number of days that leads out of the years listed: how far one can go from the date. */
export function addOutOfRange(businessDays: BusinessDays, date: Day, add: number): ProblemDetails {
  const { first, last } = businessDays.known;
  const least = Math.max(-MAX_ADDED, businessDays.count(date, first));
  const most = Math.min(MAX_ADDED, businessDays.count(date, last));
  const from = formatDate(date);
  const needs = {
    en: `from ${from} it must be a whole number from ${least} to ${most}, for the result to lie within ${yearOf(first)} to ${yearOf(last)}`,
    fr: `à partir du ${from}, il doit être un nombre entier de ${least} à ${most}, pour que le résultat tombe entre ${yearOf(first)} et ${yearOf(last)}`,
  };
  return { parameter: 'add', value: `${add}`, needs, allowed: `${least}..${most}` };
}
