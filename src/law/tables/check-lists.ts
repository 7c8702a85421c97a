import { type Day, formatDate, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import { createAlmanac } from '../../core/holidays/almanac.ts';
import { WEEKENDS } from '../../core/holidays/days-off/weekends.ts';
import { isServedYear, LAST_YEAR, type NamedHoliday } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { type DayOfList, LIST_IDS } from '../../core/lists/list.ts';
import { createLists, type ListedDay } from '../../core/lists/lists.ts';
import { pairs, unknownSources, unused } from './check.ts';
import {
  LIST_DAYS_FILE,
  LIST_DISPUTES_FILE,
  LIST_INDEX_FILE,
  LIST_SOURCES_FILE,
  lawFault,
  listRowsPath,
  PROJECTIONS_FILE,
  TIME_LIMITS_FILE,
} from './files.ts';
import type { DayTableRow, ListHead, ListTableRow } from './list-schema.ts';
import { type ListFileTables, rowGroups, toLists } from './lists.ts';
import { type LawTables, toLaw } from './tables.ts';

/** Checks lists whose rows fit their schemas against each other and against the law. */
export function checkLists(tables: ListFileTables, law: LawTables): readonly string[] {
  const { heads, rows, withFile } = tables;
  const ids = heads.map(({ id }) => id);
  return [
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [lawFault(LIST_INDEX_FILE, `row ${index + 1}`, `list "${id}" appears twice`)]
        : [],
    ),
    ...(ids.join() === LIST_IDS.join()
      ? []
      : [
          lawFault(LIST_INDEX_FILE, '', 'LIST_IDS in src/core/lists/list.ts has other ids, or another order'),
        ]),
    ...withFile
      .filter((id) => !ids.includes(id))
      .map((id) => lawFault(listRowsPath(id), '', 'is not a list of index.json')),
    ...heads.flatMap((head) =>
      (rows[head.id] ?? []).flatMap((row, index) =>
        rowMessages(row, head, tables, law).map((message) => inRow(head.id, index + 1, message)),
      ),
    ),
    ...disputeFaults(tables),
    ...timeLimitFaults(tables),
    ...projectionFaults(tables, law),
    ...unusedFaults(tables),
  ];
}

function rowMessages(
  row: ListTableRow,
  head: ListHead,
  tables: ListFileTables,
  law: LawTables,
): readonly string[] {
  return [
    ...(row.kind === 'day' ? [...nameMessages(row, tables, law), ...statusMessages(row, head)] : []),
    ...(row.kind === 'inclusion' ? inclusionMessages(row.list, head.id, tables) : []),
    ...sourceMessages(row, tables),
  ];
}

/** The first source of a row is shown to readers: it needs an address, and the year of its text. */
function sourceMessages({ evidence }: ListTableRow, { sources }: ListFileTables): readonly string[] {
  const [first = ''] = evidence;
  const shown = sources[first];
  const isBare = shown !== undefined && (shown.url === undefined || shown.year === undefined);
  return [
    ...unknownSources(evidence, sources, LIST_SOURCES_FILE),
    ...(isBare ? [`source "${first}" is the first of the row and needs url and year`] : []),
  ];
}

function nameMessages(
  { holiday, name }: Pick<DayOfList, 'holiday' | 'name'>,
  { days }: ListFileTables,
  { holidays }: LawTables,
): readonly string[] {
  const known: Readonly<Record<string, NamedHoliday>> = { ...holidays, ...days };
  if (!Object.hasOwn(known, holiday))
    return [`holiday "${holiday}" is neither in holidays.json nor in ${LIST_DAYS_FILE}`];
  const isUnknown = name !== undefined && !Object.hasOwn(known[holiday]?.names ?? {}, name);
  return isUnknown ? [`name "${name}" is not among the names of "${holiday}"`] : [];
}

