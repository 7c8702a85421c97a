import { formatDate } from '../../calendar/day.ts';
import { LAST_YEAR, type NamedHoliday } from '../../holidays/law.ts';
import type { ListedDay } from '../../holidays/lists/listed-day.ts';
import { createLists } from '../../holidays/lists/lists.ts';
import { unknownSources } from '../check/sources.ts';
import { pairs } from '../check/year-spans.ts';
import { type LawFault, lawFault } from '../fault.ts';
import {
  LIST_DAYS_FILE,
  LIST_DISPUTES_FILE,
  LIST_INDEX_FILE,
  LIST_SOURCES_FILE,
  listRowsPath,
  TIME_LIMITS_FILE,
} from '../files.ts';
import { type LawTables, presentEntries } from '../tables/tables.ts';
import type { ListHead, ListTableRow } from './schema.ts';
import { type ListFileTables, listsOf, rowGroups } from './tables.ts';

/**
 * Whether the lists hold together.
 * @param withFile the ids of the lists that have a file
 * @param isComplete whether no row was refused: the days of the lists can be told then
 */
export function checkLists(
  tables: ListFileTables,
  law: LawTables,
  withFile: readonly string[],
  isComplete: boolean,
): readonly LawFault[] {
  const { heads, ids, rows } = tables;
  if (!heads) return [];
  const faults = [
    ...twice(heads),
    ...withFile
      .filter((id) => !ids.includes(id))
      .map((id) => lawFault(listRowsPath(id), '', 'is no list of index.json')),
    ...ids.flatMap((id) =>
      (rows[id] ?? []).flatMap((row, index) =>
        row ? rowMessages(row, id, tables, law).map((message) => inRow(id, index + 1, message)) : [],
      ),
    ),
    ...disputeFaults(tables),
    ...timeLimitFaults(tables),
  ];
  if (!isComplete || faults.length > 0) return faults;
  return [...unused(tables), ...clashes(tables, law)];
}

function twice(heads: readonly (ListHead | undefined)[]): readonly LawFault[] {
  const ids = heads.map((head) => head?.id);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [lawFault(LIST_INDEX_FILE, `row ${index + 1}`, `list "${id}" stands twice`)]
      : [],
  );
}

function rowMessages(
  row: ListTableRow,
  list: string,
  tables: ListFileTables,
  law: LawTables,
): readonly string[] {
  return [...ofKind(row, list, tables, law), ...sourceMessages(row, tables)];
}

function ofKind(row: ListTableRow, list: string, tables: ListFileTables, law: LawTables): readonly string[] {
  switch (row.kind) {
    case 'day':
      return [...nameMessages(row, tables, law), ...statusMessages('rule' in row.when, list, tables)];
    case 'inclusion':
      return inclusionMessages(row.list, list, tables);
    case 'clause':
      return [];
  }
}

/** A row's first source is the one that is shown: it needs an address, and a year by which it can be judged. */
function sourceMessages({ evidence }: ListTableRow, { sources }: ListFileTables): readonly string[] {
  const unknown = unknownSources(evidence, sources);
  const [first = ''] = evidence;
  const shown = sources?.[first];
  const isBare = shown !== undefined && (shown.url === undefined || shown.year === undefined);
  return [
    ...unknown,
    ...(isBare ? [`source "${first}" is the first of the row and needs url and year`] : []),
  ];
}

function nameMessages(
  { holiday, name }: { readonly holiday: string; readonly name?: string },
  { days }: ListFileTables,
  { holidays }: LawTables,
): readonly string[] {
  if (!days || !holidays) return [];
  const known: Readonly<Record<string, NamedHoliday | undefined>> = { ...holidays, ...days };
  if (!Object.hasOwn(known, holiday))
    return [`holiday "${holiday}" is neither in holidays.json nor in lists/days.json`];
  const isUnknown = name !== undefined && !Object.hasOwn(known[holiday]?.names ?? {}, name);
  return isUnknown ? [`name "${name}" is not among the names of "${holiday}"`] : [];
}

/** What was published ends with the last page that was read; what an act says goes on. */
function statusMessages(isYearly: boolean, list: string, { heads = [] }: ListFileTables): readonly string[] {
  const head = heads.find((row) => row?.id === list);
  if (!head || isYearly === (head.publisher === undefined)) return [];
  return [
    isYearly
      ? 'a published list holds dates with their year, such as december 27, 2021: nothing is projected'
      : 'a list of an act holds days of every year, without a year',
  ];
}

