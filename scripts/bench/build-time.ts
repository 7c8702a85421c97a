import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './load.ts';

/**
 * Seconds that the whole data set takes in a process of its own, from its start to the last file; the median of some runs. All
 * files stay until the end: ext4 passes over every inode that was freed in the last minutes, which would slow the next run.
 */
export function buildSeconds(runs: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-data-'));
  const seconds = Array.from({ length: runs }, (_each, run) => secondsInto(join(folder, `${run}`)));
  rmSync(folder, { recursive: true });
  return median(seconds);
}

function secondsInto(folder: string): number {
  const script = fileURLToPath(new URL('write-data.ts', import.meta.url));
  const start = performance.now();
  execFileSync(process.execPath, [script, folder]);
  return (performance.now() - start) / 1000;
}
