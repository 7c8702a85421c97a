import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Answer, Encoding } from '../../api/answer.ts';
import { atAddress } from '../../documents/site-url.ts';

/** Larger files are streamed, and memory holds only those that name the address of the service. */
const LARGE = 1024 * 1024;
/** They name it at their end, as `source`. */
const SOURCE_BYTES = 1024;
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file on the disk, as it was when it was looked at. */
export interface LargeFile {
  readonly place: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** An answer, and the file to stream where that holds its bytes. */
export interface FileAnswer extends Answer {
  readonly file?: LargeFile;
}

/**
 * The files that a build left in a folder, naming the address of the service where a build for any address names none. Which files there
 * are is read once, so that a request can name no other.
 */
export class BuiltFiles {
  /** Their places on the disk, by their paths in a request. */
  readonly #places: ReadonlyMap<string, string>;
  readonly #siteUrl: string;
  readonly #isLarge = new Map<string, boolean>();
  /** The large files that name the address, by their tag. They are kept: readers who take their time share one. */
  readonly #addressed = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(root: string, siteUrl: string) {
    this.#siteUrl = siteUrl;
    const places = placesBelow(root);
    this.#places = new Map(places.map((place) => [place.slice(root.length).replaceAll(sep, '/'), place]));
  }

  has(path: string): boolean {
    return this.#places.has(path);
  }

  /**
   * The answer at a path; undefined where there is no file. It rejects, or composing does, where the disk does not give the file.
   * @param encoding that the client prefers
   */
  async answerAt(path: string, encoding: Encoding | undefined): Promise<FileAnswer | undefined> {
    const place = this.#places.get(path);
    if (place === undefined) return undefined;
    const contentType = contentTypeOf(path);
    const compose = async () => withAddress(await readFile(place), this.#siteUrl);
    if (this.#isLarge.get(path) === false) return { choice: path, contentType, compose };
    const { size, mtimeMs } = await stat(place);
    this.#isLarge.set(path, size >= LARGE);
    if (size < LARGE) return { choice: path, contentType, compose };
    // By its time too: a download that goes on after the file was replaced must begin anew.
    const choice = `${path}.${size}-${Math.round(mtimeMs)}`;
    const addressed = await this.#addressedAt(choice, place);
    if (addressed) return { choice, contentType, compose: () => addressed };
    const beside = encoding && this.#places.get(`${path}${SUFFIX[encoding]}`);
    if (!beside) return { choice, contentType, compose: undefined, file: { place, size, mtimeMs } };
    const encoded = await stat(beside);
    const file = { place: beside, size: encoded.size, mtimeMs: encoded.mtimeMs };
    return { choice, contentType, compose: undefined, encoding, file };
  }

  /** The bytes of a large file that names the address; undefined where it names none. */
  #addressedAt(choice: string, place: string): Promise<Uint8Array | undefined> {
    const known = this.#addressed.get(choice);
    if (known) return known;
    const reading = readFile(place).then((bytes) => {
      const end = bytes.subarray(-SOURCE_BYTES);
      const addressed = withAddress(end, this.#siteUrl);
      return addressed === end ? undefined : Buffer.concat([bytes.subarray(0, -SOURCE_BYTES), addressed]);
    });
    reading.catch(() => this.#addressed.delete(choice));
    this.#addressed.set(choice, reading);
    return reading;
  }
}

/** Latin-1 keeps every byte, whatever the file is. */
function withAddress(bytes: Buffer, siteUrl: string): Uint8Array {
  const text = bytes.toString('latin1');
  const addressed = atAddress(text, siteUrl);
  return addressed === text ? bytes : Buffer.from(addressed, 'latin1');
}

/** Without hidden files, and links, which may lead out of the folder. */
function placesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const place = join(folder, entry.name);
      if (entry.isDirectory()) return placesBelow(place);
      return entry.isFile() ? [place] : [];
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
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
