import { type Day, formatDate, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import { createAlmanac } from '../../core/holidays/almanac.ts';
import { WEEKENDS } from '../../core/holidays/days-off/weekends.ts';
import { isServedYear, LAST_YEAR } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { LIST_IDS } from '../../core/lists/list.ts';
import { createLists, type ListedDay } from '../../core/lists/lists.ts';
import { pairs } from './check.ts';
import {
  faultsInRows,
  LIST_INDEX_FILE,
  lawFault,
  listRowsPath,
  messagesIf,
  PROJECTIONS_FILE,
} from './files.ts';
import type { DayTableRow, ListHead, ListTableRow, ProjectionRow } from './list-schema.ts';
import { type ListFileTables, rowGroups, toLists } from './lists.ts';
import { type LawTables, toLaw } from './tables.ts';

/** Checks lists whose rows fit their schemas against each other. */
export function checkLists(tables: ListFileTables): readonly string[] {
  const { heads, rows, projections } = tables;
  const ids = heads.map(({ id }) => id);
  return [
    ...(ids.join() === LIST_IDS.join()
      ? []
      : [
          lawFault(LIST_INDEX_FILE, '', 'LIST_IDS in src/core/lists/list.ts has other ids, or another order'),
        ]),
    ...heads.flatMap((head) =>
      faultsInRows(listRowsPath(head.id), rows[head.id] ?? [], (row) => rowMessages(row, head, tables)),
    ),
    ...faultsInRows(PROJECTIONS_FILE, projections, (row) => projectionMessages(row, heads)),
  ];
}

function rowMessages(row: ListTableRow, head: ListHead, tables: ListFileTables): readonly string[] {
  return [
    ...(row.kind === 'day' ? statusMessages(row, head) : []),
    ...(row.kind === 'inclusion' && reaches(row.list, head.id, tables, new Set())
      ? [`list "${head.id}" includes itself through "${row.list}"`]
      : []),
    ...sourceMessages(row, tables),
  ];
}

/** The first source of a row is shown to readers: it needs an address, and the year of its text. */
function sourceMessages({ evidence }: ListTableRow, { sources }: ListFileTables): readonly string[] {
  const [first = ''] = evidence;
  const shown = sources[first];
  const isBare = shown !== undefined && (shown.url === undefined || shown.year === undefined);
  return isBare ? [`source "${first}" is the first of the row and needs url and year`] : [];
}

/** A published list ends with the last page that was read; an act goes on. */
function statusMessages({ when }: DayTableRow, { publisher }: ListHead): readonly string[] {
  const isYearly = 'rule' in when;
  return messagesIf(
    [
      isYearly && publisher !== undefined,
      'a published list has dates with their year, such as december 27, 2021: nothing is projected',
    ],
    [!isYearly && publisher === undefined, 'a list of an act has days of every year: leave the year out'],
  );
}

function reaches(from: string, to: string, tables: ListFileTables, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (tables.rows[from] ?? []).some(
    (row) => row.kind === 'inclusion' && reaches(row.list, to, tables, seen),
  );
}

function projectionMessages({ list }: ProjectionRow, heads: readonly ListHead[]): readonly string[] {
  const isPublished = heads.some(({ id, publisher }) => id === list && publisher);
  return isPublished ? [] : [`list "${list}" has no publisher`];
}

/** Checks the days themselves; they can be computed only if neither the lists nor the law have another fault. */
export function checkListDays(tables: ListFileTables, law: LawTables): readonly string[] {
  return [...clashes(tables, law), ...publishedFaults(tables, law), ...unlikePublished(tables, law)];
}

/** A rule must give exactly the published days of every year since it began. */
function unlikePublished(tables: ListFileTables, { holidays }: LawTables): readonly string[] {
  const lists = createLists(toLists(tables), holidays);
  const describeDay = ({ date, id, nameEn, closes, provinces }: ListedDay): string =>
    `${formatDate(date)} ${id} ${[nameEn, closes, ...(provinces ?? [])].join(' ')}`;
  return tables.projections.flatMap(({ list, since }, index) => {
    const years = lists.years(list).filter((year) => year >= since);
    const messages = years.flatMap((year) => {
      const published = lists.days(list, year).map(describeDay);
      const projected = lists.projectedDays(list, year).map(describeDay);
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

function rowNumber({ origin }: ListedDay, tables: ListFileTables): number {
  return (origin && rowGroups(tables, origin.list)[origin.row]?.from[origin.date]?.number) ?? 0;
}

/** The usual slips in copying the dates of a year: order, year, a day off by one. */
function publishedFaults(tables: ListFileTables, law: LawTables): readonly string[] {
  const almanac = createAlmanac(toLaw(law));
  /** The dates of a holiday in a year by the law of any place; empty if no law has it. */
  const findDates = (holiday: string, year: number): readonly Day[] =>
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
      const lawful = isInLieu || !isServedYear(year) ? [] : findDates(holiday, year);
      const isAlone = days.every((other) => other.number === number || yearOf(other.date) !== year);
      const said = 'correct the date, or say in note that the page has it';
      const isOnWeekend = WEEKENDS[weekend].some((weekday) => weekday === weekdayOf(date));
      const isLawful = lawful.length === 0 || lawful.includes(date);
      const [day, dates] = [formatDate(date), [...new Set(lawful.map(formatDate))].join(', ')];
      return messagesIf(
        [date < before, `${day} comes after ${formatDate(before)}: put the rows in order of date`],
        [isAlone, `${day} is the only day of ${year}: correct the year, or add the others`],
        [note === undefined && isOnWeekend, `${day} is on the list's weekend: ${said}`],
        [note === undefined && !isLawful, `"${holiday}" is on ${dates} by law, not on ${day}: ${said}`],
      ).map((message) => inRow(id, number, message));
    });
  });
}

function inRow(list: string, number: number, message: string): string {
  return lawFault(listRowsPath(list), `row ${number}`, message);
}
