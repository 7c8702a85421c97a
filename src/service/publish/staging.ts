import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../law/common/files.ts';

export function stagingIn(root: string): string {
  return join(root, '.build');
}

export function removeDeadBuilds(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!isAlive(Number(name))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Opens a new folder for a build until it is finished, and removes those of dead builds. A rename is atomic because it is on the file system
 * of the output. Its name has the process id, so that two builds don't clash.
 */
export function openStaging(parent: string) {
  mkdirSync(parent, { recursive: true });
  removeDeadBuilds(parent);
  const dir = join(parent, String(process.pid));
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);

  const path = (name: string): string => join(dir, name);

  /** Replaces the output with a finished folder, and puts the old output back if that fails. */
  function swapInto(name: string, outDir: string): void {
    const previous = path('previous');
    const had = existsSync(outDir);
    if (had) renameSync(outDir, previous);
    try {
      renameSync(path(name), outDir);
    } catch (error) {
      if (had) renameSync(previous, outDir);
      throw error;
    }
  }

  /** Also called when the process exits. A thread that is still writing may leave files: who started the build removes them, or the next build does. */
  function close(): void {
    process.removeListener('exit', close);
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }

  process.once('exit', close);
  return { path, swapInto, close };
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // ESRCH: no such process. EPERM: it is alive, and another user's.
    return errorCode(error) !== 'ESRCH';
  }
}
