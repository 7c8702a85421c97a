import { dateInYear } from '../../calendar/date-rule.ts';
import { LAST_YEAR, type LawRow, periodIn } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { lawRowsPath } from '../files.ts';
import type { MaybeRows } from '../table-reader.ts';
import { type LawTables, periodsOf } from '../tables.ts';
import { notADate } from '../words.ts';
import { backwards, overlap, pairs, spanFaults } from './year-spans.ts';

/** Each row by itself, and no holiday twice in a year of one scope. */
export function rowFaults(tables: LawTables): readonly LawFault[] {
  return SCOPE_CODES.flatMap((scope) => {
    const rows = tables.rows[scope];
    const faults = rows.map((row, index) =>
      row ? messagesOf(row, tables).map((message) => faultIn(scope, index, message)) : [],
    );
    return [...faults.flat(), ...doubled(scope, rows)];
  });
}

function messagesOf(row: LawRow, tables: LawTables): readonly string[] {
  return [
    ...unknownNames(row, tables),
    ...unknownStatutes(row, tables),
    ...dateMessages(row, tables),
    ...backwards(row),
    ...spanFaults('observed days', row.observed ?? []),
    ...basisMessages(row),
  ];
}

/** What a row names must exist, even where its schema refuses it. An unreadable file is a fault of its own. */
function unknownNames({ holiday, name }: LawRow, { holidays }: LawTables): readonly string[] {
  if (!holidays) return [];
  if (!Object.hasOwn(holidays, holiday)) return [`holiday "${holiday}" is not in holidays.json`];
  const named = holidays[holiday];
  const isUnknown = name !== undefined && named && !Object.hasOwn(named.names ?? {}, name);
  return isUnknown ? [`name "${name}" is not among the names of "${holiday}" in holidays.json`] : [];
}

function unknownStatutes({ act, earlierAct }: LawRow, { statutes }: LawTables): readonly string[] {
  // A refused statute may be the one that is named.
  if (!statutes || statutes.includes(undefined)) return [];
  const acts = [act, earlierAct].filter((id) => id !== undefined);
  return acts
    .filter((id) => !statutes.some((statute) => statute?.id === id))
    .map((id) => `statute "${id}" is not in statutes.json`);
}

function dateMessages(row: LawRow, tables: LawTables): readonly string[] {
  const periods = periodsOf(row.date, tables);
  if (!periods) {
    const isUnknown = tables.dates && !Object.hasOwn(tables.dates, row.date);
    return isUnknown ? [`date: ${notADate(row.date)}; or as a name of dates.json`] : [];
  }
  for (let year = row.since; year <= (row.until ?? LAST_YEAR); year++) {
    const period = periodIn(periods, year);
    if (!period || dateInYear(period.date, year) === undefined) {
      return [`date "${row.date}" names no day in ${year}`];
    }
  }
  return [];
}

function basisMessages(row: LawRow): readonly string[] {
  const { kind, until, observed, act, earlierAct, paidSince, specialSince } = row;
  const actSince = paidSince ?? specialSince;
  if (kind !== 'statutory' && (actSince ?? earlierAct ?? observed) !== undefined) {
    return [`paidSince, specialSince, earlierAct and observed belong to statutory days, not to ${kind} ones`];
  }
  const messages: string[] = [];
  if (paidSince !== undefined && specialSince !== undefined)
    messages.push('a day is paid or special, not both');
  if (actSince !== undefined && act === undefined) messages.push('a paid or special day needs its act');
  if (actSince !== undefined && until !== undefined && actSince > until) {
    messages.push(`paidSince or specialSince ${actSince} lies after until ${until}`);
  }
  if (earlierAct !== undefined && (actSince ?? row.since) <= row.since) {
    messages.push('earlierAct is the act of the years before paidSince or specialSince, and there are none');
  }
  return messages;
}

function doubled(scope: ScopeCode, rows: MaybeRows<LawRow>): readonly LawFault[] {
  const numbered = rows.flatMap((row, index) => (row ? [{ row, index }] : []));
  return pairs(numbered)
    .filter(([a, b]) => a.row.holiday === b.row.holiday && overlap(a.row, b.row))
    .map(([a, b]) =>
      faultIn(scope, b.index, `the same holiday stands in row ${a.index + 1} for the same year`),
    );
}

function faultIn(scope: ScopeCode, index: number, message: string): LawFault {
  return lawFault(lawRowsPath(scope), `row ${index + 1}`, message);
}
