import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvisionalDay } from '../../../src/holidays/law.ts';
import type { Dispute } from '../../../src/provider/compare/disputes.ts';

/** The data folder of the project. */
export const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

/** Disputes that settle reported days: a commit may come with news of its own. */
export function settling(days: readonly ProvisionalDay[]): readonly Dispute[] {
  const source = { nameEn: 'A test', nameFr: 'Un test', url: 'https://example.org/' };
  const reason = { reasonEn: 'r', reasonFr: 'r', source };
  return days.map(({ scope, id }) => {
    return { scopes: [scope], holidays: [id], difference: 'provider-only', ...reason };
  });
}

export interface DataFolder {
  readonly path: string;
  /** Every file of `provider/` with its text. */
  providerFiles(): Promise<ReadonlyMap<string, string>>;
  read(file: string): Promise<string>;
  remove(): Promise<void>;
}

/** A copy of the project's data, to be changed at will. */
export async function copyData(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'data-'));
  await cp(DATA, path, { recursive: true });
  const read = (file: string): Promise<string> => readFile(join(path, file), 'utf8');
  return {
    path,
    read,
    providerFiles: async () => {
      const files = (await readdir(join(path, 'provider'))).sort();
      return new Map(
        await Promise.all(files.map(async (file) => [file, await read(`provider/${file}`)] as const)),
      );
    },
    remove: () => rm(path, { recursive: true }),
  };
}
