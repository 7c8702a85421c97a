import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type Answer, type Encoding, isCompressible, JSON_TYPE } from '../../api/answer.ts';
import { atAddress } from '../../documents/site-url.ts';
import { coldWork, encodeStream, zlibEncoder } from './encode.ts';

const LARGE = 1024 * 1024;
/** These files contain the service's address only at their end, as `source`. */
const SOURCE_BYTES = 1024;
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const HASH_LENGTH = 12;
/** The one folder of a site that begins with a dot (RFC 8615). */
const WELL_KNOWN = '.well-known';
const NETLIFY_RULES = ['/_headers', '/_redirects'];

export interface LargeFile {
  readonly place: string;
  readonly size: number;
  readonly mtimeMs: number;
  /** Sent instead of the last SOURCE_BYTES. */
  readonly tail?: Uint8Array | undefined;
}

export interface FileAnswer extends Answer {
  readonly file?: LargeFile | Uint8Array;
}

/** The contents of a file, valid while its size and time stay the same. */
interface Version {
  readonly size: number;
  readonly mtimeMs: number;
  readonly content: Promise<{ readonly hash: string; readonly tail: Uint8Array | undefined }>;
  /** Compressed forms of a large file that the build didn't make. */
  readonly encoded: Map<Encoding, Promise<Uint8Array>>;
}

export type BuiltFiles = ReturnType<typeof openBuiltFiles>;

/**
 * The files of a build. If the build is for any address, inserts the service's own. The list of files is read once, so a request can't reach
 * others. Tags come from the bytes, so a replaced file gets a new one.
 * @param leftOut folders that are served in another way; listing the data set would take too long
 */
export function openBuiltFiles(root: string, siteUrl: string, leftOut: readonly string[] = []) {
  /** Paths on disk, by the paths of requests. */
  const places = new Map(placesByPath(root, new Set(leftOut.map((path) => join(root, path)))));
  for (const path of NETLIFY_RULES) places.delete(path);
  const besides = join(root, '../compressed');
  /** The same of the forms that the build compressed: none if it is for any address. */
  const compressed = new Map(existsSync(besides) ? placesByPath(besides, new Set()) : []);
  const versions = new Map<string, Version>();

  /** The answer at a path; undefined if there is no file. It or `compose` rejects if the file can't be read. */
  async function answerAt(path: string, acceptEncoding: string | undefined): Promise<FileAnswer | undefined> {
    const place = places.get(path);
    const stats = readStats(place);
    if (place === undefined || !stats) return undefined;
    const version = readVersion(place, stats);
    const { hash, tail } = await version.content;
    const modifiedAt = stats.mtimeMs;
    const answer = { choice: path, version: hash, contentType: findContentType(path), modifiedAt };
    if (stats.size < LARGE)
      return {
        ...answer,
        compose: () => read(place, hash),
        compressed: (encoding) => readCompressed(path, encoding, place, stats),
      };

    const file: LargeFile = { place, size: stats.size, mtimeMs: stats.mtimeMs, tail };
    const isEncodable = acceptEncoding !== undefined && isCompressible(answer.contentType);
    const encoding = isEncodable ? zlibEncoder.accepted(acceptEncoding) : undefined;
    const encoded = encoding && (await findEncoded(file, version, path, encoding));
    return { ...answer, compose: undefined, ...(encoded ? { encoding, file: encoded } : { file }) };
  }

  function readVersion(place: string, { size, mtimeMs }: Stats): Version {
    const known = versions.get(place);
    if (known?.size === size && known.mtimeMs === mtimeMs) return known;
    const content = coldWork(() => readContent(place, siteUrl));
    const version = { size, mtimeMs, content, encoded: new Map() };
    content.catch(() => versions.delete(place));
    versions.set(place, version);
    return version;
  }

  async function read(place: string, hash: string): Promise<Uint8Array> {
    const bytes = await coldWork(() => readFile(place));
    if (shortHash(newHash(siteUrl).update(bytes)) !== hash) throw replaced(place);
    return withAddress(bytes, siteUrl);
  }

  function readCompressed(path: string, encoding: Encoding, place: string, { size, mtimeMs }: Stats) {
    const beside = compressed.get(`${path}${SUFFIX[encoding]}`);
    if (beside === undefined) return undefined;
    return coldWork(async () => {
      const bytes = await readFile(beside);
      const now = readStats(place);
      if (now?.size !== size || now.mtimeMs !== mtimeMs) throw replaced(place);
      return bytes;
    });
  }

  /** The compressed form from the build; if an address must be inserted, one that is made once. */
  async function findEncoded(file: LargeFile, { encoded }: Version, path: string, encoding: Encoding) {
    const beside = file.tail ? undefined : places.get(`${path}${SUFFIX[encoding]}`);
    const stats = readStats(beside);
    if (beside !== undefined && stats) return { place: beside, size: stats.size, mtimeMs: stats.mtimeMs };
    const known = encoded.get(encoding);
    if (known) return known;
    const made = coldWork(() => encodeLarge(file, encoding));
    made.catch(() => encoded.delete(encoding));
    encoded.set(encoding, made);
    return made;
  }

  return { has: (path: string) => places.has(path), answerAt };
}

