import { dateInYear } from '../../calendar/date-rule.ts';
import type { Day } from '../../calendar/day.ts';
import {
  covers,
  isFederalChain,
  LAST_YEAR,
  type LawRow,
  OPTIONAL_BASES,
  periodIn,
  yearsFrom,
} from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { firstDay, lastDay } from '../act-periods.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { lawRowsPath } from '../files.ts';
import type { MaybeRows } from '../tables/reader.ts';
import { type LawTables, periodsOf } from '../tables/tables.ts';
import { notADate } from '../tables/words.ts';
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
    ...actMessages(row, tables),
    ...dateMessages(row, tables),
    ...backwards(row),
    ...spanFaults('observed days', row.observed ?? []),
    ...firstOfJulyMessages(row, tables),
    ...basisMessages(row),
    ...optionalMessages(row),
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

/** The act that a row names exists, and is in force on each of its days. */
function actMessages(row: LawRow, tables: LawTables): readonly string[] {
  const { act } = row;
  const { statutes, statuteIds } = tables;
  if (act === undefined || isFederalChain(act) || !statutes) return [];
  if (!statuteIds.has(act)) return [`statute "${act}" is not in statutes.json`];
  const statute = statutes.find((known) => known?.id === act);
  if (!statute) return [];
  const days = datesOf(row, tables);
  const first = firstDay(statute);
  const last = lastDay(statute);
  const isEarly = first !== undefined && days.some((day) => day < first);
  const isLate = last !== undefined && days.some((day) => day > last);
  return [
    ...(isEarly ? [`act "${act}" is in force from ${statute.from}, after the day of ${row.since}`] : []),
    ...(isLate
      ? [`act "${act}" is in force to ${statute.to}, before the day of ${row.until ?? LAST_YEAR}`]
      : []),
  ];
}

function dateMessages(row: LawRow, tables: LawTables): readonly string[] {
  if (!periodsOf(row.date, tables)) {
    const isUnknown = tables.dates && !Object.hasOwn(tables.dates, row.date);
    return isUnknown ? [`date: ${notADate(row.date)}; or as a name of dates.json`] : [];
  }
  const year = yearsOf(row).find((dateless) => dateOf(row, tables, dateless) === undefined);
  return year === undefined ? [] : [`date "${row.date}" names no day in ${year}`];
}

/** Whether the day off of July 1 moves when it is a Sunday differs by place and year, so that each row says it for all of its years. */
function firstOfJulyMessages(row: LawRow, tables: LawTables): readonly string[] {
  const [period] = periodsOf(row.date, tables) ?? [];
  const isFirstOfJuly = period?.date.kind === 'fixed' && period.date.month === 7 && period.date.day === 1;
  if (!isFirstOfJuly || row.kind !== 'statutory') return [];
  const isOpen = (year: number) => !row.observed?.some((observed) => covers(observed, year));
  const year = yearsOf(row).find(isOpen);
  if (year === undefined) return [];
  return [
    `observed must say for every year whether july 1 moves when it is a Sunday, and does not for ${year}`,
  ];
}

function yearsOf({ since, until = LAST_YEAR }: LawRow): readonly number[] {
  return yearsFrom(since, until);
}

function datesOf(row: LawRow, tables: LawTables): readonly Day[] {
  return yearsOf(row).flatMap((year) => dateOf(row, tables, year) ?? []);
}

function dateOf(row: LawRow, tables: LawTables, year: number): Day | undefined {
  const period = periodIn(periodsOf(row.date, tables), year);
  return period && dateInYear(period.date, year);
}

function basisMessages({ kind, until, observed, paidSince, ownActSince }: LawRow): readonly string[] {
  const since = paidSince ?? ownActSince;
  if (kind !== 'statutory' && (since ?? observed) !== undefined) {
    return [`paidSince, ownActSince and observed belong to statutory days, not to ${kind} ones`];
  }
  const messages: string[] = [];
  if (paidSince !== undefined && ownActSince !== undefined) {
    messages.push('a day is paid or rests on an act of its own, not both');
  }
  if (since !== undefined && until !== undefined && since > until) {
    messages.push(`paidSince or ownActSince ${since} lies after until ${until}`);
  }
  return messages;
}

/** Every optional day says why it is one, and no other day does. */
function optionalMessages({ kind, basis, publicService }: LawRow): readonly string[] {
  if (kind === 'optional') {
    return basis === undefined ? [`an optional day needs its basis: ${OPTIONAL_BASES.join(', ')}`] : [];
  }
  return (basis ?? publicService) === undefined
    ? []
    : [`basis and publicService belong to optional days, not to ${kind} ones`];
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
