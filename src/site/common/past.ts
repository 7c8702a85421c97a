/// <reference types="vite/client" />
import type { HolidayHistory } from '../../law/tables/history.ts';

/** The tables of `data/history`. A browser loads the one of a holiday when a page first tells of its past. */
const TABLES = import.meta.glob<HolidayHistory>('../../../data/history/*.json', { import: 'default' });

/** By ids. A holiday whose past nobody wrote down is left out. */
export async function readPasts(ids: readonly string[]): Promise<Readonly<Record<string, HolidayHistory>>> {
  const read = async (id: string) => [id, await TABLES[`../../../data/history/${id}.json`]?.()] as const;
  const pasts = await Promise.all(ids.map(read));
  return Object.fromEntries(pasts.flatMap(([id, past]) => (past ? [[id, past]] : [])));
}
