import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PLACEHOLDER_URL } from '../documents/site-url.ts';
import { removeDeadBuilds, stagingIn } from './staging.ts';
import { isUpToDate, sourcesFingerprint } from './stamp.ts';

/**
 * Builds the project for any address, in a process that ends with this one. Leaves committed files alone.
 * @returns whether it succeeded, once the process is gone with everything unfinished
 */
export async function startBuild(root: string, signal?: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts'), '--keep-listings'], {
    cwd: root,
    env: { ...process.env, SITE_URL: PLACEHOLDER_URL },
    // Nothing is said over the channel: it closes when this process ends, and the build ends with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const output of [child.stdout, child.stderr])
    if (output) createInterface(output).on('line', (line) => console.error(line));
  child.on('error', (error) => console.error(String(error)));
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  const code = await closed;
  // A thread of the build writes until its process is gone, so only this process can remove all of it.
  removeDeadBuilds(stagingIn(root));
  return code === 0;
}

/** Builds the project unless `dist` is up to date, and returns whether it is now. Prints to standard error. */
export async function ensureBuilt(root: string): Promise<boolean> {
  if (isUpToDate(root, sourcesFingerprint(root))) return true;
  // Two builds at the same time may get in each other's way.
  return (await startBuild(root)) || isUpToDate(root, sourcesFingerprint(root));
}
