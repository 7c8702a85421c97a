import { type KeyRecord, toKeyRecord } from '../record.ts';

/** Version of the file's form that this software reads and writes. */
const VERSION = 1;

export type ParsedKeyFile =
  | { readonly kind: 'parsed'; readonly records: readonly KeyRecord[] }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'broken'; readonly reason: string };

/** The text of a key file: `{"version": 1, "keys": [KeyRecord…]}`. */
export function parseKeyFile(text: string): ParsedKeyFile {
  const file = parseJson(text);
  if (!file) return { kind: 'broken', reason: 'it is not a JSON object; it may have been half written' };
  const { version, keys } = file;
  if (typeof version !== 'number') return { kind: 'broken', reason: 'its "version" is not a number' };
  if (version > VERSION) return { kind: 'newer', version };
  if (!Array.isArray(keys)) return { kind: 'broken', reason: 'its "keys" are not a list' };
  return toRecords(keys);
}

export function formatKeyFile(records: readonly KeyRecord[]): string {
  return `${JSON.stringify({ version: VERSION, keys: records }, null, 2)}\n`;
}

function toRecords(keys: readonly unknown[]): ParsedKeyFile {
  const records: KeyRecord[] = [];
  for (const [index, value] of keys.entries()) {
    const record = toKeyRecord(value);
    if (!record) return { kind: 'broken', reason: `entry ${index + 1} of its "keys" is not a key record` };
    records.push(record);
  }
  return { kind: 'parsed', records };
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
