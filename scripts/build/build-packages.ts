import { execFileSync, execSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARY_FILE, MCP_FILE, WHEEL_FILE } from '../../src/service/documents/library.ts';

// `npm run build:packages`: the files that npm and PyPI would publish, with their checksums.

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/packages');
const files = [LIBRARY_FILE, MCP_FILE, WHEEL_FILE];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of ['package', 'mcp', 'python'])
  execFileSync(process.execPath, [`scripts/build/build-${name}.ts`], { cwd: root, stdio: 'inherit' });
// On Windows, only a shell can start npm.
for (const name of ['package', 'mcp'])
  execSync(`npm pack ./dist/${name} --silent --pack-destination dist/packages`, {
    cwd: root,
    stdio: 'ignore',
  });
copyFileSync(join(root, 'dist/python', WHEEL_FILE), join(folder, WHEEL_FILE));
const sums = files.map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
console.log(`Wrote ${files.join(', ')} and SHA256SUMS into ${folder}`);
