import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE_URL } from '../src/documents/site-url.ts';
import { ensureBuilt } from '../src/publish/ensure-built.ts';
import { ensureInstalled, FOLDERS } from './packages/folder-packages.ts';

/** Installs what the tests drive and builds what they look at, then runs them; what is given after `--` goes to vitest. */
const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

if ((await ensureInstalled(FOLDERS)) && (await ensureBuilt(root, DEFAULT_SITE_URL))) {
  const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} else {
  process.exitCode = 1;
}
