import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../common/error-code.ts';

/**
 * A folder in which a build grows until it is whole. It lies beside the output, on the same file system, because only there a rename is
 * one step. Its name is the process's id: two builds at a time do not meet.
 */
export class Staging {
  readonly #dir: string;

  private constructor(dir: string) {
    this.#dir = dir;
  }

  /** Opens a new folder and removes those of builds that died. */
  static open(parent: string): Staging {
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent)) {
      if (!isAlive(Number(name))) rmSync(join(parent, name), { recursive: true, force: true });
    }
    const dir = join(parent, String(process.pid));
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir);
    return new Staging(dir);
  }

  path(name: string): string {
    return join(this.#dir, name);
  }

  /** Puts a finished folder in the place of the output; the output before it is kept until that worked. */
  swapInto(name: string, outDir: string): void {
    const previous = this.path('previous');
    const had = existsSync(outDir);
    if (had) renameSync(outDir, previous);
    try {
      renameSync(this.path(name), outDir);
    } catch (error) {
      if (had) renameSync(previous, outDir);
      throw error;
    }
  }

  close(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Only "no such process" says that it is gone; "not permitted" says that it lives.
    return errorCode(error) !== 'ESRCH';
  }
}
