import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Encoding, StaticDocument } from '../../../api/ports.ts';
import { encodedTag, entityTag } from '../../../api/response/entity-tag.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { createByteRing, type RingSlot } from './byte-ring.ts';
import { compress } from './compress.ts';
import { contentTypeOf } from './content-types.ts';

/** Bytes of all forms held in memory. */
const BUDGET = 16 * 1024 * 1024;
/** Larger files are streamed and not held. */
const LARGE = 1024 * 1024;

/** A file of the site or the data set. */
export interface StaticFile {
  /** As in a request, for example `/holidays/2026/on.json`. */
  readonly path: string;
  readonly location: string;
}

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** What is known of one form of a file without its bytes. */
export interface FileForm {
  readonly etag: string;
  readonly encoding?: Encoding | undefined;
  /** In bytes. */
  readonly length: number;
}

/** A form whose bytes may have been forgotten. */
interface Form extends FileForm {
  readonly slot: RingSlot;
}

interface KnownFile extends StaticFile {
  readonly isText: boolean;
  readonly forms: Partial<Record<'plain' | Encoding, Form>>;
  isLarge: boolean | undefined;
}

export interface StaticFiles {
  has(path: string): boolean;
  /** The file in the best form that the client accepts; undefined where there is none or it cannot be read. */
  read(path: string, acceptEncoding?: string): (StaticDocument & FileForm) | undefined;
  /** What is known of that form from an earlier reading, without reading or compressing anything. */
  knownForm(path: string, acceptEncoding?: string): FileForm | undefined;
  /** A file that is to be streamed; undefined for all others. */
  large(path: string): StaticFile | undefined;
  /** The compressed form that the build has put beside a file. */
  encodedBeside(path: string, encoding: Encoding): StaticFile | undefined;
}

/**
 * The files under a folder. Which there are is read once, so that a request can name no other. Their bytes, and their
 * encoded forms, are made with the first request and held until newer ones have filled the budget.
 */
export function openStaticFiles(root: string, budget = BUDGET): StaticFiles {
  const files = listFiles(root);
  const ring = createByteRing(budget);
  /** One for all reads: a buffer for each would be garbage at once. */
  const scratch = Buffer.alloc(LARGE);

  function held(form: Form | undefined): (StaticDocument & FileForm) | undefined {
    if (!form || !ring.holds(form.slot)) return undefined;
    const { slot, etag, encoding, length } = form;
    return { body: () => ({ byteText: ring.read(slot) }), etag, encoding, length };
  }

  function hold(bytes: Uint8Array, etag: string, encoding?: Encoding): Form {
    return { slot: ring.put(bytes), etag, encoding, length: bytes.length };
  }

  function formAsked(path: string, acceptEncoding: string | undefined) {
    const file = files.get(path);
    return file && { file, encoding: file.isText ? acceptedEncoding(acceptEncoding) : undefined };
  }

  function plain(file: KnownFile) {
    const known = held(file.forms.plain);
    if (known) return known;
    const bytes = readBytes(file.location, scratch);
    if (!bytes) return undefined;
    file.forms.plain = hold(bytes, entityTag(bytes));
    return held(file.forms.plain);
  }

  function encoded(file: KnownFile, encoding: Encoding) {
    const known = held(file.forms[encoding]);
    if (known) return known;
    const bytes = readBytes(file.location, scratch);
    if (!bytes) return undefined;
    const etag = entityTag(bytes);
    const smaller = compressed(file, bytes, encoding);
    file.forms[encoding] = smaller ? hold(smaller, encodedTag(etag, encoding), encoding) : hold(bytes, etag);
    return held(file.forms[encoding]);
  }

  /** As the build has compressed it, or else compressed now. */
  function compressed(file: KnownFile, bytes: Uint8Array, encoding: Encoding): Uint8Array | undefined {
    const beside = files.get(`${file.path}${SUFFIX[encoding]}`);
    return (beside && readWhole(beside.location)) ?? compress(bytes, encoding);
  }

  return {
    has: (path) => files.has(path),
    encodedBeside: (path, encoding) => files.get(`${path}${SUFFIX[encoding]}`),
    read: (path, acceptEncoding) => {
      const asked = formAsked(path, acceptEncoding);
      if (!asked) return undefined;
      return asked.encoding ? encoded(asked.file, asked.encoding) : plain(asked.file);
    },
    knownForm: (path, acceptEncoding) => {
      const asked = formAsked(path, acceptEncoding);
      return asked?.file.forms[asked.encoding ?? 'plain'];
    },
    large: (path) => {
      const file = files.get(path);
      if (file) file.isLarge ??= sizeOf(file) >= LARGE;
      return file?.isLarge ? file : undefined;
    },
  };
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

function readWhole(location: string): Buffer | undefined {
  try {
    return readFileSync(location);
  } catch {
    return undefined;
  }
}

/**
 * The bytes are good until the next read. A file that vanished since the start, or has grown too large, is as good as
 * none.
 */
function readBytes(location: string, scratch: Buffer): Buffer | undefined {
  try {
    const file = openSync(location, 'r');
    const length = readSync(file, scratch, 0, scratch.length, 0);
    closeSync(file);
    return length < scratch.length ? scratch.subarray(0, length) : undefined;
  } catch {
    return undefined;
  }
}

function sizeOf({ location }: StaticFile): number {
  return statSync(location, { throwIfNoEntry: false })?.size ?? 0;
}
