import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Answer, Encoding } from '../../api/answer.ts';

/** Larger files are streamed, and memory holds none of them. */
const LARGE = 1024 * 1024;
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

/** The files that a build left in a folder. Which there are is read once, so that a request can name no other. */
export class BuiltFiles {
  /** Their places on the disk, by their paths in a request. */
  readonly #places: ReadonlyMap<string, string>;
  readonly #isLarge = new Map<string, boolean>();

  constructor(root: string) {
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
    if (this.#isLarge.get(path) === false)
      return { choice: path, contentType, compose: () => readFile(place) };
    const { size, mtimeMs } = await stat(place);
    this.#isLarge.set(path, size >= LARGE);
    if (size < LARGE) return { choice: path, contentType, compose: () => readFile(place) };
    // By its time too: a download that goes on after the file was replaced must begin anew.
    const choice = `${path}.${size}-${Math.round(mtimeMs)}`;
    const beside = encoding && this.#places.get(`${path}${SUFFIX[encoding]}`);
    if (!beside) return { choice, contentType, compose: undefined, file: { place, size, mtimeMs } };
    const encoded = await stat(beside);
    const file = { place: beside, size: encoded.size, mtimeMs: encoded.mtimeMs };
    return { choice, contentType, compose: undefined, encoding, file };
  }
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
