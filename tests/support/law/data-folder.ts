import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The data folder of the project. */
export const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

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
