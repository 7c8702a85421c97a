import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../scripts/packages/folder-packages.ts';
import {
  completed,
  type LockFile,
  lockText,
  without,
  withoutIntegrity,
} from '../scripts/packages/lock-file.ts';

/**
 * Programs for other systems, which the registry that they were locked from does not have. With one that has them,
 * `npm run lock:complete` adds their hashes; then this list goes.
 */
const KNOWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '.': {
    '@astrojs/compiler-binding-': [
      'android-arm64',
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64-gnu',
      'linux-arm64-musl',
      'wasm32-wasi',
      'win32-arm64-msvc',
      'win32-x64-msvc',
    ],
    '@pagefind/': ['darwin-arm64', 'darwin-x64', 'freebsd-x64', 'windows-arm64', 'windows-x64'],
    'node-': ['bin-darwin-arm64', 'darwin-x64'],
  },
  netlify: {
    '@deno/': ['darwin-arm64', 'darwin-x64', 'linux-arm64-glibc', 'win32-arm64', 'win32-x64'],
  },
  tools: {
    '@biomejs/cli-': [
      'android-arm64',
      'android-x64',
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64-musl',
      'linux-x64-musl',
      'win32-arm64',
      'win32-x64',
    ],
    '@oxc-parser/binding-': [
      'android-arm-eabi',
      'android-arm64',
      'darwin-arm64',
      'darwin-x64',
      'freebsd-x64',
      'linux-arm-gnueabihf',
      'linux-arm-musleabihf',
      'linux-ppc64-gnu',
      'linux-riscv64-gnu',
      'linux-riscv64-musl',
      'linux-s390x-gnu',
      'openharmony-arm64',
      'win32-arm64-msvc',
      'win32-ia32-msvc',
      'win32-x64-msvc',
    ],
  },
};

describe.each(['.', ...FOLDERS])('package-lock.json of %s', (folder) => {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(text) as LockFile;

  test('has a hash of every package, but for those that are known to lack one', () => {
    const known = Object.entries(KNOWN[folder] ?? {}).flatMap(([family, systems]) =>
      systems.map((system) => `node_modules/${family}${system}`),
    );
    expect([...withoutIntegrity(lock)].sort()).toEqual(known.sort());
  });

  test('names no registry', () => {
    const naming = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(naming).toEqual([]);
  });

  test('is as npm writes it, so that completing it changes hashes alone', () => {
    expect(lockText(lock)).toBe(text);
  });

  test('has one version of esbuild at most', () => {
    const paths = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/esbuild'));
    expect(paths.length).toBeLessThanOrEqual(1);
  });

  test('its packages run no script when they are installed', () => {
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toContain('\nignore-scripts=true\n');
  });
});

test('completing takes the hash of the same version, and nothing else', () => {
  const before: LockFile = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/same': { version: '1.0.0' },
      'node_modules/newer': { version: '1.0.0' },
      'node_modules/gone': { version: '1.0.0' },
      'node_modules/whole': { version: '1.0.0', integrity: 'sha512-own' },
      'node_modules/within': { version: '1.0.0', inBundle: true },
    },
  };
  const lacking = ['node_modules/same', 'node_modules/newer', 'node_modules/gone'];
  expect(withoutIntegrity(before)).toEqual(lacking);
  expect(Object.keys(without(before, lacking).packages)).toEqual([
    '',
    'node_modules/whole',
    'node_modules/within',
  ]);
  const given = { integrity: 'sha512-theirs', resolved: 'https://registry.example/a.tgz' };
  const other: LockFile = {
    packages: {
      'node_modules/same': { version: '1.0.0', ...given },
      'node_modules/newer': { version: '1.0.1', ...given },
      'node_modules/whole': { version: '1.0.0', ...given },
    },
  };
  expect(completed(before, other)).toEqual({
    packages: {
      ...before.packages,
      'node_modules/same': { version: '1.0.0', integrity: 'sha512-theirs' },
    },
  });
});
