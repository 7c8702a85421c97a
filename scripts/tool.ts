import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, FOLDERS } from './folder-packages.ts';

/**
 * Runs a program of a folder's packages, installed first where need be, in the present folder: `node scripts/tool.ts tools/biome check .`
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const [path = '', ...args] = process.argv.slice(2);
const folder = FOLDERS.find((known) => known === dirname(path));

if (folder === undefined) {
  console.error(`“${path}” is no program: it must be the name of one after ${FOLDERS.join('/, ')}/.`);
  process.exitCode = 1;
} else if (await ensureInstalled([folder])) {
  const program = join(root, folder, 'node_modules/.bin', basename(path));
  // What npm puts there on Windows only a shell can start.
  const child = isWindows
    ? spawn([program, ...args].map(quoted).join(' '), { shell: true, stdio: 'inherit' })
    : spawn(program, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} else {
  process.exitCode = 1;
}

function quoted(argument: string): string {
  return `"${argument.replaceAll('"', '\\"')}"`;
}
