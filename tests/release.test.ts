import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { casesByOperation } from './contract/cases.ts';
import { runCase } from './contract/check.ts';
import { scrape } from './support/hosts/scrape.ts';
import { exchange } from './support/hosts/test-host.ts';
import { type PackedRelease, packRelease, refusedStart, startRelease } from './support/programs/release.ts';
import { node20 } from './support/programs/tools.ts';
import { freePort } from './support/servers/redis.ts';

const MAX_BYTES = 25 * 1024 * 1024;
let release: PackedRelease;

beforeAll(() => {
  release = packRelease();
});

afterAll(() => release.remove());

describe('a release unpacked and served, with nothing installed', () => {
  test('its first answer takes less than a second of CPU, and all keep the contract, on the Node of the system, which may be an older one', async () => {
    const environment = { LIMIT_ANONYMOUS: '100000' };
    const { url, port, cpuSeconds, stop } = await startRelease(release.unpacked, [node20()], environment);
    expect((await fetch(`${url}/api/week.json`)).status).toBe(200);
    expect(cpuSeconds()).toBeLessThan(1);
    const faults: Record<string, readonly string[]> = {};
    for (const contractCase of casesByOperation) {
      const found = await runCase(contractCase, (request) => exchange(port, request));
      if (found.length > 0) faults[contractCase.name] = found;
    }
    await stop();
    expect(faults).toEqual({});
  });

  test('it leads to the reader’s language, serves pages, data and a part of a download with its address, and has metrics', async () => {
    const metrics = await freePort();
    const environment = { SITE_URL: 'https://days.example', METRICS_PORT: `${metrics}` };
    const { url, stop } = await startRelease(release.unpacked, [node20()], environment);
    expect((await fetch(`${url}/api/week.json`)).status).toBe(200);
    const headers = { 'Accept-Language': 'fr', Range: 'bytes=0-3' };
    const answers = ['/', '/docs/errors', '/holidays/2027/on.json', '/downloads/all.csv'].map(
      async (path) => {
        const { status, url: reached } = await fetch(`${url}${path}`, { headers });
        return [status, new URL(reached).pathname];
      },
    );
    expect(await Promise.all(answers)).toEqual([
      [206, '/fr/'],
      [206, '/fr/docs/errors/'],
      [206, '/holidays/2027/on.json'],
      [206, '/downloads/all.csv'],
    ]);

    const textAt = async (path: string) => (await fetch(`${url}${path}`)).text();
    expect(await textAt('/en/ontario/')).toContain('href="https://days.example/en/ontario/"');
    expect(await textAt('/downloads/all.json')).toMatch(/"site":"https:\/\/days\.example\/".*\n$/);
    expect(await textAt('/calendars/on.en.ics')).toContain('https://days.example/');

    const { samples } = await scrape(`http://127.0.0.1:${metrics}/metrics`);
    expect(samples.get('statdays_requests_total{operation="week.json",status="200"}')).toBe(1);
    await stop();
  });

  test('it tells IPv6 clients apart on the first releases of Node 20, which have no URL.parse', async () => {
    const { url, stop } = await startRelease(
      release.unpacked,
      [node20(), '--import', 'data:text/javascript,URL.parse=undefined'],
      { TRUST_PROXY: '127.0.0.1' },
    );
    for (const client of ['2001:db8::1', '::ffff:192.0.2.1']) {
      const { status, headers } = await fetch(`${url}/api/week.json`, {
        headers: { 'X-Forwarded-For': client },
      });
      expect([client, status, headers.get('x-ratelimit-remaining')]).toEqual([client, 200, '59']);
    }
    await stop();
  });

  test('its command issues, lists and revokes keys, which the running service notices', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'statdays-keys-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const KEYS_FILE = join(folder, 'keys.json');
    const keys = (...args: readonly string[]): string =>
      execFileSync(node20(), [join(release.unpacked, 'keys.mjs'), ...args], {
        cwd: '/',
        env: { KEYS_FILE },
        encoding: 'utf8',
      });
    const said = keys('issue', '--name', 'Ada', '--project', 'Payroll', '--volume', 'little');
    const key = /statdays_\w+/.exec(said)?.[0] ?? '';
    const id = /\n([0-9a-f]{12}) +active .*Ada/.exec(keys('list'))?.[1] ?? '';
    const { url, stop } = await startRelease(release.unpacked, [node20()], { KEYS_FILE });
    const statusOf = async () =>
      (await fetch(`${url}/api/week.json`, { headers: { 'X-API-Key': key } })).status;
    expect(await statusOf()).toBe(200);
    keys('revoke', id);
    await expect.poll(statusOf, { timeout: 5_000 }).toBe(401);
    expect(keys('--help')).toContain('Usage: node keys.mjs [options] [command]');
    await stop();
  });
});

