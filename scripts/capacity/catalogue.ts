import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/common/files-below.ts';
import { compress } from '../../src/hosts/node/static/compress.ts';

const FOLDERS = ['holidays', 'calendars', 'lists'];
const YEAR = /^\/(?:holidays|lists\/[^/]+)\/(\d{4})\b/;

/** A file of the data set that callers ask for. */
export interface Document {
  /** As in a request. */
  readonly path: string;
  /** With brotli, as the host sends it. */
  readonly bytes: number;
  /** Whether an operation of the API answers with it. */
  readonly isOfApi: boolean;
}

/**
 * The files of a built data set, those asked for most first: without a year (feeds, holidays by name) and of the present year, then the
 * farther from it the rarer.
 *
 * @param client folder of the built site
 */
export function readCatalogue(client: string, presentYear: number): readonly Document[] {
  const distance = (path: string): number =>
    Math.abs(Number(YEAR.exec(path)?.[1] ?? presentYear) - presentYear);
  return FOLDERS.flatMap((folder) => filesBelow(join(client, folder)).map((file) => `/${folder}/${file}`))
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .map((path) => {
      const plain = readFileSync(join(client, path));
      return {
        path,
        bytes: (compress(plain, 'br') ?? plain).length,
        isOfApi: /^\/holidays\/\d{4}\/(?!all\.).*\.(?:json|ics)$/.test(path),
      };
    });
}
