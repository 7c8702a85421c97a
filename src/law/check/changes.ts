import type { Correction } from '../../holidays/annotations/change.ts';
import { type LawFault, lawFault } from '../fault.ts';
import type { LawTables } from '../tables/tables.ts';
import { unknownSources } from './sources.ts';

/** The holidays and the sources of a correction must be those of the law. */
export function changeFaults(tables: LawTables): readonly LawFault[] {
  return (tables.changes ?? []).flatMap((change, index) =>
    (change?.corrections ?? []).flatMap((correction, place) =>
      messagesOf(correction, tables).map((message) =>
        lawFault('changes.json', `row ${index + 1}, correction ${place + 1}`, message),
      ),
    ),
  );
}

function messagesOf({ holidays, sources }: Correction, tables: LawTables): readonly string[] {
  const known = tables.holidays;
  const unknown = known ? holidays.filter((id) => !Object.hasOwn(known, id)) : [];
  return [
    ...unknown.map((id) => `holiday "${id}" is not in holidays.json`),
    ...unknownSources(sources, tables.sources),
  ];
}
