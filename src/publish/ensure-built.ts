import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sourcesFingerprint } from './sources.ts';
import { readStamp } from './stamp.ts';

/**
 * Builds the project where there is no build of its present sources for that address, and leaves the committed files alone.
 * @returns whether there is such a build now
 */
export async function ensureBuilt(root: string, siteUrl: string): Promise<boolean> {
  if (isBuilt(root, siteUrl)) return true;
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts'), '--keep-listings'], {
    env: { ...process.env, SITE_URL: siteUrl },
    // Standard output is for the caller's own lines, such as the server's log.
    stdio: ['ignore', 2, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function isBuilt(root: string, siteUrl: string): boolean {
  const stamp = readStamp(join(root, 'dist'));
  return stamp?.siteUrl === siteUrl && stamp.sources === sourcesFingerprint(root);
}