/** A published list ends with the last page that was read; an act goes on. */
function statusMessages({ when }: DayTableRow, { publisher }: ListHead): readonly string[] {
  const isYearly = 'rule' in when;
  if (isYearly === (publisher === undefined)) return [];
  return [
    isYearly
      ? 'a published list has dates with their year, such as december 27, 2021: nothing is projected'
      : 'a list of an act has days of every year: leave the year out',
  ];
}

function inclusionMessages(included: string, list: string, tables: ListFileTables): readonly string[] {
  const ids = tables.heads.map(({ id }) => id);
  if (!ids.includes(included))
    return [`list "${included}" is not in index.json; the lists are ${ids.join(', ')}`];
  return reaches(included, list, tables, new Set())
    ? [`list "${list}" includes itself through "${included}"`]
    : [];
}

/** Whether a list is another or includes it, directly or not. */
function reaches(from: string, to: string, tables: ListFileTables, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (tables.rows[from] ?? []).some(
    (row) => row.kind === 'inclusion' && reaches(row.list, to, tables, seen),
  );
}

function disputeFaults({ disputes, heads, sources }: ListFileTables): readonly string[] {
  return disputes.flatMap(({ list, evidence }, index) => {
    const messages = [
      ...(heads.some(({ id }) => id === list) ? [] : [`list "${list}" is not in index.json`]),
      ...unknownSources(evidence, sources, LIST_SOURCES_FILE),
    ];
    return messages.map((message) => lawFault(LIST_DISPUTES_FILE, `row ${index + 1}`, message));
  });
}

/** Each rule belongs to a list, and a list has one rule. */
function timeLimitFaults({ timeLimits, heads, sources }: ListFileTables): readonly string[] {
  return timeLimits.flatMap(({ list, evidence }, index) => {
    const isFirst = timeLimits.findIndex((other) => other.list === list) === index;
    const messages = [
      ...(heads.some(({ id }) => id === list) ? [] : [`list "${list}" is not in index.json`]),
      ...(isFirst ? [] : [`list "${list}" appears twice`]),
      ...unknownSources(evidence, sources, LIST_SOURCES_FILE),
    ];
    return messages.map((message) => lawFault(TIME_LIMITS_FILE, `row ${index + 1}`, message));
  });
}

/** Each projection is of a published list, and a list has one. */
function projectionFaults(tables: ListFileTables, law: LawTables): readonly string[] {
  const { projections, heads } = tables;
  return projections.flatMap(({ list, days }, index) => {
    const isPublished = heads.some(({ id, publisher }) => id === list && publisher !== undefined);
    const isFirst = projections.findIndex((other) => other.list === list) === index;
    const messages = [
      ...(isPublished ? [] : [`list "${list}" is not a list with a publisher in index.json`]),
      ...(isFirst ? [] : [`list "${list}" appears twice`]),
      ...days.flatMap((day) => nameMessages(day, tables, law)),
    ];
    return messages.map((message) => lawFault(PROJECTIONS_FILE, `row ${index + 1}`, message));
  });
}

function unusedFaults({ rows, disputes, timeLimits, days, sources }: ListFileTables): readonly string[] {
  const all = Object.values(rows).flat();
  const usedDays = all.flatMap((row) => (row.kind === 'day' ? [row.holiday] : []));
  const usedSources = [...all, ...disputes, ...timeLimits].flatMap(({ evidence }) => evidence);
  return [
    ...unused(LIST_DAYS_FILE, Object.keys(days), usedDays),
    ...unused(LIST_SOURCES_FILE, Object.keys(sources), usedSources),
  ];
}

/** Checks the days themselves; they can be computed only if neither the lists nor the law have another fault. */
export function checkListDays(tables: ListFileTables, law: LawTables): readonly string[] {
  return [...clashes(tables, law), ...publishedFaults(tables, law), ...unlikePublished(tables, law)];
}

