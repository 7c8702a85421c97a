import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(WORKFLOWS).map((file) => `${WORKFLOWS}/${file}`);
const files = [...workflows, '.github/actions/prepare/action.yml'];

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

describe.each(files)('%s', (file) => {
  test('pins every action of others by its full digest, and names the version', () => {
    const uses = [...textOf(file).matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    for (const action of uses)
      expect(action).toMatch(/^[\w-]+(?:\/[\w-]+){1,2}@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe('the check of a patch before it is committed', () => {
  const [, pattern = ''] = /grep -Pv '([^']+)'/.exec(textOf(`${WORKFLOWS}/rebuild.yml`)) ?? [];
  const A = '0000000';

  test.each([
    ['a changed file of data', `:100644 100644 ${A} ${A} M\tdata/zones.json`, 1],
    ['a new file of data', `:000000 100644 ${A} ${A} A\tdata/provider/2030.json`, 1],
    ['a link', `:000000 120000 ${A} ${A} A\tdata/provider/a.json`, 0],
    ['a submodule', `:000000 160000 ${A} ${A} A\tdata/provider/a`, 0],
    ['a file that is taken away elsewhere', `:100644 000000 ${A} ${A} D\t.github/workflows/ci.yml`, 0],
  ])('%s', (_name, line, status) => {
    expect(spawnSync('grep', ['-Pv', pattern], { input: `${line}\n` }).status).toBe(status);
  });
});

test.each(workflows)('%s states its permissions, and none for all', (file) => {
  expect(textOf(file)).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n/m);
  expect(textOf(file)).not.toContain('write-all');
});

test('an issue is opened when any scheduled run fails', () => {
  const scheduled = workflows.map(textOf).filter((text) => /^ {2}schedule:$/m.test(text));
  const names = scheduled.map((text) => /^name: (.*)$/m.exec(text)?.[1]);
  const [, reported] = /^ {4}workflows: \[(.*)\]$/m.exec(textOf(`${WORKFLOWS}/report.yml`)) ?? [];
  expect(reported?.split(', ').sort()).toEqual(names.sort());
});
