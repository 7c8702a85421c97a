import { existsSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';
import { errorCode } from '../../common/error-code.ts';
import { type KeyRecord, mergeRecords } from '../record.ts';
import { withLock } from './file-lock.ts';
import { formatKeyFile } from './key-file.ts';
import { type KeyFileReading, readKeyFile } from './read-key-file.ts';
import { realFile } from './real-file.ts';
import { type EditRecords, type KeyEdit, type KeyStore, KeyStoreError } from './store.ts';

const OWNER_ONLY = 0o600;

/**
 * The keys in one file, which is replaced as a whole: a reader sees the old or the new one, never half of one. Through a
 * symbolic link the file that it leads to is replaced. A new file is for its owner alone; a replaced one keeps owner and
 * rights, or a server under another account could no longer read it.
 */
export class FileKeyStore implements KeyStore {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async readAll(): Promise<readonly KeyRecord[]> {
    return recordsOf(readKeyFile(this.#path));
  }

  async update<Edit extends KeyEdit>(edit: EditRecords<Edit>): Promise<Edit> {
    const file = toRealFile(this.#path);
    return withLock(file, async () => {
      const reading = readKeyFile(file);
      const records = reading.kind === 'missing' ? [] : recordsOf(reading);
      const edited = edit(records);
      if (edited.changed.length > 0)
        await replaceFile(file, formatKeyFile(mergeRecords(records, edited.changed)));
      return edited;
    });
  }
}

function recordsOf(reading: KeyFileReading): readonly KeyRecord[] {
  if (reading.kind !== 'read') throw new KeyStoreError(reading.message);
  return reading.records;
}

function toRealFile(path: string): string {
  try {
    return realFile(path);
  } catch (error) {
    throw new KeyStoreError(`Key file ${path} cannot be written (${errorCode(error)})`);
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  try {
    await writeFileAtomic(file, text, existsSync(file) ? {} : { mode: OWNER_ONLY });
  } catch (error) {
    throw new KeyStoreError(`Key file ${file} cannot be written (${errorCode(error)})`);
  }
}
