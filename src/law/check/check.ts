import { regionOf, SCOPE_CODES } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { type LawTables, present } from '../tables/tables.ts';
import { changeFaults } from './changes.ts';
import { rowFaults } from './rows.ts';
import { sourceFaults } from './sources.ts';
import { statuteFaults } from './statutes.ts';
import { unusedFaults } from './unused.ts';
import { weekendFaults } from './weekend.ts';
import { spanFaults } from './year-spans.ts';

/**
 * Whether the tables hold together.
 * @param isComplete whether no row was refused: one that was may be the one that uses a name
 */
export function checkLaw(tables: LawTables, isComplete: boolean): readonly LawFault[] {
  const statutes = present(tables.statutes).map(({ id }) => id);
  return [
    ...scopeFaults(tables),
    ...dateFaults(tables),
    ...twice('statutes.json', 'statute', statutes),
    ...statuteFaults(tables),
    ...rowFaults(tables),
    ...sourceFaults(tables),
    ...weekendFaults(tables),
    ...changeFaults(tables),
    ...(isComplete ? unusedFaults(tables) : []),
  ];
}

function scopeFaults({ scopes }: LawTables): readonly LawFault[] {
  if (!scopes) return [];
  const file = 'scopes.json';
  const sound = present(scopes);
  const wrong = sound.filter(({ code, region }) => region !== regionOf(code));
  const codes = sound.map(({ code }) => code);
  const slugsEn = sound.map(({ slugEn }) => slugEn);
  const slugsFr = sound.map(({ slugFr }) => slugFr);
  const missing = `holds ${scopes.length} scopes, not ${SCOPE_CODES.length}`;
  return [
    ...(scopes.length === SCOPE_CODES.length ? [] : [lawFault(file, '', missing)]),
    ...wrong.map(({ code, region }) => lawFault(file, code, `has the region ${region}`)),
    ...twice(file, 'scope', codes),
    ...twice(file, 'slug', slugsEn),
    ...twice(file, 'slug', slugsFr),
  ];
}

function dateFaults({ dates = {} }: LawTables): readonly LawFault[] {
  return Object.entries(dates).flatMap(([name, periods = []]) =>
    spanFaults('periods', periods).map((message) => lawFault('dates.json', name, message)),
  );
}

function twice(file: string, what: string, values: readonly string[]): readonly LawFault[] {
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map((value) => lawFault(file, value, `${what} "${value}" stands twice`));
}
