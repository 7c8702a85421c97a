import type { Day } from '../../calendar/day.ts';
import type { Inclusion, ListTables, NamedList, PublishedDay, YearlyDay } from './list.ts';

/** Lists as bundles carry them: a published date as the days since the one before it, which are few digits, and mostly the same. */
export interface CompactLists extends Omit<ListTables, 'lists'> {
  readonly lists: readonly CompactList[];
}

interface CompactList extends Omit<NamedList, 'rows'> {
  readonly rows: readonly (YearlyDay | Inclusion | CompactDay)[];
}

interface CompactDay extends Omit<PublishedDay, 'dates'> {
  readonly steps: readonly number[];
}

/** The inverse of {@link expandLists}. */
export function compactLists({ lists, ...others }: ListTables): CompactLists {
  return { lists: lists.map(({ rows, ...list }) => ({ ...list, rows: rows.map(compactRow) })), ...others };
}

export function expandLists({ lists, ...others }: CompactLists): ListTables {
  return { lists: lists.map(({ rows, ...list }) => ({ ...list, rows: rows.map(expandRow) })), ...others };
}

function compactRow(row: NamedList['rows'][number]): CompactList['rows'][number] {
  if (!('dates' in row)) return row;
  const { dates, ...day } = row;
  return { ...day, steps: dates.map((date, index) => date - (dates[index - 1] ?? 0)) };
}

function expandRow(row: CompactList['rows'][number]): NamedList['rows'][number] {
  if (!('steps' in row)) return row;
  const { steps, ...day } = row;
  let last: Day = 0;
  return { ...day, dates: steps.map((step) => (last += step)) };
}
