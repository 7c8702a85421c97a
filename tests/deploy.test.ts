import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SOURCES } from '../src/service/publish/stamp.ts';
import { startNodeHost } from './support/hosts/node-host.ts';
import { makeBuild } from './support/hosts/test-host.ts';
import { isInstalled } from './support/programs/tools.ts';

const textOf = (file: string): string => readFileSync(join('deploy', file), 'utf8');

function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('the container', () => {
  test('gets files that exist, and all that a build depends on', () => {
    const copied = [...textOf('Containerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect(copied.filter((name) => !existsSync(name))).toEqual([]);
    const isCopied = (source: string) => copied.some((name) => `${source}/`.startsWith(`${name}/`));
    expect(SOURCES.filter((source) => !isCopied(source))).toEqual([]);
  });

  test('does not run as root', () => {
    expect(textOf('Containerfile')).toMatch(/^USER node$/m);
  });

  test('is healthy only while the service runs', async () => {
    const [, check = ''] = /^ {2}CMD (\[.*\])$/m.exec(textOf('Containerfile')) ?? [];
    const [, ...args] = JSON.parse(check);
    const build = makeBuild();
    writeFileSync(join(build.folder, 'client/robots.txt'), 'User-agent: *\n');
    const { url, stop } = await startNodeHost(build.folder);
    const env = { ...process.env, PORT: new URL(url).port };
    const isHealthy = async () =>
      (await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit'))[0] === 0;
    expect(await isHealthy()).toBe(true);
    await stop(0);
    expect(await isHealthy()).toBe(false);
    build.remove();
  });
});

describe.runIf(isInstalled('systemd-analyze'))('the unit of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-unit-'));
  const unit = join(folder, 'statdays@4321.service');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has no fault', () => {
    writeFileSync(
      unit,
      textOf('statdays@.service').replace('/opt/statdays/node_modules/.bin/node', process.execPath),
    );
    writeFileSync(join(folder, 'statdays@4321.socket'), textOf('statdays@.socket'));
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
