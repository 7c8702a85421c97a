import { type Day, formatDate } from '../calendar/day.ts';
import type { BusinessDays, DaysOff } from '../holidays/days-off/business-days.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../holidays/law.ts';
import { MOST_ADDED } from './parameters/own.ts';
import type { ProblemDetails } from './problem.ts';

/** What is wrong with the holidays of a request that a place keeps or not. @param known the ids that the place has or had */
export function daysOffFault(
  { extraHolidays, workedHolidays }: DaysOff,
  known: readonly string[],
): ProblemDetails | undefined {
  const isUnknown = (id: string): boolean => !known.includes(id);
  const inBoth = workedHolidays.find((id) => extraHolidays.includes(id));
  return (
    unknownId('with', extraHolidays.find(isUnknown), known) ??
    unknownId('without', workedHolidays.find(isUnknown), known) ??
    (inBoth === undefined ? undefined : { parameter: 'without', value: inBoth, needs: NOT_IN_BOTH })
  );
}

const NOT_IN_BOTH = {
  en: 'a holiday that “with” names must not stand here too',
  fr: 'un jour férié que nomme «\u00a0with\u00a0» ne doit pas figurer ici aussi',
};

function unknownId(
  parameter: string,
  id: string | undefined,
  known: readonly string[],
): ProblemDetails | undefined {
  if (id === undefined) return undefined;
  const ids = known.join(', ');
  const needs = {
    en: `the holidays of this place are ${ids}`,
    fr: `les jours fériés de cet endroit sont ${ids}`,
  };
  return { parameter, value: id, needs, allowed: known };
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
  const least = Math.max(-MOST_ADDED, businessDays.count(date, FIRST_DAY));
  const most = Math.min(MOST_ADDED, businessDays.count(date, LAST_DAY));
  const from = formatDate(date);
  const needs = {
    en: `from ${from} it must be a whole number from ${least} to ${most}, for the result to lie within ${FIRST_YEAR} to ${LAST_YEAR}`,
    fr: `à partir du ${from}, il doit être un nombre entier de ${least} à ${most}, pour que le résultat tombe entre ${FIRST_YEAR} et ${LAST_YEAR}`,
  };
  return { parameter: 'add', value: `${add}`, needs, allowed: `${least}..${most}` };
}
