import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './load.ts';

/** Seconds that the whole data set takes in a process of its own, from its start to the last file; the median of some runs. */
export function buildSeconds(runs: number): number {
  return median(Array.from({ length: runs }, once));
}

function once(): number {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-data-'));
  const script = fileURLToPath(new URL('write-data.ts', import.meta.url));
  const start = performance.now();
  execFileSync(process.execPath, [script, folder]);
  const milliseconds = performance.now() - start;
  rmSync(folder, { recursive: true });
  return milliseconds / 1000;
}
