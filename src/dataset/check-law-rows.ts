import { yearOf } from '../calendar/civil-date.ts';
import { dateInYear } from '../calendar/date-rule.ts';
import { holdsIn, LAST_YEAR, type LawRow, type RuleSegment } from '../holidays/law.ts';
import { backwards, checkSpans, type LawTables, overlaps } from './check-law-tables.ts';
import { faultOf, type LawFault, type Placed } from './law-fault.ts';

/** Each row by itself, and no holiday twice in a year of one scope. */
export function checkRows(tables: LawTables): LawFault[] {
  const rules = new Map(tables.rules.map(({ row, value }) => [row, value]));
  const alone = tables.rows.flatMap((row) =>
    [
      ...unknowns(tables, row.value),
      ...backwards(row.value),
      ...checkKind(row.value),
      ...checkPaid(row.value),
      ...checkSpans('move', row.value.moves ?? []),
      ...checkDates(row.value, rules.get(row.value.rule) ?? []),
    ].map((message) => faultOf(row, message)),
  );
  return [...alone, ...twice(tables)];
}

/** What a row names must exist. */
function unknowns({ rules, catalogue, scopes }: LawTables, { name, rule, act, legalAct }: LawRow): string[] {
  const statutes = scopes.flatMap(({ value }) => value.statutes.map(({ id }) => id));
  const acts = [act, legalAct].filter((id) => id !== undefined);
  return [
    ...(catalogue.some(({ row }) => row === name) ? [] : [`unknown name ${name}`]),
    ...(rules.some(({ row }) => row === rule) ? [] : [`unknown rule ${rule}`]),
    ...acts.filter((id) => !statutes.includes(id)).map((id) => `unknown statute ${id}`),
  ];
}

/** Pay, legal holidays, special acts and moved days are matters of statutory days alone. */
function checkKind(row: LawRow): string[] {
  const { kind, special, act, paidSince, legalAct } = row;
  const fields = (['paidSince', 'legalAct', 'special', 'moves'] as const).filter((field) => field in row);
  if (kind !== 'statutory') return fields.map((field) => `${field} in a row of kind ${kind}`);
  if (!special) return [];
  const isPlain = paidSince === undefined && legalAct === undefined;
  return [
    ...(act === undefined ? ['special without an act'] : []),
    ...(isPlain ? [] : ['a special day is neither paid nor legal']),
  ];
}

function checkPaid({ paidSince, until }: LawRow): string[] {
  const isLate = paidSince !== undefined && until !== undefined && paidSince > until;
  return isLate ? [`paidSince ${paidSince} is after until ${until}`] : [];
}

/** The rule has a date within each year of the row; the first year without is the fault. */
function checkDates(row: LawRow, segments: readonly RuleSegment[]): string[] {
  if (segments.length === 0) return [];
  for (let year = row.since; year <= (row.until ?? LAST_YEAR); year++) {
    const segment = segments.find((each) => holdsIn(each, year));
    const date = segment && dateInYear(segment.date, year);
    if (date === undefined) return [`rule ${row.rule} has no date in ${year}`];
    if (yearOf(date) !== year) return [`rule ${row.rule} leaves the year ${year}`];
  }
  return [];
}

function twice({ rows, catalogue }: LawTables): LawFault[] {
  const holidays = new Map(catalogue.map(({ row, value }) => [row, value.holiday]));
  return rows.flatMap((row, index) => {
    const holiday = holidays.get(row.value.name);
    const isSame = (other: Placed<LawRow>): boolean =>
      other.file === row.file &&
      holidays.get(other.value.name) === holiday &&
      overlaps(other.value, row.value);
    const earlier = holiday === undefined ? undefined : rows.slice(0, index).find(isSame);
    return earlier ? [faultOf(row, `${holiday} is in row ${earlier.row} already`)] : [];
  });
}
