import { readFileSync } from 'node:fs';
import { errorCode } from '../../common/error-code.ts';
import type { KeyRecord } from '../record.ts';
import { parseKeyFile } from './key-file.ts';

export type KeyFileReading =
  | { readonly kind: 'read'; readonly records: readonly KeyRecord[] }
  | { readonly kind: 'missing' | 'unusable'; readonly message: string };

/** Reads a key file. The message says what is wrong with which file, and what helps. */
export function readKeyFile(path: string): KeyFileReading {
  try {
    return toReading(path, readFileSync(path, 'utf8'));
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT') return { kind: 'unusable', message: `Key file ${path} cannot be read (${code})` };
    const message = `Key file ${path} does not exist; issuing a first key makes it`;
    return { kind: 'missing', message };
  }
}

function toReading(path: string, text: string): KeyFileReading {
  const file = parseKeyFile(text);
  switch (file.kind) {
    case 'parsed':
      return { kind: 'read', records: file.records };
    case 'newer':
      return {
        kind: 'unusable',
        message: `Key file ${path} has version ${file.version}, written by newer software; update this one`,
      };
    case 'broken':
      return { kind: 'unusable', message: `Key file ${path} cannot be used: ${file.reason}` };
  }
}