describe('the files of a release', () => {
  test('the archive is smaller than 25 MB', () => {
    expect(statSync(release.archive).size).toBeLessThan(MAX_BYTES);
  });

  test('the checksums are right', () => {
    const printed = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], {
      cwd: release.folder,
      encoding: 'utf8',
    });
    expect(printed).toMatch(
      /^statdays-[\d-]+-[\da-f]{12}\.tar\.gz: OK\nstatdays-[\d-]+-[\da-f]{12}\.cdx\.json: OK\nstatdays-\d+\.\d+\.\d+\.tgz: OK\nstatdays-mcp-\d+\.\d+\.\d+\.tgz: OK\nstatdays-\d+\.\d+\.\d+-py3-none-any\.whl: OK\n$/,
    );
  });

  test('the bill of materials has the packages that serve it, in the versions of the lock file', () => {
    const file = release.archive.replace('.tar.gz', '.cdx.json');
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'));
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const named: [string, string][] = components
      .filter(({ purl }: { purl?: string }) => purl !== undefined)
      .map(({ group, name, version }: Record<string, string>) => [
        group ? `${group}/${name}` : name,
        version,
      ]);
    expect(bomFormat).toBe('CycloneDX');
    expect(named.map(([name]) => name)).toEqual(
      expect.arrayContaining(['ical-generator', 'negotiator', 'pino', 'zod']),
    );
    expect(named.map(([name]) => name)).not.toContain('astro');
    for (const [name, version] of named) {
      const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
      expect(places.map((place) => packages[place].version)).toContain(version);
    }
  });

  test('no file has a path of the machine that made it', () => {
    for (const file of ['host.mjs', 'keys.mjs', 'release.json']) {
      expect(readFileSync(join(release.unpacked, file), 'utf8')).not.toContain(process.cwd());
    }
  });
});

describe('the folder deploy of a release', () => {
  const textOf = (file: string): string => readFileSync(join(release.unpacked, 'deploy', file), 'utf8');

  test('the container gets files that exist', () => {
    const copied = [...textOf('Containerfile').matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied.length).toBeGreaterThan(0);
    for (const name of copied) expect([name, existsSync(join(release.unpacked, name))]).toEqual([name, true]);
  });

  test('the health check succeeds only while the service runs', async () => {
    const [, check = ''] = /^ {2}CMD (\[.*\])$/m.exec(textOf('Containerfile')) ?? [];
    const [, ...args] = JSON.parse(check);
    const { port, stop } = await startRelease(release.unpacked, [node20()]);
    const isHealthy = (): boolean => spawnSync(node20(), args, { env: { PORT: String(port) } }).status === 0;
    expect(isHealthy()).toBe(true);
    const counted = await exchange(port, { method: 'GET', target: '/api/week.json', headers: {} });
    expect(counted.header('x-ratelimit-remaining')).toBe('59');
    await stop();
    expect(isHealthy()).toBe(false);
  });
});

/** A folder with the first file of the archive, to which a test adds some of the others. */
function halfUnpacked(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-half-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['serve.mjs', ...files]) {
    cpSync(join(release.unpacked, file), join(folder, file), { recursive: true });
  }
  return folder;
}

const incomplete = (what: string) => `This release is incomplete: ${what}. Unpack it again.\n`;

