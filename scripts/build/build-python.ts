import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import packageJson from '../../package.json' with { type: 'json' };
import { filesBelow } from '../../src/common/files.ts';
import { WHEEL_FILE } from '../../src/documents/library.ts';
import { readEstablishedLaw } from '../../src/law/read.ts';
import { fail } from '../command.ts';
import { pythonData } from './python-data.ts';

/** Fixed, so that the same files make the same wheel; a zip knows no earlier day. */
const MODIFIED = new Date('1980-01-01T00:00:00Z');

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'dist/python');
const { name, version, license } = packageJson;
const info = `${name}-${version}.dist-info`;

const module = readFileSync(join(root, 'packages/python/statdays/__init__.py'), 'utf8');
if (!module.includes(`__version__ = "${version}"`))
  fail(`__version__ in packages/python/statdays/__init__.py must be "${version}", as in package.json`, 1);

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, info), { recursive: true });
cpSync(join(root, 'packages/python/statdays'), join(folder, name), {
  recursive: true,
  filter: (file) => !file.endsWith('__pycache__'),
});
const data = JSON.stringify(pythonData(readEstablishedLaw(join(root, 'data'))));
writeFileSync(join(folder, name, 'data.json.gz'), gzipSync(data, { level: 9 }));
writeInfo();
// Python's own zip: a wheel is a zip archive with a record of its files (PEP 427), so no build tool has to be installed.
execFileSync('python3', ['-m', 'zipfile', '-c', WHEEL_FILE, name, info], {
  cwd: folder,
  env: { ...process.env, TZ: 'UTC' },
  stdio: 'inherit',
});
console.log(`Wrote ${join(folder, WHEEL_FILE)}`);

/** What a wheel says of itself (PEP 427 and 566). */
function writeInfo(): void {
  const about = [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    'Summary: Canadian statutory holidays, long weekends, week numbers, business days and time limits, 1900 to 2100',
    `License: ${license}`,
    'Keywords: canada,holidays,statutory-holidays,business-days,iso-week,jours-feries',
    'Classifier: Typing :: Typed',
    'Requires-Python: >=3.9',
    // Windows has no time zones of its own, which `today` needs.
    'Requires-Dist: tzdata; sys_platform == "win32"',
    'Description-Content-Type: text/markdown',
  ];
  const readme = readFileSync(join(root, 'packages/python/README.md'), 'utf8');
  write('METADATA', `${about.join('\n')}\n\n${readme}`);
  write('WHEEL', 'Wheel-Version: 1.0\nGenerator: statdays\nRoot-Is-Purelib: true\nTag: py3-none-any\n');
  cpSync(join(root, 'LICENSE'), join(folder, info, 'LICENSE'));
  const files = [name, info].flatMap((part) =>
    filesBelow(join(folder, part)).map((file) => `${part}/${file}`),
  );
  const rows = files.map((file) => `${file},${digestOf(file)}`);
  write('RECORD', `${[...rows, `${info}/RECORD,,`].join('\n')}\n`);
  for (const file of [...files, `${info}/RECORD`, name, info])
    utimesSync(join(folder, file), MODIFIED, MODIFIED);
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, info, file), text);
}

/** The digest and the size of a file, as a row of RECORD has them. */
function digestOf(file: string): string {
  const bytes = readFileSync(join(folder, file));
  return `sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;
}