/** A rule must give exactly the published days of every year since it began. */
function unlikePublished(tables: ListFileTables, { holidays }: LawTables): readonly string[] {
  const lists = createLists(toLists(tables), holidays);
  const textOf = ({ date, id, nameEn, closes, provinces }: ListedDay): string =>
    `${formatDate(date)} ${id} ${[nameEn, closes, ...(provinces ?? [])].join(' ')}`;
  return tables.projections.flatMap(({ list, since }, index) => {
    const years = lists.years(list).filter((year) => year >= since);
    const messages = years.flatMap((year) => {
      const published = lists.days(list, year).map(textOf);
      const projected = lists.projectedDays(list, year).map(textOf);
      return [
        ...published.filter((day) => !projected.includes(day)).map((day) => `the rule leaves out ${day}`),
        ...projected.filter((day) => !published.includes(day)).map((day) => `the rule adds ${day}`),
      ];
    });
    if (years.length === 0) messages.push(`no year since ${since} is published`);
    return messages.map((message) => lawFault(PROJECTIONS_FILE, `row ${index + 1}`, message));
  });
}

/** Days of a list on one date that must not be: a day in lieu on any other, or one day twice. One fault a row, for the first year. */
function clashes(tables: ListFileTables, { holidays }: LawTables): readonly string[] {
  const lists = createLists(toLists(tables), holidays);
  return lists.ids.flatMap((id) => {
    const faults = new Map<number, string>();
    for (const year of lists.years(id).filter((listYear) => listYear <= LAST_YEAR)) {
      for (const [a, b] of pairs(lists.days(id, year)).filter(isClash)) {
        const [day, other] = a.substituteFor !== null && a.origin?.list === id ? [a, b] : [b, a];
        const number = rowNumber(day, tables);
        if (faults.has(number)) continue;
        const message = `"${day.id}" falls on "${other.id}" of the same list on ${formatDate(day.date)}`;
        faults.set(number, inRow(id, number, message));
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

/** The row of the file that a day comes from. */
function rowNumber({ origin }: ListedDay, tables: ListFileTables): number {
  return (origin && rowGroups(tables, origin.list)[origin.row]?.from[origin.date]?.number) ?? 0;
}

/** The usual slips in copying the dates of a year: order, year, a day off by one. */
function publishedFaults(tables: ListFileTables, law: LawTables): readonly string[] {
  const almanac = createAlmanac(toLaw(law));
  /** The dates of a holiday in a year by the law of any place; empty if no law has it. */
  const datesOf = (holiday: string, year: number): readonly Day[] =>
    SCOPE_CODES.flatMap((code) =>
      almanac.days(code, year).flatMap(({ id, date, observed }) => (id === holiday ? [date, observed] : [])),
    );

  return tables.heads.flatMap(({ id, publisher, weekend }) => {
    const days = (publisher ? (tables.rows[id] ?? []) : []).flatMap((row, index) =>
      row.kind === 'day' && 'date' in row.when ? [{ ...row, date: row.when.date, number: index + 1 }] : [],
    );
    return days.flatMap(({ holiday, isInLieu, note, date, number }, index) => {
      const year = yearOf(date);
      const before = days[index - 1]?.date ?? date;
      const lawful = isInLieu || !isServedYear(year) ? [] : datesOf(holiday, year);
      const isAlone = days.every((other) => other.number === number || yearOf(other.date) !== year);
      const said = 'correct the date, or say in note that the page has it';
      return [
        ...(date < before
          ? [`${formatDate(date)} comes after ${formatDate(before)}: put the rows in order of date`]
          : []),
        ...(isAlone
          ? [`${formatDate(date)} is the only day of ${year}: correct the year, or add the others`]
          : []),
        ...(note === undefined && WEEKENDS[weekend].some((weekday) => weekday === weekdayOf(date))
          ? [`${formatDate(date)} is on the list's weekend: ${said}`]
          : []),
        ...(note === undefined && lawful.length > 0 && !lawful.includes(date)
          ? [
              `"${holiday}" is on ${[...new Set(lawful.map(formatDate))].join(', ')} by law, not on ${formatDate(date)}: ${said}`,
            ]
          : []),
      ].map((message) => inRow(id, number, message));
    });
  });
}

function inRow(list: string, number: number, message: string): string {
  return lawFault(listRowsPath(list), `row ${number}`, message);
}
