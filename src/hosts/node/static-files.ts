import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { encodedTag, entityTag } from '../../api/entity-tag.ts';
import type { Encoding, StaticDocument } from '../../api/ports.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { compress } from './compress.ts';
import { contentTypeOf } from './content-types.ts';

/** Bytes of all forms held in memory. */
const BUDGET = 32 * 1024 * 1024;
/** What a held form costs beside its bytes. */
const FORM_OVERHEAD = 400;
/** Larger files are streamed and not held. */
const LARGE = 1024 * 1024;

type FormName = 'plain' | Encoding;

/** A file of the site or the data set. */
export interface StaticFile {
  /** As in a request, for example `/holidays/2026/on.json`. */
  readonly path: string;
  readonly location: string;
}

interface HeldFile extends StaticFile {
  readonly forms: Partial<Record<FormName, StaticDocument>>;
  bytes: number;
  isHeld: boolean;
  wasUsed: boolean;
}

export interface StaticFiles {
  has(path: string): boolean;
  /** The file in the best form that the client accepts; undefined where there is none or it cannot be read. */
  read(path: string, acceptEncoding?: string): StaticDocument | undefined;
  /** A file that is to be streamed; undefined for all others. */
  large(path: string): StaticFile | undefined;
}

/**
 * The files under a folder. Which there are is read once, so that a request can name no other; their bytes are read
 * with the first request and held, with their encoded forms, as long as all of them stay within a budget.
 */
export function openStaticFiles(root: string, budget = BUDGET): StaticFiles {
  const files = listFiles(root);
  const queue: HeldFile[] = [];
  let held = 0;

  function hold(file: HeldFile, form: FormName, document: StaticDocument): StaticDocument {
    const bytes = document.body.length + FORM_OVERHEAD;
    file.forms[form] = document;
    file.bytes += bytes;
    held += bytes;
    if (!file.isHeld) queue.push(file);
    file.isHeld = true;
    while (held > budget && queue.length > 1) releaseOne(file);
    return document;
  }

  /** The oldest file gives way, unless it was used since it was looked at last (the "clock" policy). */
  function releaseOne(kept: HeldFile): void {
    const oldest = queue.shift();
    if (!oldest) return;
    if (oldest.wasUsed || oldest === kept) {
      oldest.wasUsed = false;
      queue.push(oldest);
      return;
    }
    held -= oldest.bytes;
    Object.assign(oldest, { forms: {}, bytes: 0, isHeld: false });
  }

  function plain(file: HeldFile): StaticDocument | undefined {
    const known = file.forms.plain;
    if (known) return known;
    const body = readBytes(file.location);
    return body && hold(file, 'plain', { body, etag: entityTag(body) });
  }

  function encoded(file: HeldFile, encoding: Encoding): StaticDocument | undefined {
    const known = file.forms[encoding];
    if (known) return known;
    const source = plain(file);
    if (!source) return undefined;
    const body = compress(source.body, encoding);
    const form = body ? { body, etag: encodedTag(source.etag, encoding), encoding } : source;
    return hold(file, encoding, form);
  }

  return {
    has: (path) => files.has(path),
    read: (path, acceptEncoding) => {
      const file = files.get(path);
      if (!file) return undefined;
      file.wasUsed = true;
      const encoding = contentTypeOf(path).isText ? acceptedEncoding(acceptEncoding) : undefined;
      return encoding ? encoded(file, encoding) : plain(file);
    },
    large: (path) => {
      const file = files.get(path);
      return file && !file.isHeld && sizeOf(file) > LARGE ? file : undefined;
    },
  };
}

function listFiles(root: string): ReadonlyMap<string, HeldFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    entries.map((each) => {
      const location = join(each.parentPath, each.name);
      const path = location.slice(root.length).replaceAll(sep, '/');
      return [path, { path, location, forms: {}, bytes: 0, isHeld: false, wasUsed: false }];
    }),
  );
}

/** A file that vanished since the start is as good as none. */
function readBytes(location: string): Uint8Array | undefined {
  try {
    return readFileSync(location);
  } catch {
    return undefined;
  }
}

function sizeOf({ location }: StaticFile): number {
  return statSync(location, { throwIfNoEntry: false })?.size ?? 0;
}
