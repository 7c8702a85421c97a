import type { Store } from '@netlify/blobs';
import { type KeyRecord, mergeRecords } from '../record.ts';
import { formatKeyFile, parseKeyFile } from './key-file.ts';
import { type EditRecords, type KeyEdit, type KeyStore, KeyStoreError } from './store.ts';

/** Name of the site-wide blob store; its one entry is a key file. */
export const BLOB_STORE = 'partner-keys';
const ENTRY = 'keys.json';

/** Commands that write at once are few; the one that comes second reads again and writes then. */
const TRIES = 20;
const MAX_PAUSE_MS = 200;

/** The keys in Netlify Blobs. A write takes place only on what was read before it: no other writer comes between. */
export class BlobKeyStore implements KeyStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  readAll(): Promise<readonly KeyRecord[]> {
    return reporting(() => this.#read());
  }

  update<Edit extends KeyEdit>(edit: EditRecords<Edit>): Promise<Edit> {
    return reporting(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const edited = await this.#tryUpdate(edit);
        if (edited) return edited;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
      }
      throw new KeyStoreError('Other commands go on changing the keys; try again');
    });
  }

  /** Undefined where another writer came between. */
  async #tryUpdate<Edit extends KeyEdit>(edit: EditRecords<Edit>): Promise<Edit | undefined> {
    // The tag before the text: what is written in between makes the tag an old one, and the write fails.
    const etag = await this.#etag();
    const records = await this.#read();
    const edited = edit(records);
    if (edited.changed.length === 0) return edited;
    const text = formatKeyFile(mergeRecords(records, edited.changed));
    const condition = etag ? { onlyIfMatch: etag } : { onlyIfNew: true };
    const { modified } = await this.#store.set(ENTRY, text, condition);
    return modified ? edited : undefined;
  }

  async #etag(): Promise<string | undefined> {
    const { blobs } = await this.#store.list({ prefix: ENTRY });
    return blobs.find(({ key }) => key === ENTRY)?.etag;
  }

  async #read(): Promise<readonly KeyRecord[]> {
    const text = await this.#store.get(ENTRY, { type: 'text' });
    return text === null ? [] : recordsOf(text);
  }
}

function recordsOf(text: string): readonly KeyRecord[] {
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
