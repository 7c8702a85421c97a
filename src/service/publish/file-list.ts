import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../law/common/files.ts';

/** `client/files.json` of a build: every file with its digest, so that a deploy and a visitor can tell whether all of it is there. */
export interface FileList {
  /** The address in the files; null if a server puts it there. */
  readonly siteUrl: string | null;
  /** The build, by its files: once the functions are bundled. */
  readonly edition?: string;
  /** SHA-256, shortened, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const FOLDERS = ['client', 'edge-functions', 'functions'];
export const FILE_LIST = '/files.json';
const DIGEST_LENGTH = 16;

export function computeDigest(bytes: Uint8Array | string): string {
  return hash('sha256', bytes).slice(0, DIGEST_LENGTH);
}

export function digestFiles(dist: string): FileList['files'] {
  const paths = FOLDERS.filter((folder) => existsSync(join(dist, folder))).flatMap((folder) =>
    filesBelow(join(dist, folder)).map((path) => `${folder}/${path}`),
  );
  return Object.fromEntries(
    paths
      .filter((path) => path !== `client${FILE_LIST}`)
      .map((path) => [path, computeDigest(readFileSync(join(dist, path)))]),
  );
}

export function writeFileList(dist: string, list: FileList): void {
  writeFileSync(join(dist, 'client', FILE_LIST), `${JSON.stringify(list)}\n`);
}

/**
 * The list of a build whose files are all there.
 * @throws {Error} if the list or a file is missing, or a file is another
 */
export function readFileList(dist: string): FileList {
  const path = join(dist, 'client', FILE_LIST);
  if (!existsSync(path)) throw new Error(`${path} is missing; run npm run build`);
  const list = JSON.parse(readFileSync(path, 'utf8')) as FileList;
  const there = digestFiles(dist);
  for (const file of new Set([...Object.keys(list.files), ...Object.keys(there)])) {
    if (list.files[file] === there[file]) continue;
    const fault = !(file in there)
      ? 'is missing'
      : file in list.files
        ? 'has changed'
        : 'is not of the build';
    throw new Error(`${join(dist, file)} ${fault}; run npm run build and npm run build:edge`);
  }
  return list;
}
