import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCOPE_CODES } from '../holidays/scope.ts';

/** The texts of the law tables, by their paths in the data folder; none for a file that is not there. */
export type LawFiles = Readonly<Record<string, string>>;

export const lawRowsPath = (scope: string): string => `law/${scope}.json`;

export const WEEKEND_RULES_FILE = 'weekend-rules.json';

const LAW_PATHS: readonly string[] = [
  'scopes.json',
  'holidays.json',
  'dates.json',
  'statutes.json',
  'sources.json',
  'provisional.json',
  'changes.json',
  WEEKEND_RULES_FILE,
  ...SCOPE_CODES.map(lawRowsPath),
];

export function readLawFiles(dataDir: string): LawFiles {
  const present = LAW_PATHS.filter((path) => existsSync(join(dataDir, path)));
  return Object.fromEntries(present.map((path) => [path, readFileSync(join(dataDir, path), 'utf8')]));
}
