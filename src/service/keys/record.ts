import { isSameHash } from './key.ts';

/** A stored key: its hash, never the key itself. Times are ISO 8601 in UTC. */
export interface KeyRecord {
  /** Public name, safe in logs and counters: the first characters of the hash. */
  readonly id: string;
  /** SHA-256 of the key, in lower-case hexadecimal. */
  readonly hash: string;
  /** Who asked for the key: a person or an organization. */
  readonly name: string;
  readonly project: string;
  /** Expected volume, in the partner's words. */
  readonly volume: string;
  /** Requests a minute. @default the host's partner limit */
  readonly limit?: number;
  readonly createdAt: string;
  /** The key is refused from this moment on. */
  readonly expiresAt?: string;
  readonly revokedAt?: string;
  readonly replacedBy?: string;
}

export type KeyState = 'active' | 'expired' | 'revoked';

export function stateAt(record: KeyRecord, now: number): KeyState {
  if (record.revokedAt !== undefined) return 'revoked';
  return record.expiresAt !== undefined && Date.parse(record.expiresAt) <= now ? 'expired' : 'active';
}

export type PartnerKey = Pick<KeyRecord, 'id' | 'limit'>;

export interface KeyFinder {
  /**
   * Finds a well-formed key; undefined if it is unknown, revoked or expired. Rejects if the store doesn't answer. Made-up keys must not
   * cause extra work for the store.
   */
  find(key: string, now: number): PartnerKey | undefined | Promise<PartnerKey | undefined>;
}

/** The key with a hash, from the record with its ID; undefined if the hash differs or the key has ended. */
export function toPartnerKey(
  record: KeyRecord | undefined,
  hash: string,
  now: number,
): PartnerKey | undefined {
  if (!record || !isSameHash(record.hash, hash) || stateAt(record, now) !== 'active') return undefined;
  return record.limit === undefined ? { id: record.id } : { id: record.id, limit: record.limit };
}

/** Where operators' commands read and write keys. Methods reject with a KeyStoreError if the store fails. */
export interface KeyStore {
  readAll(): Promise<readonly KeyRecord[]>;
  /** Gives all records to `edit`, and writes and returns the new and changed ones that it returns. */
  update<Changed extends readonly KeyRecord[]>(edit: EditRecords<Changed>): Promise<Changed>;
}

export type EditRecords<Changed> = (records: readonly KeyRecord[]) => Changed;

/** Thrown if a store can't be used or a key can't be changed. The message is for the operator. */
export class KeyStoreError extends Error {
  override readonly name = 'KeyStoreError';
}

export function mergeRecords(
  records: readonly KeyRecord[],
  changed: readonly KeyRecord[],
): readonly KeyRecord[] {
  return [...mapById([...records, ...changed]).values()];
}

export function mapById(records: readonly KeyRecord[]): ReadonlyMap<string, KeyRecord> {
  return new Map(records.map((record) => [record.id, record]));
}

const VERSION = 1;

/** The text of a key file: `{"version": 1, "keys": [KeyRecord…]}`. */
export function formatKeyFile(records: readonly KeyRecord[]): string {
  return `${JSON.stringify({ version: VERSION, keys: records }, null, 2)}\n`;
}

/** @throws {KeyStoreError} if the text isn't a key file of this version */
export function parseKeyFile(text: string, name: string): readonly KeyRecord[] {
  const unusable = (reason: string) => new KeyStoreError(`${name} cannot be used: ${reason}`);
  const file = toObject(text);
  if (!file) throw unusable('it is not a JSON object; it may be incomplete');
  const { version, keys } = file;
  if (version !== VERSION) throw unusable(`its "version" is not ${VERSION}`);
  if (!Array.isArray(keys)) throw unusable('its "keys" are not a list');
  const broken = keys.findIndex((value) => !isKeyRecord(value));
  if (broken >= 0) throw unusable(`entry ${broken + 1} of its "keys" is not a key record`);
  return keys;
}

function toObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const REQUIRED_TEXTS = ['id', 'hash', 'name', 'project', 'volume', 'createdAt'];
const OPTIONAL_TEXTS = ['expiresAt', 'revokedAt', 'replacedBy'];
const TIMES = ['createdAt', 'expiresAt', 'revokedAt'];

/** Checked by hand, because the edge has no zod. */
function isKeyRecord(value: unknown): value is KeyRecord {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { hash, limit } = fields;
  return (
    REQUIRED_TEXTS.every((name) => typeof fields[name] === 'string') &&
    OPTIONAL_TEXTS.every((name) => fields[name] === undefined || typeof fields[name] === 'string') &&
    TIMES.every((name) => fields[name] === undefined || !Number.isNaN(Date.parse(String(fields[name])))) &&
    /^[0-9a-f]{64}$/.test(String(hash)) &&
    (limit === undefined || (Number.isSafeInteger(limit) && Number(limit) > 0))
  );
}
