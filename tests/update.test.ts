import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateInToronto } from '../scripts/command.ts';
import { readProviderData } from '../src/law/provider/data.ts';
import { copyData, type DataFolder } from './support/law/data-folder.ts';
import { type ProviderServer, startProviderServer } from './support/servers/provider-server.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/update.ts', import.meta.url));

let data: DataFolder;
let server: ProviderServer;

beforeEach(async () => {
  data = await copyData();
  const { saved } = await readProviderData(data.path);
  server = await startProviderServer({ rows: (year) => saved.years.get(year) ?? [], delayMs: 10 });
});

afterEach(async () => {
  await server.close();
  await data.remove();
});

function start(...args: readonly string[]) {
  const env = { ...process.env, PROVIDER_URL: server.url.href };
  const child = spawn(process.execPath, [SCRIPT, '--data', data.path, ...args], { env });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...texts }));
  return ended;
}

describe('npm run update', () => {
  test('this year and each later one is asked once of each version that may serve it, at most four at a time', async () => {
    const { code, out } = await start();
    const thisYear = Number(dateInToronto().slice(0, 4));
    expect(out).toContain(`${2101 - thisYear} years asked: `);
    expect(code).toBe(0);
    const calls = server.asked.map(({ version, year }) => `${version} ${year}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(Math.min(...server.asked.map(({ year }) => year))).toBe(thisYear);
    expect(server.asked.length).toBeGreaterThanOrEqual(2101 - thisYear);
    expect(server.busiest()).toBe(4);
    expect((await readProviderData(data.path)).saved.years.size).toBe(101);
  });

  test('a fault in the law is reported, and nobody is asked', async () => {
    const file = join(data.path, 'law/on.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('1st monday of september', 'labour day'));
    const { code, err } = await start();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The law tables have faults:\ndata\/law\/on\.json row 7: date: "labour day" is not a date/,
    );
    expect(server.asked).toEqual([]);
  });

  test.each([
    ['--help', 0, /^Usage: npm run update/, /^$/],
    ['--fast', 2, /^$/, /--fast.*\n?.*See: npm run update -- --help/s],
  ])('%s ends with the exit code %i', async (option, expected, stdout, stderr) => {
    const { code, out, err } = await start(option);
    expect(code).toBe(expected);
    expect(out).toMatch(stdout);
    expect(err).toMatch(stderr);
  });
});
