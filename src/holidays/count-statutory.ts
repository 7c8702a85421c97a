import { dateInYear } from '../calendar/date-rule.ts';
import { covers, FIRST_YEAR, LAST_YEAR, type Law, type LawRow, periodIn } from './law.ts';
import { SCOPE_CODES } from './scope.ts';

/** The number of statutory holidays in all scopes and years, without composing any of the listings. */
export function countStatutory(law: Law): number {
  let count = 0;
  for (const scope of SCOPE_CODES) {
    for (const row of law.rows[scope]) if (row.kind === 'statutory') count += yearsWithDate(law, row);
  }
  return count;
}

function yearsWithDate(law: Law, row: LawRow): number {
  let count = 0;
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const period = covers(row, year) ? periodIn(law.dates[row.date], year) : undefined;
    if (period && dateInYear(period.date, year) !== undefined) count++;
  }
  return count;
}
