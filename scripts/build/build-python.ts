import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { readEstablishedLaw } from '../../src/law/tables/read.ts';
import { WHEEL_FILE } from '../../src/service/documents/library.ts';
import { fail } from '../command.ts';
import { pythonData } from './python-data.ts';

/** Writes the data of the Python package next to its modules, and its wheel into a folder; with `--data`, the data alone. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/python');
const [folder = join(root, 'dist/python')] = process.argv.slice(2);

/** Debian's packages serve its own Python, which another one often hides. */
const PYTHONS = ['python3', '/usr/bin/python3'];
const NEEDED = 'import setuptools, pip; setuptools.Distribution().get_command_class("bdist_wheel")';

const { version } = packageJson;
if (!readFileSync(join(source, 'statdays/__init__.py'), 'utf8').includes(`__version__ = "${version}"`))
  fail(`__version__ in packages/python/statdays/__init__.py must be "${version}", as in package.json`, 1);

writeData(join(source, 'statdays/data'));
if (folder !== '--data') {
  const python = PYTHONS.find((program) => spawnSync(program, ['-c', NEEDED]).status === 0);
  if (python) buildWheel(python);
  else fail('The wheel needs Python 3 with pip, setuptools and wheel: python3-pip in Debian', 1);
}

function writeData(data: string): void {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  for (const [name, contents] of Object.entries(pythonData(readEstablishedLaw(join(root, 'data')))))
    writeFileSync(join(data, `${name}.json`), JSON.stringify(contents));
}

/** Without a network. Builds a copy, since setuptools leaves files behind. */
function buildWheel(python: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'statdays-wheel-'));
  const isSource = (path: string): boolean => !/__pycache__|\.egg-info|\/build$/.test(path);
  cpSync(source, copy, { recursive: true, filter: isSource });
  cpSync(join(root, 'LICENSE'), join(copy, 'LICENSE'));
  const options = ['--quiet', '--no-deps', '--no-index', '--no-build-isolation', '--wheel-dir', folder];
  // The same files make the same wheel; a zip knows no earlier day than this one of 1980.
  const env = { ...process.env, SOURCE_DATE_EPOCH: '315532800', PIP_DISABLE_PIP_VERSION_CHECK: '1' };
  execFileSync(python, ['-m', 'pip', 'wheel', ...options, copy], { env, stdio: 'inherit' });
  rmSync(copy, { recursive: true });
  console.log(`Wrote ${join(folder, WHEEL_FILE)}`);
}
