import type { Store } from '@netlify/blobs';
import { isKeyId } from './key-hash.ts';
import { type KeyRecord, toKeyRecord } from './key-record.ts';
import { type KeyEdit, type KeyStore, KeyStoreError } from './key-store.ts';

/** Name of the site-wide blob store that holds one entry a key, under the key's id. */
export const BLOB_STORE = 'partner-keys';

interface Entry {
  readonly record: KeyRecord;
  readonly etag: string;
}

/** The keys in Netlify Blobs. A write is refused where another writer came first; the message asks to try again. */
export function blobKeyStore(store: Store): KeyStore {
  async function readEntries(): Promise<readonly Entry[]> {
    const { blobs } = await store.list();
    const keys = blobs.filter(({ key }) => isKeyId(key));
    return Promise.all(keys.map(async ({ key, etag }) => ({ record: await readRecord(store, key), etag })));
  }

  async function write(record: KeyRecord, entries: readonly Entry[]): Promise<void> {
    const old = entries.find((entry) => entry.record.id === record.id);
    const condition = old ? { onlyIfMatch: old.etag } : { onlyIfNew: true };
    const { modified } = await store.setJSON(record.id, record, condition);
    if (!modified) throw new KeyStoreError(`Key ${record.id} was changed by another command; try again`);
  }

  async function update<Edit extends KeyEdit>(edit: (records: readonly KeyRecord[]) => Edit): Promise<Edit> {
    const entries = await readEntries();
    const edited = edit(entries.map((entry) => entry.record));
    for (const record of edited.changed) await write(record, entries);
    return edited;
  }

  return {
    readAll: () => reporting(async () => (await readEntries()).map((entry) => entry.record)),
    update: (edit) => reporting(() => update(edit)),
  };
}

/** The record with an id; rejects where there is none or where it has another shape. */
async function readRecord(store: Store, id: string): Promise<KeyRecord> {
  const record = toKeyRecord(await store.get(id, { type: 'json' }));
  if (!record) throw new KeyStoreError(`Entry ${id} of the store is not a key record`);
  return record;
}

async function reporting<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KeyStoreError) throw error;
    throw new KeyStoreError(
      `Netlify Blobs cannot be used: ${error instanceof Error ? error.message : error}`,
    );
  }
}
