import { dateInYear } from '../calendar/date-rule.ts';
import { holdsIn, LAST_YEAR, type LawRow, type RuleSegment } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import { type LawFault, lawFault } from './fault.ts';
import { lawRowsPath } from './files.ts';
import type { LawTables, MaybeRows } from './tables.ts';
import { backwards, overlap, pairs, spanFaults } from './year-spans.ts';

/** Each row by itself, and no holiday twice in a year of one scope. */
export function rowFaults(tables: LawTables): readonly LawFault[] {
  return SCOPE_CODES.map((scope) => [scope, tables.rows[scope]] as const).flatMap(([scope, rows]) => [
    ...rows.flatMap((row, index) =>
      (row ? messagesOf(row, tables) : []).map((message) => faultIn(scope, index, message)),
    ),
    ...doubled(scope, rows, tables),
  ]);
}

function messagesOf(row: LawRow, tables: LawTables): readonly string[] {
  return [
    ...unknown(row, tables),
    ...yearsWithoutDate(row, tables.rules?.[row.rule] ?? []),
    ...backwards(row),
    ...spanFaults('moves', row.moves ?? []),
    ...paidMessages(row),
    ...kindMessages(row),
  ];
}

/** What a row names exists, be it refused by its schema; unreadable files are a fault of their own. */
function unknown({ name, rule, act, legalAct }: LawRow, tables: LawTables): readonly string[] {
  const { scopes, rules, catalogue } = tables;
  const statutes = scopes?.map((scope) => scope?.statutes.map(({ id }) => id));
  const isUnknown = (id: string): boolean => statutes?.every((ids) => ids?.includes(id) === false) ?? false;
  const acts = [act, legalAct].filter((id) => id !== undefined);
  return [
    ...(!catalogue || name in catalogue ? [] : [`name "${name}" is not in catalogue.json`]),
    ...(!rules || rule in rules ? [] : [`rule "${rule}" is not in rules.json`]),
    ...acts.filter(isUnknown).map((id) => `statute "${id}" is not in scopes.json`),
  ];
}

function paidMessages({ paidSince, until, act }: LawRow): readonly string[] {
  if (paidSince === undefined) return [];
  return [
    ...(until !== undefined && paidSince > until ? [`paidSince ${paidSince} lies after until ${until}`] : []),
    ...(act === undefined ? ['a paid day needs its act'] : []),
  ];
}

function kindMessages(row: LawRow): readonly string[] {
  const messages: string[] = [];
  if (row.kind !== 'statutory' && (row.special || row.paidSince || row.legalAct || row.moves)) {
    messages.push(`special, paidSince, legalAct and moves belong to statutory days, not to ${row.kind} ones`);
  }
  if (row.special && !row.act) messages.push('a special day needs its act');
  return messages;
}

function yearsWithoutDate(row: LawRow, segments: readonly RuleSegment[]): readonly string[] {
  if (segments.length === 0) return [];
  for (let year = row.since; year <= (row.until ?? LAST_YEAR); year++) {
    const segment = segments.find((each) => holdsIn(each, year));
    if (!segment || dateInYear(segment.date, year) === undefined) {
      return [`rule "${row.rule}" names no day in ${year}`];
    }
  }
  return [];
}

function doubled(scope: ScopeCode, rows: MaybeRows<LawRow>, { catalogue }: LawTables): readonly LawFault[] {
  const numbered = rows.flatMap((row, index) => (row ? [{ row, index }] : []));
  const idOf = ({ name }: LawRow): string => catalogue?.[name]?.holiday ?? name;
  return pairs(numbered)
    .filter(([a, b]) => idOf(a.row) === idOf(b.row) && overlap(a.row, b.row))
    .map(([a, b]) =>
      faultIn(scope, b.index, `the same holiday stands in row ${a.index + 1} for the same year`),
    );
}

function faultIn(scope: ScopeCode, index: number, message: string): LawFault {
  return lawFault(lawRowsPath(scope), `row ${index + 1}`, message);
}