/**
 * Undefined if there is no file. Synchronous on purpose: it takes microseconds, and an async call would queue behind compression in Node's
 * thread pool.
 */
function readStats(place: string | undefined): Stats | undefined {
  return place === undefined ? undefined : statSync(place, { throwIfNoEntry: false });
}

async function readContent(place: string, siteUrl: string) {
  const hash = newHash(siteUrl);
  let end: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(place)) {
    hash.update(chunk);
    end = Buffer.concat([end, chunk]).subarray(-SOURCE_BYTES);
  }
  const tail = withAddress(end, siteUrl);
  return { hash: shortHash(hash), tail: tail === end ? undefined : tail };
}

function newHash(siteUrl: string): Hash {
  return createHash('sha256').update(siteUrl);
}

function shortHash(hash: Hash): string {
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

export function countBytes({ size, tail }: LargeFile): number {
  return tail ? size - SOURCE_BYTES + tail.length : size;
}

/** Opens a large file; rejects if it has changed since it was last seen. */
export async function openLarge({ place, size, mtimeMs }: LargeFile): Promise<FileHandle> {
  const handle = await open(place);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size !== size || stats.mtimeMs !== mtimeMs) throw replaced(place);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function replaced(place: string): Error {
  return new Error(`${place} was just replaced`);
}

/** The bytes to send from an open large file. Both positions are inclusive. */
export async function* readBytes(handle: FileHandle, file: LargeFile, start: number, end: number) {
  const tail = file.tail ?? Buffer.alloc(0);
  const tailStart = countBytes(file) - tail.length;
  if (start < tailStart)
    yield* handle.createReadStream({ start, end: Math.min(end, tailStart - 1), autoClose: false });
  if (end >= tailStart) yield tail.subarray(Math.max(0, start - tailStart), end - tailStart + 1);
}

/** Compresses in pieces, so that a large file is never in memory as a whole. */
async function encodeLarge(file: LargeFile, encoding: Encoding): Promise<Uint8Array> {
  const handle = await openLarge(file);
  try {
    return await encodeStream(readBytes(handle, file, 0, countBytes(file) - 1), encoding, countBytes(file));
  } finally {
    await handle.close();
  }
}

/** Latin-1 keeps every byte. */
function withAddress(bytes: Buffer, siteUrl: string): Uint8Array {
  const text = bytes.toString('latin1');
  const addressed = atAddress(text, siteUrl);
  return addressed === text ? bytes : Buffer.from(addressed, 'latin1');
}

function placesByPath(root: string, isLeftOut: ReadonlySet<string>) {
  return placesBelow(root, isLeftOut).map(
    (place) => [place.slice(root.length).replaceAll(sep, '/'), place] as const,
  );
}

/** Skips hidden files, and links, which may lead out of the folder. */
function placesBelow(folder: string, isLeftOut: ReadonlySet<string>): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') || name === WELL_KNOWN)
    .flatMap((entry) => {
      const place = join(folder, entry.name);
      if (entry.isDirectory()) return isLeftOut.has(place) ? [] : placesBelow(place, isLeftOut);
      if (!entry.isFile()) return [];
      // A power cut may leave a file that never reached the disk.
      if (statSync(place).size === 0) throw new Error(`${place} is empty`);
      return [place];
    });
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': JSON_TYPE,
  '.md': 'text/markdown; charset=utf-8',
  '.osdx': 'application/opensearchdescription+xml; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export function findContentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
