import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../src/common/error-code.ts';

const SIZE = '64m';
const BLOCK = Buffer.alloc(4096);

/** A file system in memory that can be filled; mounting needs root. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** Undefined where mounting is not permitted. */
  static mount(folder: string): SmallDisk | undefined {
    mkdirSync(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'statdays-soak', folder], {
        stdio: 'ignore',
      });
      return new SmallDisk(folder);
    } catch {
      return undefined;
    }
  }

  /** To the last block. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (;;) writeSync(file, BLOCK);
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder]);
  }
}
