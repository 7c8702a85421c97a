import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCOPE_CODES } from '../holidays/scope.ts';

/** The texts of the law tables, by their paths in the data folder; none for a file that is not there. */
export type LawFiles = Readonly<Record<string, string>>;

export const lawRowsPath = (scope: string): string => `law/${scope}.json`;

export const WEEKEND_RULES_FILE = 'weekend-rules.json';

const LISTS_FOLDER = 'lists';

export const LIST_INDEX_FILE = `${LISTS_FOLDER}/index.json`;
export const LIST_DAYS_FILE = `${LISTS_FOLDER}/days.json`;
export const LIST_SOURCES_FILE = `${LISTS_FOLDER}/sources.json`;
export const LIST_DISPUTES_FILE = `${LISTS_FOLDER}/disputes.json`;
export const TIME_LIMITS_FILE = `${LISTS_FOLDER}/time-limits.json`;

export const listRowsPath = (list: string): string => `${LISTS_FOLDER}/${list}.json`;

const LAW_PATHS: readonly string[] = [
  'scopes.json',
  'holidays.json',
  'dates.json',
  'statutes.json',
  'sources.json',
  'changes.json',
  WEEKEND_RULES_FILE,
  ...SCOPE_CODES.map(lawRowsPath),
];

export function readLawFiles(dataDir: string): LawFiles {
  const paths = [...LAW_PATHS, ...listPaths(dataDir)];
  const present = paths.filter((path) => existsSync(join(dataDir, path)));
  return Object.fromEntries(present.map((path) => [path, readFileSync(join(dataDir, path), 'utf8')]));
}

function listPaths(dataDir: string): readonly string[] {
  const folder = join(dataDir, LISTS_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => `${LISTS_FOLDER}/${name}`);
}

/** The ids of the lists that have a file. */
export function listsWithFile(files: LawFiles): readonly string[] {
  const others = [LIST_INDEX_FILE, LIST_DAYS_FILE, LIST_SOURCES_FILE, LIST_DISPUTES_FILE, TIME_LIMITS_FILE];
  const rows = Object.keys(files).filter(
    (path) => path.startsWith(`${LISTS_FOLDER}/`) && !others.includes(path),
  );
  return rows.map((path) => path.slice(LISTS_FOLDER.length + 1, -'.json'.length));
}
