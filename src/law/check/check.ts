import { SCOPE_CODES } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { type LawTables, present } from '../tables.ts';
import { provisionalFaults } from './provisional.ts';
import { rowFaults } from './rows.ts';
import { spanFaults } from './year-spans.ts';

/**
 * Whether the tables hold together.
 * @param isComplete whether no row was refused: one that was may be the one that uses a name
 */
export function checkLaw(tables: LawTables, isComplete: boolean): readonly LawFault[] {
  return [
    ...scopeFaults(tables),
    ...dateFaults(tables),
    ...twice('statutes.json', 'statute', idsOf(tables)),
    ...rowFaults(tables),
    ...provisionalFaults(tables),
    ...(isComplete ? unusedFaults(tables) : []),
  ];
}

function scopeFaults({ scopes }: LawTables): readonly LawFault[] {
  const file = 'scopes.json';
  const sound = present(scopes);
  const wrongRegion = sound.filter(
    ({ code, region }) => region !== (code === 'ca' ? 'CA' : `CA-${code.toUpperCase()}`),
  );
  const all = SCOPE_CODES.length;
  return [
    ...(scopes && scopes.length !== all
      ? [lawFault(file, '', `holds ${scopes.length} scopes, not ${all}`)]
      : []),
    ...wrongRegion.map(({ code, region }) => lawFault(file, code, `has the region ${region}`)),
    ...twice(
      file,
      'scope',
      sound.map(({ code }) => code),
    ),
    ...twice(
      file,
      'slug',
      sound.map(({ slugEn }) => slugEn),
    ),
    ...twice(
      file,
      'slug',
      sound.map(({ slugFr }) => slugFr),
    ),
  ];
}

function dateFaults({ dates = {} }: LawTables): readonly LawFault[] {
  return Object.entries(dates).flatMap(([name, periods = []]) =>
    spanFaults('periods', periods).map((message) => lawFault('dates.json', name, message)),
  );
}

function unusedFaults(tables: LawTables): readonly LawFault[] {
  const rows = SCOPE_CODES.flatMap((code) => present(tables.rows[code]));
  const names = Object.entries(tables.holidays ?? {}).flatMap(([id, holiday]) =>
    Object.keys(holiday?.names ?? {}).map((name) => `${id} ${name}`),
  );
  return [
    ...unused(
      'dates.json',
      Object.keys(tables.dates ?? {}),
      rows.map(({ date }) => date),
    ),
    ...unused(
      'holidays.json',
      Object.keys(tables.holidays ?? {}),
      rows.map(({ holiday }) => holiday),
    ),
    ...unused(
      'holidays.json',
      names,
      rows.map(({ holiday, name }) => `${holiday} ${name}`),
    ),
    ...unused(
      'statutes.json',
      idsOf(tables),
      rows.flatMap(({ act, earlierAct }) => [act, earlierAct]),
    ),
  ];
}

function idsOf({ statutes }: LawTables): readonly string[] {
  return present(statutes).map(({ id }) => id);
}

function unused(
  file: string,
  keys: readonly string[],
  used: readonly (string | undefined)[],
): readonly LawFault[] {
  return keys.filter((key) => !used.includes(key)).map((key) => lawFault(file, key, 'is used by no row'));
}

function twice(file: string, what: string, values: readonly string[]): readonly LawFault[] {
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map((value) => lawFault(file, value, `${what} "${value}" stands twice`));
}