function inclusionMessages(included: string, list: string, tables: ListFileTables): readonly string[] {
  if (!tables.ids.includes(included))
    return [`list "${included}" is not in index.json; the lists are ${tables.ids.join(', ')}`];
  return reaches(included, list, tables, new Set())
    ? [`list "${list}" is within itself by "${included}"`]
    : [];
}

/** Whether a list is another, or holds it, or a list that holds it. */
function reaches(from: string, to: string, tables: ListFileTables, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (tables.rows[from] ?? []).some(
    (row) => row?.kind === 'inclusion' && reaches(row.list, to, tables, seen),
  );
}

function disputeFaults({ disputes, ids, sources }: ListFileTables): readonly LawFault[] {
  return disputes.flatMap((dispute, index) => {
    if (!dispute) return [];
    const isKnown = ids.includes(dispute.list);
    const messages = [
      ...(isKnown ? [] : [`list "${dispute.list}" is not in index.json`]),
      ...unknownSources(dispute.evidence, sources),
    ];
    return messages.map((message) => lawFault(LIST_DISPUTES_FILE, `row ${index + 1}`, message));
  });
}

/** Each rule belongs to a list, one to a list, and what it needs beside it is there. */
function timeLimitFaults({ timeLimits, ids, sources }: ListFileTables): readonly LawFault[] {
  return timeLimits.flatMap((row, index) => {
    if (!row) return [];
    const { list, rule, evidence } = row;
    const isFirst = timeLimits.findIndex((other) => other?.list === list) === index;
    const needsRecess =
      rule.kind === 'rule' && !rule.recess && rule.readings.some(({ on }) => on === 'recess');
    const messages = [
      ...(ids.includes(list) ? [] : [`list "${list}" is not in index.json`]),
      ...(isFirst ? [] : [`list "${list}" stands twice`]),
      ...(needsRecess ? ['a reading on recess needs a recess'] : []),
      ...unknownSources(evidence, sources),
    ];
    return messages.map((message) => lawFault(TIME_LIMITS_FILE, `row ${index + 1}`, message));
  });
}

/** What the tables hold and no row uses. */
function unused({
  rows,
  disputes,
  timeLimits,
  days = {},
  sources = {},
}: ListFileTables): readonly LawFault[] {
  const all = Object.values(rows).flat();
  const usedDays = new Set(all.flatMap((row) => (row?.kind === 'day' ? [row.holiday] : [])));
  const usedSources = new Set([...all, ...disputes, ...timeLimits].flatMap((row) => row?.evidence ?? []));
  const spare = (file: string, keys: readonly string[], used: ReadonlySet<string>) =>
    keys.filter((key) => !used.has(key)).map((key) => lawFault(file, key, 'is used by no row'));
  return [
    ...spare(LIST_DAYS_FILE, Object.keys(days), usedDays),
    ...spare(LIST_SOURCES_FILE, Object.keys(sources), usedSources),
  ];
}

/** Days of a list that fall together and must not: a day in lieu on any other, or one day twice. One fault a row, of the first year. */
function clashes(tables: ListFileTables, { holidays }: LawTables): readonly LawFault[] {
  const lists = createLists(listsOf(tables), presentEntries(holidays));
  return lists.ids.flatMap((id) => {
    const faults = new Map<string, LawFault>();
    for (const year of lists.years(id).filter((listYear) => listYear <= LAST_YEAR)) {
      for (const [a, b] of pairs(lists.days(id, year)).filter(isClash)) {
        const [day, other] = a.substituteFor !== null && a.origin.list === id ? [a, b] : [b, a];
        const fault = clash(day, other, id, tables);
        if (!faults.has(fault.row)) faults.set(fault.row, fault);
      }
    }
    return [...faults.values()];
  });
}

function isClash([a, b]: readonly [ListedDay, ListedDay]): boolean {
  const isShared =
    !a.provinces || !b.provinces || a.provinces.some((province) => b.provinces?.includes(province));
  const isInLieu = a.substituteFor !== null || b.substituteFor !== null;
  return a.date === b.date && isShared && (isInLieu || a.id === b.id);
}

function clash(day: ListedDay, other: ListedDay, list: string, tables: ListFileTables): LawFault {
  const message = `"${day.id}" falls on "${other.id}" of the same list on ${formatDate(day.date)}`;
  return inRow(list, rowNumber(day, tables), message);
}

function rowNumber({ origin }: ListedDay, tables: ListFileTables): number {
  return rowGroups(tables, origin.list)[origin.row]?.from[origin.date]?.number ?? 0;
}

function inRow(list: string, number: number, message: string): LawFault {
  return lawFault(listRowsPath(list), `row ${number}`, message);
}
