import { toAct } from '../../core/holidays/cited-act.ts';
import { covers, FIRST_YEAR } from '../../core/holidays/law.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { type Locale, nameIn } from '../../core/language/locale.ts';
import { typographic } from '../../core/language/names.ts';
import { citationIn } from '../../service/documents/bodies.ts';
import { isBeginningKnown } from '../../service/documents/named-holiday.ts';
import { almanac, evidence, referenceYear } from '../common/almanac.ts';
import { toStanding } from '../day/day-answer.ts';

export type HistoryOfPlace = ReturnType<typeof holidayHistory>[number];

/** A span of years, inclusive, in which a holiday had one kind, name and statute. */
export type Period = ReturnType<typeof toPeriod>;

/** Fragment of a place's history on a holiday's page. */
export const historyId = (place: ScopeCode): string => `history-${place}`;

/** A holiday's history in each place that ever had it, from 1900 to the reference year. */
export function holidayHistory(id: string, locale: Locale) {
  return SCOPE_CODES.map((place) => ({ place, periods: periodsIn(id, place, locale) })).filter(
    ({ periods }) => periods.length > 0,
  );
}

function periodsIn(id: string, place: ScopeCode, locale: Locale): readonly Period[] {
  const periods: Period[] = [];
  for (let year = FIRST_YEAR; year <= referenceYear; year++) {
    const day = withChoice(almanac.days(place, year)).find((occurrence) => occurrence.id === id);
    if (!day) continue;
    const next = toPeriod(day, place, year, locale);
    const last = periods.at(-1);
    const goesOn = last?.last === year - 1 && isSame(last, next);
    if (goesOn) periods[periods.length - 1] = { ...last, last: year };
    else periods.push(next);
  }
  return periods;
}

function isSame(a: Period, b: Period): boolean {
  return a.standing === b.standing && a.name === b.name && a.act?.name === b.act?.name;
}

function toPeriod(day: Occurrence, place: ScopeCode, year: number, locale: Locale) {
  const act = toAct(day.act);
  const rows = almanac.law.rows[place];
  const row = rows.findIndex((row) => row.holiday === day.id && covers(row, year));
  return {
    first: year,
    last: year,
    // False if the data only starts there.
    isBeginningKnown: isBeginningKnown(evidence.rows[place][row]),
    // Already paid in its first year, and nobody knows since when.
    isPaidBy: rows[row]?.paidBy === year,
    standing: toStanding(day),
    name: typographic(nameIn(day, locale)),
    act: act ? citationIn(act, locale) : undefined,
  };
}
