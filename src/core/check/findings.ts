import { type Day, formatDate, weekdayOf, yearOf } from '../calendar/day.ts';
import type { Bilingual } from '../language/locale.ts';
import type { Finding, FindingKind } from './checked-list.ts';
import type { ListedDate } from './read-list.ts';
import { type DayRow, inYear } from './ruler.ts';
import { write } from './sentences.ts';

/** What is to be said about a list, a date of it, or a day that it has not. @param entry the date; of a missing day, the line after which it belongs */
export function about(
  kind: FindingKind,
  words: Bilingual<string>,
  entry?: { readonly day: Day | undefined; readonly line: number | null },
  row?: DayRow,
): Finding {
  return {
    kind,
    date: entry?.day === undefined ? null : formatDate(entry.day),
    line: entry?.line ?? null,
    holiday: row?.id ?? null,
    nameEn: row?.nameEn ?? '',
    nameFr: row?.nameFr ?? '',
    expected: row && row.date !== entry?.day ? formatDate(row.date) : null,
    ...words,
    act: row?.holiday?.act ?? null,
    confidence: row?.holiday?.confidence ?? null,
  };
}

/** The weekdays of another year next to the dates, as on pages that were copied from it. */
export function findOtherYear(dates: readonly ListedDate[]): readonly Finding[] {
  const wrong = dates.flatMap(({ day, weekday }) =>
    day !== undefined && weekday !== undefined && weekday !== weekdayOf(day) ? [{ day, weekday }] : [],
  );
  const [first] = wrong;
  if (!first || wrong.length < 3) return [];
  const year = [-1, 1, -2, 2]
    .map((step) => yearOf(first.day) + step)
    .find((then) => wrong.every(({ day, weekday }) => weekdayOf(inYear(day, then)) === weekday));
  return year ? [about('other-year', write('other-year', { count: wrong.length, year }))] : [];
}