describe('a refused start gives one sentence, exit code 1, and writes nothing', () => {
  test('the archive was unpacked up to its last file', async () => {
    const folder = halfUnpacked('host.mjs', 'client/theme.js');
    const { code, said } = await refusedStart(folder, [node20()]);
    expect([code, said]).toEqual([1, incomplete('release.json is missing or damaged')]);
    expect(readdirSync(folder).sort()).toEqual(['client', 'host.mjs', 'serve.mjs']);
  });

  test.each([
    ['the host is missing', [], undefined, 'host.mjs is missing or damaged'],
    ['the host is cut off', ['host.mjs'], 'host.mjs', 'host.mjs is missing or damaged'],
    [
      'the list of files is cut off',
      ['host.mjs', 'release.json'],
      'release.json',
      'release.json is missing or damaged',
    ],
  ])('%s', async (_name, files, cut, what) => {
    const folder = halfUnpacked(...files);
    if (cut) truncateSync(join(folder, cut), 1_000);
    expect(await refusedStart(folder, [node20()])).toEqual({ code: 1, said: incomplete(what) });
  });

  test('files are missing, and one is cut off', async () => {
    const folder = halfUnpacked('host.mjs', 'release.json', 'client/404.html');
    truncateSync(join(folder, 'client/404.html'), 10);
    const { code, said } = await refusedStart(folder, [node20()]);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^This release is incomplete: client\/404\.html and \d{4} more of its \d{4} files are missing or damaged\. Unpack it again\.\n$/,
    );
  });

  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})";
  test('an argument was given, and settings are no arguments', () => {
    const { status, stderr } = spawnSync(node20(), [join(release.unpacked, 'serve.mjs'), '--help'], {
      encoding: 'utf8',
    });
    const sentence =
      'node serve.mjs takes no arguments: PORT, SITE_URL and the other settings are environment variables';
    expect([status, stderr]).toEqual([1, `${sentence}\n`]);
  });

  test.each<[name: string, flags: readonly string[], environment: Record<string, string>, sentence: string]>([
    ['an older Node', ['--import', older], {}, 'Stat Days needs Node 20 or later, but this is Node 18.20.4'],
    [
      'a wrong port',
      [],
      { PORT: '99999' },
      'The configuration is wrong: PORT must be a port number from 0 to 65535, but is "99999"',
    ],
    [
      'a key file that there is not',
      [],
      { KEYS_FILE: '/nowhere/keys.json' },
      'Key file /nowhere/keys.json does not exist; issue a first key to create it',
    ],
    [
      'a host that is not this machine',
      [],
      { HOST: '192.0.2.1' },
      'Cannot listen on 192.0.2.1:0: this machine has no such address',
    ],
  ])('%s', async (_name, flags, environment, sentence) => {
    const refused = await refusedStart(release.unpacked, [node20(), ...flags], environment);
    expect(refused).toEqual({ code: 1, said: `${sentence}\n` });
  });
});

/** Runs a command in which a folder is on a read-only disk; undefined where the system allows no mounts of our own. */
function onReadOnlyDisk(folder: string): readonly string[] | undefined {
  const mounts = ['unshare', '--map-root-user', '--mount'];
  if (spawnSync('unshare', [...mounts.slice(1), 'true']).status !== 0) return undefined;
  const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
  return [...mounts, 'sh', '-c', mount, folder];
}

describe('a disk that is read-only', () => {
  test('a release can be served from it', async (context) => {
    const program = onReadOnlyDisk(release.unpacked);
    if (!program) return context.skip('no mounts of our own here');
    const { url, stop } = await startRelease(release.unpacked, [...program, node20()]);
    expect((await fetch(`${url}/api/status.json`)).status).toBe(200);
    await stop();
  });

  test('writing a release to it fails with one sentence', (context) => {
    const [program, ...args] = onReadOnlyDisk(release.folder) ?? [];
    if (!program) return context.skip('no mounts of our own here');
    const command = [process.execPath, 'tools/release.ts', '--out', release.folder];
    const { status, stdout, stderr } = spawnSync(program, [...args, ...command], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The release cannot be written: EROFS: read-only file system[^\n]+\n$/);
  });
});
