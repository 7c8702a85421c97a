import { SCOPE_CODES } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { lawRowsPath } from '../files.ts';
import type { LawTables } from '../tables/tables.ts';

/** What rows and statutes give as their evidence must be among the sources; a statutory day needs some of its beginning, an optional one some. */
export function sourceFaults(tables: LawTables): readonly LawFault[] {
  return [...statuteFaults(tables), ...rowFaults(tables)];
}

function statuteFaults({ statutes = [], sources }: LawTables): readonly LawFault[] {
  return statutes.flatMap((statute) =>
    unknownSources(statute?.evidence, sources).map((message) =>
      lawFault('statutes.json', statute?.id ?? '', message),
    ),
  );
}

function rowFaults({ rows, sources }: LawTables): readonly LawFault[] {
  return SCOPE_CODES.flatMap((scope) =>
    rows[scope].flatMap((row, index) => {
      if (!row) return [];
      const { evidence, kind } = row;
      const ids = new Set([...(evidence?.since ?? []), ...(evidence?.now ?? [])]);
      const messages = [
        ...(kind === 'statutory' && !evidence?.since
          ? ['a statutory day needs evidence of its beginning']
          : []),
        ...(kind === 'optional' && !evidence ? ['an optional day needs evidence'] : []),
        ...unknownSources([...ids], sources),
      ];
      return messages.map((message) => lawFault(lawRowsPath(scope), `row ${index + 1}`, message));
    }),
  );
}

/** A message for each id that no source has. */
export function unknownSources(
  ids: readonly string[] = [],
  sources: LawTables['sources'],
): readonly string[] {
  if (!sources) return [];
  return ids.filter((id) => !Object.hasOwn(sources, id)).map((id) => `source "${id}" is not in sources.json`);
}
