import { type Day, formatDate } from '../calendar/day.ts';
import type { Lists } from '../lists/lists.ts';
import { SUSPENDED } from '../lists/time-limits.ts';
import { unknownList } from './business-days.ts';
import type { ProblemDetails } from './problem.ts';

/** What is wrong with a question that names no list: which there are. */
export function missingList(lists: Lists): ProblemDetails {
  const ids = lists.withTimeLimits.join(', ');
  const needs = {
    en: `the rule of computing time is that of a list, one of ${ids}`,
    fr: `la règle de calcul du délai est celle d’une liste, soit ${ids}`,
  };
  return { parameter: 'list', needs, allowed: lists.withTimeLimits };
}

/** What is wrong with a list that has no rule: what is missing, where that is known, and which lists have one. */
export function noTimeLimitRule(list: string, lists: Lists): ProblemDetails {
  if (!lists.ids.includes(list)) return unknownList(list, lists.withTimeLimits);
  const rule = lists.timeLimitRule(list);
  const missing =
    rule?.kind === 'missing'
      ? rule.missing
      : {
          en: 'the days of this list extend no time limit',
          fr: 'les jours de cette liste ne prolongent aucun délai',
        };
  const ids = lists.withTimeLimits.join(', ');
  const needs = {
    en: `${missing.en}; the lists whose rule of computing time was read are ${ids}`,
    fr: `${missing.fr}; les listes dont la règle de calcul a été lue sont ${ids}`,
  };
  return { parameter: 'list', value: list, needs, allowed: lists.withTimeLimits };
}

/** What is wrong with `clear` for a list whose rule does not speak of clear days. */
export function noClearDays(list: string): ProblemDetails {
  const needs = {
    en: `the rule of the list ${list} does not say how “clear days” or “at least” are counted; leave it out, or 0`,
    fr: `la règle de la liste ${list} ne dit pas comment se comptent les jours francs; omettez-le, ou donnez 0`,
  };
  return { parameter: 'clear', value: '1', needs, allowed: ['0'] };
}

/** What is wrong with an event on a day of which the list or its rule says nothing. */
export function eventOutOfRange(list: string, date: Day, first: Day, last: Day): ProblemDetails {
  const [from, to] = [formatDate(first), formatDate(last)];
  const needs = {
    en: `the days of the list ${list} and its rule of computing time are known from ${from} to ${to}`,
    fr: `les jours de la liste ${list} et sa règle de calcul sont connus du ${from} au ${to}`,
  };
  return { parameter: 'date', value: formatDate(date), needs, allowed: `${from}..${to}` };
}

/** What is wrong with a period that ends after the days of the list. @param most the longest that does not; 0 where none does */
export function periodOutOfRange(
  list: string,
  date: Day,
  days: number,
  last: Day,
  most: number,
): ProblemDetails {
  const [from, to] = [formatDate(date), formatDate(last)];
  const needs = {
    en: `counted from ${from}, the period would end after ${to}, the last day that is known of the list ${list}`,
    fr: `compté à partir du ${from}, le délai expirerait après le ${to}, le dernier jour connu de la liste ${list}`,
  };
  if (most === 0) return { parameter: 'date', value: from, needs };
  return { parameter: 'days', value: `${days}`, needs, allowed: `1..${most}` };
}

/** What is wrong with a period in which time limits were suspended. */
export function periodSuspended(date: Day): ProblemDetails {
  const [first, last] = [formatDate(SUSPENDED.first), formatDate(SUSPENDED.last)];
  const needs = {
    en: `the period touches ${first} to ${last}, when time limits were suspended, from and until days that differ by act and order; it is not computed here`,
    fr: `le délai touche la période du ${first} au ${last}, où les délais ont été suspendus, à des dates qui varient selon la loi ou l’arrêté; il n’est pas calculé ici`,
  };
  return { parameter: 'date', value: formatDate(date), needs };
}
