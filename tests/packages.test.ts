import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** An entry of package-lock.json (lockfileVersion 3). */
interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: readonly string[];
}

const FOLDERS = ['netlify', 'tests', 'tools'];
const textOf = (file: string): string => readFileSync(file, 'utf8');
const { engines, optionalDependencies, packageManager } = JSON.parse(textOf('package.json'));
const version = textOf('.nvmrc').trim();
const major = version.split('.')[0];

/** A program for one system that is not the one of CI. */
function isForeign({ optional, os, cpu, libc = ['glibc'] }: LockEntry): boolean {
  return optional === true && cpu !== undefined && `${os} ${cpu} ${libc}` !== 'linux x64 glibc';
}

describe.each(['.', ...FOLDERS])('package-lock.json of %s', (folder) => {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(textOf(join(folder, 'package-lock.json')));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

  test('has a hash of every package that CI installs', () => {
    const lacking = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(lacking.filter(([, entry]) => !isForeign(entry))).toEqual([]);
  });

  test('names no registry, and one version of esbuild at most', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(packages.filter(([path]) => path.endsWith('node_modules/esbuild')).length).toBeLessThanOrEqual(1);
  });

  test('its packages run no script when they are installed', () => {
    expect(textOf(join(folder, '.npmrc'))).toContain('\nignore-scripts=true\n');
  });
});

test('the Node that the project brings is one version for every system', () => {
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  expect(process.versions.node).toBe(version);
});

test('workflows, Netlify and the documents name that Node, and the versions that install it', () => {
  const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);
  const yaml = [...workflows, '.github/actions/prepare/action.yml'].map(textOf).join('\n');
  // The matrix is for the packages, which promise older ones.
  const named = [...yaml.matchAll(/node-version: (?!\$)(.*)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set([major]));
  expect(textOf('netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
  const [current, lts, next] = engines.node
    .match(/\d+[.\d]+/g)
    .map((text: string) => text.replace(/(\.0)+$/, ''));
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    expect(textOf(file)).toContain(`Node ${major}`);
    expect(textOf(file)).toContain(`Node ${current}, ${lts} or ${next}`);
  }
});

test('dependabot looks after every folder with packages', () => {
  const [, directories] =
    /package-ecosystem: npm\n {4}directories: \[(.*)\]/.exec(textOf('.github/dependabot.yml')) ?? [];
  expect(directories?.split(', ')).toEqual(['/', ...FOLDERS.map((folder) => `/${folder}`)]);
});

test('npm has an exact version', () => {
  expect(packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
});
