import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Encoding, StaticDocument } from '../../../api/ports.ts';
import { encodedTag, entityTag } from '../../../api/response/entity-tag.ts';
import { errorCode } from '../../../common/error-code.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { compress } from './compress.ts';
import { contentTypeOf } from './content-types.ts';

/** Bytes of all forms held in memory. */
const BUDGET = 32 * 1024 * 1024;
/** Larger files are streamed and not held. */
const LARGE = 1024 * 1024;

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file of the site or the data set. */
export interface StaticFile {
  /** As in a request, for example `/holidays/2026/on.json`. */
  readonly path: string;
  readonly location: string;
}

/** What is known of one form of a file without its bytes. */
export interface FileForm {
  readonly etag: string;
  readonly encoding?: Encoding | undefined;
  /** In bytes. */
  readonly length: number;
}

interface Document extends StaticDocument, FileForm {
  readonly body: Buffer;
}

interface KnownFile extends StaticFile {
  readonly isText: boolean;
  /** What is known of a form outlives its bytes. */
  readonly forms: Partial<Record<'plain' | Encoding, FileForm>>;
  isLarge: boolean | undefined;
}

/**
 * The files under a folder. Which there are is read once, so that a request can name no other. Their bytes, and their encoded forms, are
 * made with the first request and held until others have filled the budget.
 */
export class FileStore {
  readonly #files: ReadonlyMap<string, KnownFile>;
  readonly #held: LRUCache<string, Document>;

  constructor(root: string, budget = BUDGET) {
    this.#files = listFiles(root);
    this.#held = new LRUCache({ maxSize: budget, sizeCalculation: ({ body }) => body.length || 1 });
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** The file in the best form that the client accepts; undefined where there is none. Throws where it cannot be read. */
  read(path: string, acceptEncoding?: string): Document | undefined {
    const file = this.#files.get(path);
    if (!file) return undefined;
    const form = formFor(file, acceptEncoding);
    const name = `${form} ${path}`;
    const held = this.#held.get(name);
    if (held) return held;
    const made = this.#make(file, form);
    if (!made) return undefined;
    const { etag, encoding, length } = made;
    file.forms[form] = { etag, encoding, length };
    this.#held.set(name, made);
    return made;
  }

  /** What is known of that form from an earlier reading, without reading or compressing anything. */
  knownForm(path: string, acceptEncoding?: string): FileForm | undefined {
    const file = this.#files.get(path);
    return file?.forms[formFor(file, acceptEncoding)];
  }

  /** A file that is to be streamed; undefined for all others. */
  large(path: string): StaticFile | undefined {
    const file = this.#files.get(path);
    if (file) file.isLarge ??= isLarge(file);
    return file?.isLarge ? file : undefined;
  }

  /** The compressed form that the build has put beside a file. */
  encodedBeside(path: string, encoding: Encoding): StaticFile | undefined {
    return this.#files.get(`${path}${SUFFIX[encoding]}`);
  }

  #make(file: KnownFile, form: 'plain' | Encoding): Document | undefined {
    const bytes = readWhole(file);
    if (!bytes) return undefined;
    const etag = entityTag(bytes);
    const smaller = form === 'plain' ? undefined : this.#compressed(file, bytes, form);
    if (form === 'plain' || !smaller) return { body: copyOf(bytes), etag, length: bytes.length };
    return { body: copyOf(smaller), etag: encodedTag(etag, form), encoding: form, length: smaller.length };
  }

  /** As the build has compressed it, or else compressed now; undefined where that saves nothing. */
  #compressed({ path }: KnownFile, bytes: Buffer, encoding: Encoding): Buffer | undefined {
    const beside = this.encodedBeside(path, encoding);
    return (beside && readWhole(beside)) ?? compress(bytes, encoding);
  }
}

function formFor({ isText }: KnownFile, acceptEncoding: string | undefined): 'plain' | Encoding {
  return (isText ? acceptedEncoding(acceptEncoding) : undefined) ?? 'plain';
}

function listFiles(root: string): ReadonlyMap<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  for (const location of locationsBelow(root)) {
    const path = location.slice(root.length).replaceAll(sep, '/');
    files.set(path, { path, location, isText: contentTypeOf(path).isText, forms: {}, isLarge: undefined });
  }
  return files;
}

/** Hidden files and links, which may lead out of the folder, are left out. */
function* locationsBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const location = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* locationsBelow(location);
    else if (entry.isFile()) yield location;
  }
}

/** A file that vanished since the start, or has grown too large, is as good as none. Throws where it cannot be read. */
function readWhole({ location }: StaticFile): Buffer | undefined {
  try {
    const bytes = readFileSync(location);
    return bytes.length < LARGE ? bytes : undefined;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Memory of its own: Node cuts small buffers out of a larger piece, which lives as long as any of them is held. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Undefined where the file is gone. Throws where the disk does not say. */
function isLarge({ location }: StaticFile): boolean | undefined {
  const stats = statSync(location, { throwIfNoEntry: false });
  return stats && stats.size >= LARGE;
}
