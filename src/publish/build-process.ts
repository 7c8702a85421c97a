import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PLACEHOLDER_URL } from '../documents/site-url.ts';
import { isUpToDate, sourcesFingerprint } from './stamp.ts';

export interface BuildProcess {
  /** For `os.setPriority`. */
  readonly priority?: number;
}

/** Builds the project for any address, in a process that ends with this one. Leaves committed files alone. Returns whether it succeeded. */
export async function startBuild(root: string, { priority }: BuildProcess = {}): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts'), '--keep-listings'], {
    cwd: root,
    env: { ...process.env, SITE_URL: PLACEHOLDER_URL },
    // Nothing is said over the channel: it closes when this process ends, and the build ends with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const output of [child.stdout, child.stderr])
    if (output) createInterface(output).on('line', (line) => console.error(line));
  const closed = once(child, 'close');
  if (child.pid !== undefined && priority !== undefined) prioritize(child.pid, priority);
  try {
    const [code] = await closed;
    return code === 0;
  } catch (error) {
    console.error(String(error));
    return false;
  }
}

/** Builds the project unless `dist` is up to date, and returns whether it is now. Prints to standard error. */
export async function ensureBuilt(root: string): Promise<boolean> {
  if (isUpToDate(root, sourcesFingerprint(root))) return true;
  // Two builds at the same time may get in each other's way.
  return (await startBuild(root)) || isUpToDate(root, sourcesFingerprint(root));
}

/** Called before the process has threads: on Linux, each thread inherits the priority of the one that starts it. */
function prioritize(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // The process has ended, or the system doesn't allow it.
  }
}
