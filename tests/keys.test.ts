import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { makeKey } from '../src/service/keys/commands.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/keys.ts', import.meta.url));
const KEY = makeKey();
const MISTYPED = KEY.slice(0, -3);
const ID = '9b4b00c0ffee';
const ORDER = ['--name', 'Ann', '--project', 'Rota', '--volume', 'little'];
const folder = mkdtempSync(join(tmpdir(), 'statdays-keys-'));

afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const env = { ...process.env, KEYS_FILE: join(folder, 'keys.json') };
  return spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8', env });
}

test.each([
  ['as a command', [KEY]],
  ['as an option', ['show', `--${KEY}`]],
  ['as an option with a value', ['show', `--${KEY}=1`]],
  ['as a short option', ['show', `-${KEY}`]],
  ['after one ID', ['show', ID, KEY]],
  ['mistyped, in the place of an ID', ['revoke', MISTYPED]],
  ['in the place of a number', ['issue', ...ORDER, '--limit', KEY]],
  ['in the place of a store', ['list', '--store', KEY]],
  ['in the place of a file', ['list', '--file', KEY]],
  ['in the place of a folder', ['issue', ...ORDER, '--file', `${KEY}/keys.json`]],
  ['given to a command that takes none', ['list', KEY]],
])('a key %s is refused and not repeated', (_name, args) => {
  const { status, stdout, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).not.toBe('');
  expect(`${stdout}${stderr}`).not.toContain(MISTYPED.slice(0, 16));
});

test('an issued key is shown, once', () => {
  const { status, stdout } = run('issue', ...ORDER);
  expect(status).toBe(0);
  const [key = ''] = stdout.match(/statdays_\w{30}/) ?? [];
  expect(run('show', key).stdout).toContain('state       active');
  expect(`${run('show', key).stdout}${run('list').stdout}`).not.toContain(key);
});

test('keys that several commands issue at once are all in the file', async () => {
  const file = join(folder, 'at-once.json');
  const commands = ['Ann', 'Bea', 'Cal', 'Dee', 'Eve', 'Fay'].map((name) =>
    promisify(execFile)(process.execPath, [SCRIPT, '--file', file, 'issue', ...ORDER, '--name', name]),
  );
  await Promise.all(commands);
  const { keys } = JSON.parse(readFileSync(file, 'utf8'));
  expect(keys).toHaveLength(commands.length);
  expect(readdirSync(folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
});
