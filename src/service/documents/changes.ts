import type { Almanac } from '../../core/holidays/almanac.ts';
import { published } from '../../core/holidays/evidence.ts';
import type { Change, Correction } from '../../law/tables/schema.ts';
import type { LawEvidence } from '../../law/tables/tables.ts';
import type { ChangesBody } from '../contract/schemas/files.ts';
import { describeSource, type Site } from './bodies.ts';

/** The log of data changes, newest first. Each corrected row says what it was, what it is now, why, and the sources. */
export function changesBody(
  almanac: Almanac,
  evidence: LawEvidence,
  site: Site,
  changes: readonly Change[],
): ChangesBody {
  return {
    changes: changes.map(({ corrections = [], ...change }) => ({
      ...change,
      corrections: corrections.map((correction) => toCorrection(almanac, evidence, correction)),
    })),
    source: describeSource(site),
  };
}

function toCorrection(
  almanac: Almanac,
  evidence: LawEvidence,
  { scopes, holidays, since, until, sources, ...words }: Correction,
) {
  return {
    places: scopes.map((code) => almanac.scope(code).region),
    holidays,
    since: since ?? null,
    until: until ?? null,
    ...words,
    sources: sources.flatMap((id) => {
      const text = evidence.sources[id];
      return text ? [{ id, ...published(text) }] : [];
    }),
  };
}
