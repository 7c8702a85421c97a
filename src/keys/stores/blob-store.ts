import type { Store } from '@netlify/blobs';
import { type KeyRecord, mergeRecords } from '../record.ts';
import { formatKeyFile, parseKeyFile } from './key-file.ts';
import { type KeyEdit, type KeyStore, KeyStoreError } from './store.ts';

/** Name of the site-wide blob store; its one entry is a key file. */
export const BLOB_STORE = 'partner-keys';
const ENTRY = 'keys.json';

/** Commands that write at once are few; who comes second reads again and writes then. */
const TRIES = 20;
const LONGEST_PAUSE_MS = 200;

/** The keys in Netlify Blobs. A write takes place only on what was read before: no other writer comes between. */
export function blobKeyStore(store: Store): KeyStore {
  async function tryUpdate<Edit extends KeyEdit>(
    edit: (records: readonly KeyRecord[]) => Edit,
  ): Promise<Edit | undefined> {
    // The tag before the text: what is written in between makes the tag an old one, and the write fails.
    const etag = await etagOfEntry(store);
    const records = await readRecords(store);
    const edited = edit(records);
    if (edited.changed.length === 0) return edited;
    const text = formatKeyFile(mergeRecords(records, edited.changed));
    const { modified } = await store.set(ENTRY, text, etag ? { onlyIfMatch: etag } : { onlyIfNew: true });
    return modified ? edited : undefined;
  }

  async function update<Edit extends KeyEdit>(edit: (records: readonly KeyRecord[]) => Edit): Promise<Edit> {
    for (let tries = 0; tries < TRIES; tries++) {
      const edited = await tryUpdate(edit);
      if (edited) return edited;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
    }
    throw new KeyStoreError('Other commands go on changing the keys; try again');
  }

  return {
    readAll: () => reporting(() => readRecords(store)),
    update: (edit) => reporting(() => update(edit)),
  };
}

async function etagOfEntry(store: Store): Promise<string | undefined> {
  const { blobs } = await store.list({ prefix: ENTRY });
  return blobs.find(({ key }) => key === ENTRY)?.etag;
}

async function readRecords(store: Store): Promise<readonly KeyRecord[]> {
  const text = await store.get(ENTRY, { type: 'text' });
  if (text === null) return [];
  const file = parseKeyFile(text);
  switch (file.kind) {
    case 'parsed':
      return file.records;
    case 'newer':
      throw new KeyStoreError(
        `The keys have version ${file.version}, written by newer software; update this one`,
      );
    case 'broken':
      throw new KeyStoreError(`The entry ${ENTRY} cannot be used: ${file.reason}`);
  }
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
