import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled } from './support/programs/tools.ts';

const textOf = (file: string): string => readFileSync(join('deploy', file), 'utf8');

function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('the container', () => {
  test.each([
    ['dockerfile-utils', ['lint', 'deploy/Containerfile']],
    ['dclint', ['--max-warnings', '0', 'deploy/compose.yaml']],
  ])('%s finds no fault', (program, args) => {
    expect(run(`tools/node_modules/.bin/${program}`, args)).toMatchObject({ status: 0 });
  });

  test('does not run as root', () => {
    expect(textOf('Containerfile')).toMatch(/^USER node$/m);
  });
});

describe.runIf(isInstalled('systemd-analyze'))('the unit of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-unit-'));
  const unit = join(folder, 'statdays@.service');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has no fault', () => {
    writeFileSync(unit, textOf('statdays@.service').replace('/usr/bin/node', process.execPath));
    expect(run('systemd-analyze', ['verify', unit])).toEqual({ status: 0, said: '' });
  });

  test('leaves the service next to no rights', () => {
    writeFileSync(unit, textOf('statdays@.service'));
    const { status, said } = run('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=15',
      '--no-pager',
      unit,
    ]);
    expect([status, said.split('\n').at(-1)]).toEqual([0, expect.stringContaining('OK')]);
  });
});
