import { type FileHandle, open, rename, stat, unlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatKeyFile } from './key-file.ts';
import type { KeyRecord } from './key-record.ts';
import { type KeyEdit, type KeyStore, KeyStoreError } from './key-store.ts';
import { readKeyFile } from './read-key-file.ts';

const OWNER_ONLY = 0o600;
const RIGHTS = 0o777;
const LOCK_PATIENCE_MS = 5_000;
const LOCK_RETRY_MS = 25;

/**
 * The keys in one file, which is replaced as a whole: a reader sees the old or the new one, never half of one. A new file is
 * for its owner alone; a replaced one keeps owner and rights, or a server under another account could read it no longer.
 */
export function fileKeyStore(path: string): KeyStore {
  async function readAll(): Promise<readonly KeyRecord[]> {
    const reading = await readKeyFile(path);
    if (reading.kind !== 'read') throw new KeyStoreError(reading.message);
    return reading.records;
  }

  async function readOrStart(): Promise<readonly KeyRecord[]> {
    const reading = await readKeyFile(path);
    if (reading.kind === 'unusable') throw new KeyStoreError(reading.message);
    return reading.kind === 'read' ? reading.records : [];
  }

  function update<Edit extends KeyEdit>(edit: (records: readonly KeyRecord[]) => Edit): Promise<Edit> {
    return withLock(`${path}.lock`, async () => {
      const records = await readOrStart();
      const edited = edit(records);
      if (edited.changed.length > 0) await replaceFile(path, formatKeyFile(merge(records, edited.changed)));
      return edited;
    });
  }

  return { readAll, update };
}

function merge(records: readonly KeyRecord[], changed: readonly KeyRecord[]): readonly KeyRecord[] {
  const byId = new Map([...records, ...changed].map((record) => [record.id, record]));
  return [...byId.values()];
}

async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  try {
    await unlink(temporary).catch(() => undefined);
    const file = await open(temporary, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(text);
      await keepOwnerAndRights(path, file);
      // Without this a power cut may leave an empty file under the new name.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    throw new KeyStoreError(`Key file ${path} cannot be written (${reasonOf(error)})`);
  }
}

async function keepOwnerAndRights(path: string, file: FileHandle): Promise<void> {
  const old = await stat(path).catch(() => undefined);
  if (!old) return;
  // Only root may give a file away; anyone else goes on as its owner.
  if (process.getuid?.() === 0) await file.chown(old.uid, old.gid);
  await file.chmod(old.mode & RIGHTS);
}

/** Runs `work` while no other process holds the lock, which is a file that only one can make. */
async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await takeLock(lock);
  try {
    return await work();
  } finally {
    await unlink(lock);
  }
}

async function takeLock(lock: string): Promise<void> {
  for (let waited = 0; waited < LOCK_PATIENCE_MS; waited += LOCK_RETRY_MS) {
    try {
      const file = await open(lock, 'wx', OWNER_ONLY);
      return await file.close();
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') {
        throw new KeyStoreError(`Lock file ${lock} cannot be made (${reasonOf(error)})`);
      }
      await sleep(LOCK_RETRY_MS);
    }
  }
  throw new KeyStoreError(`Another command is writing keys; if none is running, delete ${lock}`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
