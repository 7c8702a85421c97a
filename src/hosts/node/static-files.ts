import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { encodedTag, entityTag } from '../../api/entity-tag.ts';
import type { Encoding, StaticDocument } from '../../api/ports.ts';
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

/** One form of a file; its bytes may have been forgotten. */
interface Form {
  readonly slot: RingSlot;
  readonly etag: string;
  readonly encoding: Encoding | undefined;
}

interface KnownFile extends StaticFile {
  readonly isText: boolean;
  readonly forms: Partial<Record<'plain' | Encoding, Form>>;
  isLarge: boolean | undefined;
}

export interface StaticFiles {
  has(path: string): boolean;
  /** The file in the best form that the client accepts; undefined where there is none or it cannot be read. */
  read(path: string, acceptEncoding?: string): StaticDocument | undefined;
  /** A file that is to be streamed; undefined for all others. */
  large(path: string): StaticFile | undefined;
  /** A file of any size, such as the compressed form beside a large one. */
  file(path: string): StaticFile | undefined;
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

  function held(form: Form | undefined): StaticDocument | undefined {
    if (!form || !ring.holds(form.slot)) return undefined;
    const { slot, etag, encoding } = form;
    return { body: () => ({ byteText: ring.read(slot) }), etag, encoding };
  }

  function hold(bytes: Uint8Array, etag: string, encoding?: Encoding): Form {
    return { slot: ring.put(bytes), etag, encoding };
  }

  function plain(file: KnownFile): StaticDocument | undefined {
    const known = held(file.forms.plain);
    if (known) return known;
    const bytes = readBytes(file.location, scratch);
    if (!bytes) return undefined;
    file.forms.plain = hold(bytes, entityTag(bytes));
    return held(file.forms.plain);
  }

  function encoded(file: KnownFile, encoding: Encoding): StaticDocument | undefined {
    const known = held(file.forms[encoding]);
    if (known) return known;
    const bytes = readBytes(file.location, scratch);
    if (!bytes) return undefined;
    const etag = entityTag(bytes);
    const smaller = compress(bytes, encoding);
    file.forms[encoding] = smaller ? hold(smaller, encodedTag(etag, encoding), encoding) : hold(bytes, etag);
    return held(file.forms[encoding]);
  }

  return {
    has: (path) => files.has(path),
    file: (path) => files.get(path),
    read: (path, acceptEncoding) => {
      const file = files.get(path);
      if (!file) return undefined;
      const encoding = file.isText ? acceptedEncoding(acceptEncoding) : undefined;
      return encoding ? encoded(file, encoding) : plain(file);
    },
    large: (path) => {
      const file = files.get(path);
      if (file) file.isLarge ??= sizeOf(file) >= LARGE;
      return file?.isLarge ? file : undefined;
    },
  };
}

function listFiles(root: string): ReadonlyMap<string, KnownFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    entries.map((each) => {
      const location = join(each.parentPath, each.name);
      const path = location.slice(root.length).replaceAll(sep, '/');
      return [path, { path, location, isText: contentTypeOf(path).isText, forms: {}, isLarge: undefined }];
    }),
  );
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
