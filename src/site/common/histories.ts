/// <reference types="vite/client" />
import type { EvidencedHistory } from '../../law/tables/history.ts';

/** The tables of `data/history`. A browser loads the one of a holiday, without evidence, when a page first tells it. */
const TABLES = import.meta.glob<EvidencedHistory>('../../../data/history/*.json', { import: 'default' });

/** Of holidays, by their ids. One whose history nobody wrote down is left out. */
export async function readHistories(
  ids: readonly string[],
): Promise<Readonly<Record<string, EvidencedHistory>>> {
  const read = async (id: string) => [id, await TABLES[`../../../data/history/${id}.json`]?.()] as const;
  const histories = await Promise.all(ids.map(read));
  return Object.fromEntries(histories.flatMap(([id, history]) => (history ? [[id, history]] : [])));
}
