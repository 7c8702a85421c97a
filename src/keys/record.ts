/** What a store keeps of a key: its hash, never the key itself. All times are ISO 8601 in UTC. */
export interface KeyRecord {
  /** Public name of the key, fit for logs: the first characters of the hash. */
  readonly id: string;
  /** SHA-256 of the key, in lower-case hexadecimal. */
  readonly hash: string;
  /** Who asked for the key: a person or an organization. */
  readonly name: string;
  /** What it is for. */
  readonly project: string;
  /** Expected volume, in the partner's words. */
  readonly volume: string;
  /** Requests a minute; where left out, the partner limit of the host. */
  readonly limit?: number;
  readonly createdAt: string;
  /** From this moment on the key is refused. */
  readonly expiresAt?: string;
  readonly revokedAt?: string;
  /** Id of the key that a rotation put in its place. */
  readonly replacedBy?: string;
}

export type KeyState = 'active' | 'expired' | 'revoked';

export function stateAt(record: KeyRecord, now: number): KeyState {
  if (record.revokedAt !== undefined) return 'revoked';
  return record.expiresAt !== undefined && Date.parse(record.expiresAt) <= now ? 'expired' : 'active';
}

/** All records, the changed ones in the place of those with the same id. */
export function mergeRecords(
  records: readonly KeyRecord[],
  changed: readonly KeyRecord[],
): readonly KeyRecord[] {
  return [...byId([...records, ...changed]).values()];
}

export function byId(records: readonly KeyRecord[]): ReadonlyMap<string, KeyRecord> {
  return new Map(records.map((record) => [record.id, record]));
}

const REQUIRED_TEXTS = ['id', 'hash', 'name', 'project', 'volume', 'createdAt'];
const OPTIONAL_TEXTS = ['expiresAt', 'revokedAt', 'replacedBy'];
const TIMES = ['createdAt', 'expiresAt', 'revokedAt'];

/** A record from the JSON of a store; undefined where its shape is wrong. */
export function toKeyRecord(value: unknown): KeyRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Record<string, unknown> = { ...value };
  const { hash, limit } = fields;
  const isRecord =
    REQUIRED_TEXTS.every((name) => typeof fields[name] === 'string') &&
    OPTIONAL_TEXTS.every((name) => fields[name] === undefined || typeof fields[name] === 'string') &&
    TIMES.every((name) => fields[name] === undefined || !Number.isNaN(Date.parse(String(fields[name])))) &&
    /^[0-9a-f]{64}$/.test(String(hash)) &&
    (limit === undefined || (Number.isSafeInteger(limit) && Number(limit) > 0));
  return isRecord ? (value as KeyRecord) : undefined;
}
