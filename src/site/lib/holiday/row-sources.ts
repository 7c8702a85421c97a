import { covers } from '../../../holidays/law.ts';
import type { ScopeCode } from '../../../holidays/scope.ts';
import type { Source } from '../../../law/schema.ts';
import { evidence, law } from '../almanac.ts';

/** The texts that establish a holiday of a place in a year: its beginning and that it holds, each once. */
export function rowSources(place: ScopeCode, id: string, year: number): readonly Source[] {
  const ids = law.rows[place].flatMap((row, index) => {
    if (row.holiday !== id || !covers(row, year)) return [];
    const { now = [], since = [] } = evidence.rows[place][index] ?? {};
    return [...now, ...since];
  });
  return [...new Set(ids)].flatMap((source) => evidence.sources[source] ?? []);
}
