import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../common/error-code.ts';
import { isRunning, startOf } from './process-life.ts';
import { KeyStoreError } from './store.ts';

const PATIENCE_MS = 5_000;
const RETRY_MS = 25;
/** What follows the file's name in that of a lock: number and start of its process, and what makes it unique. */
const OWNER = /^\.lock\.(?<pid>[1-9]\d*)\.(?<start>[\w-]*)\.[\da-f-]{36}$/;

/**
 * Runs `work` while no other process of this machine has a lock on a file. A lock is an empty file beside it whose name says
 * whose it is, so there is no half of one, and that of a dead process can be removed by anybody without hitting another's.
 * Each makes a lock of its own first and looks for others then: of two at once, one at least sees the other and gives way.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const own = `${file}.lock.${process.pid}.${startOf(process.pid)}.${randomUUID()}`;
  const end = performance.now() + PATIENCE_MS;
  for (let others = attempt(file, own); others.length > 0; others = attempt(file, own)) {
    if (performance.now() > end) {
      throw new KeyStoreError(`Key file ${file} is being written by process ${others[0]}; try again`);
    }
    // Two that gave way to each other must not come back together.
    await sleep(2 * RETRY_MS * Math.random());
  }
  try {
    return await work();
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes the lock where nobody has one; else the numbers of the processes that have. */
function attempt(file: string, own: string): readonly number[] {
  try {
    writeFileSync(own, '', { flag: 'wx', mode: 0o600 });
    const others = livingOthers(file, own);
    if (others.length > 0) rmSync(own);
    return others;
  } catch (error) {
    rmSync(own, { force: true });
    throw new KeyStoreError(`Key file ${file} cannot be locked (${errorCode(error)})`);
  }
}

function livingOthers(file: string, own: string): readonly number[] {
  const folder = dirname(file);
  const name = basename(file);
  const living: number[] = [];
  for (const entry of readdirSync(folder)) {
    const owner = entry.startsWith(name) ? OWNER.exec(entry.slice(name.length))?.groups : undefined;
    if (!owner || entry === basename(own)) continue;
    if (isRunning(Number(owner['pid']), owner['start'] ?? '')) living.push(Number(owner['pid']));
    else rmSync(join(folder, entry), { force: true });
  }
  return living;
}
