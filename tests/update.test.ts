import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readKept } from '../src/provider/data.ts';
import { copyData, type DataFolder } from './support/law/data-folder.ts';
import { type ProviderServer, startProviderServer } from './support/servers/provider-server.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/update.ts', import.meta.url));

let data: DataFolder;
let server: ProviderServer;

beforeEach(async () => {
  data = await copyData();
  const { years } = await readKept(data.path);
  server = await startProviderServer({ rows: (year) => years.get(year) ?? [], delayMs: 10 });
});

afterEach(async () => {
  await server.close();
  await data.remove();
});

function start(...args: readonly string[]) {
  const env = { ...process.env, PROVIDER_URL: server.url.href, PROVIDER_API: '' };
  const child = spawn(process.execPath, [SCRIPT, '--data', data.path, ...args], { env });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...texts }));
  return { child, ended };
}

describe('npm run update', () => {
  test('asks every year once of each version that may serve it, four at a time at most', async () => {
    const { code, out, err } = await start().ended;
    expect(out).toContain('201 years asked: 6 from v4, 95 from v3, 100 not served.');
    expect(err).toContain('Years asked 201 of 201');
    expect(code).toBe(0);
    expect(server.asked).toHaveLength(201 + 195);
    expect(server.busiest()).toBe(4);
    expect((await readKept(data.path)).years.size).toBe(101);
  });

  test('Ctrl-C changes nothing and says so', async () => {
    const before = await data.providerFiles();
    const { child, ended } = start();
    while (server.asked.length < 20) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGINT');
    const { code, err } = await ended;
    expect(code).toBe(130);
    expect(err).toContain('Interrupted: nothing was changed');
    expect(await data.providerFiles()).toEqual(before);
  });

  test('a law that is broken is told in words, and nobody is asked', async () => {
    const file = join(data.path, 'law/on.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('1st monday of september', 'labour day'));
    const { code, err } = await start().ended;
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The law tables have faults:\ndata\/law\/on\.json row 7: date: "labour day" is not a date/,
    );
    expect(server.asked).toEqual([]);
  });

  test('what a stranger names reaches the output as mere words, and a fault the exit code', async () => {
    await server.close();
    const name = '\u001b[2J\n::error::@maintainer';
    server = await startProviderServer({
      rows: (year) => [{ date: `${year}-06-11`, name, counties: null, types: ['Public'] }],
    });
    const { code, out } = await start().ended;
    expect(code).toBe(1);
    expect(out).toMatch(/^Fault in .*: v3: 0.localName is ".{10,}"/m);
    expect(out).not.toMatch(/[^\P{C}\n]|::|@/u);
  });

  test('--offline asks nobody', async () => {
    const { code, out } = await start('--offline').ended;
    expect(out).toContain('Nobody was asked.');
    expect(code).toBe(0);
    expect(server.asked).toEqual([]);
  });

  test.each([
    ['--help', 0, /^Usage: npm run update/, /^$/],
    ['--fast', 2, /^$/, /--fast.*\n?.*See: npm run update -- --help/s],
  ])('%s', async (option, expected, stdout, stderr) => {
    const { code, out, err } = await start(option).ended;
    expect(code).toBe(expected);
    expect(out).toMatch(stdout);
    expect(err).toMatch(stderr);
  });
});
