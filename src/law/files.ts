import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCOPE_CODES } from '../holidays/scope.ts';

/** The texts of the law tables, by their paths in the data folder. */
export type LawFiles = Readonly<Record<string, string>>;

export const lawRowsPath = (scope: string): string => `law/${scope}.json`;

const LAW_PATHS: readonly string[] = [
  'scopes.json',
  'rules.json',
  'catalogue.json',
  'provisional.json',
  ...SCOPE_CODES.map(lawRowsPath),
];

/** @throws where a file cannot be read */
export function readLawFiles(dataDir: string): LawFiles {
  return Object.fromEntries(LAW_PATHS.map((path) => [path, readFileSync(join(dataDir, path), 'utf8')]));
}
