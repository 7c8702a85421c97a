import { SCOPE_CODES } from '../holidays/scope.ts';
import { provisionalFaults } from './check-provisional.ts';
import { rowFaults } from './check-rows.ts';
import { type LawFault, lawFault } from './fault.ts';
import type { LawTables } from './tables.ts';
import { spanFaults } from './year-spans.ts';

/**
 * Whether the tables hold together.
 * @param isComplete whether no row was refused: one that was may be the one that uses a name
 */
export function checkLaw(tables: LawTables, isComplete: boolean): readonly LawFault[] {
  return [
    ...scopeFaults(tables),
    ...ruleFaults(tables),
    ...rowFaults(tables),
    ...provisionalFaults(tables),
    ...(isComplete ? unused(tables) : []),
  ];
}

function scopeFaults({ scopes }: LawTables): readonly LawFault[] {
  const sound = scopes?.filter((scope) => scope !== undefined) ?? [];
  const twice = (what: string, values: readonly string[]): LawFault[] =>
    repeated(values).map((value) => lawFault('scopes.json', value, `${what} "${value}" stands twice`));
  const wrongRegion = sound.filter(
    ({ code, region }) => region !== (code === 'ca' ? 'CA' : `CA-${code.toUpperCase()}`),
  );
  return [
    ...(scopes && scopes.length !== SCOPE_CODES.length
      ? [lawFault('scopes.json', '', `holds ${scopes.length} scopes, not ${SCOPE_CODES.length}`)]
      : []),
    ...wrongRegion.map(({ code, region }) => lawFault('scopes.json', code, `has the region ${region}`)),
    ...twice(
      'scope',
      sound.map(({ code }) => code),
    ),
    ...twice(
      'slug',
      sound.map(({ slugEn }) => slugEn),
    ),
    ...twice(
      'slug',
      sound.map(({ slugFr }) => slugFr),
    ),
    ...twice(
      'statute',
      sound.flatMap(({ statutes }) => statutes.map(({ id }) => id)),
    ),
  ];
}

function ruleFaults({ rules }: LawTables): readonly LawFault[] {
  return Object.entries(rules ?? {}).flatMap(([rule, segments]) =>
    spanFaults('segments', segments ?? []).map((message) => lawFault('rules.json', rule, message)),
  );
}

function unused({ rules, catalogue, scopes, rows }: LawTables): readonly LawFault[] {
  const all = SCOPE_CODES.flatMap((code) => rows[code]);
  const unusedIn = (
    file: string,
    keys: readonly string[],
    used: readonly (string | undefined)[],
  ): LawFault[] =>
    keys.filter((key) => !used.includes(key)).map((key) => lawFault(file, key, 'is used by no row'));
  const statutes = scopes?.flatMap((scope) => scope?.statutes.map(({ id }) => id) ?? []) ?? [];
  return [
    ...unusedIn(
      'rules.json',
      Object.keys(rules ?? {}),
      all.map((row) => row?.rule),
    ),
    ...unusedIn(
      'catalogue.json',
      Object.keys(catalogue ?? {}),
      all.map((row) => row?.name),
    ),
    ...unusedIn(
      'scopes.json',
      statutes,
      all.flatMap((row) => [row?.act, row?.legalAct]),
    ),
  ];
}

function repeated(items: readonly string[]): readonly string[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}
