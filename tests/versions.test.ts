import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '../scripts/packages/folder-packages.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');
const { engines, optionalDependencies, packageManager } = JSON.parse(textOf('package.json'));
const version = textOf('.nvmrc').trim();
const major = version.split('.')[0];

test('the Node that the project brings is one version for every system', () => {
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  expect(process.versions.node).toBe(version);
});

test('workflows, Netlify and the documents name that Node', () => {
  const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);
  const yaml = [...workflows, '.github/actions/prepare/action.yml'].map(textOf).join('\n');
  const named = [...yaml.matchAll(/node-version: (.*)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set([major]));
  expect(textOf('netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
  expect(textOf('README.md')).toContain(`the Node ${major} that it runs on`);
  expect(textOf('CONTRIBUTING.md')).toContain(`The project runs on Node ${major}`);
});

test('any Node that starts it is named alike', () => {
  const [, oldest] = />=(\d+)$/.exec(engines.node) ?? [];
  expect(textOf('README.md')).toContain(`Any Node from ${oldest} on`);
  expect(textOf('CONTRIBUTING.md')).toContain(`any Node from ${oldest} on`);
});

test('dependabot looks after every folder with packages', () => {
  const [, directories] =
    /package-ecosystem: npm\n {4}directories: \[(.*)\]/.exec(textOf('.github/dependabot.yml')) ?? [];
  expect(directories?.split(', ')).toEqual(['/', ...FOLDERS.map((folder) => `/${folder}`)]);
});

test('npm has an exact version', () => {
  expect(packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
});
