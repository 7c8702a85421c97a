import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NGINX, type Nginx, startNginx } from '../support/hosts/nginx.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { freePort } from '../support/servers/redis.ts';

const HOST = fileURLToPath(new URL('../support/hosts/host-process.ts', import.meta.url));
const CLIENTS = 32;
const TARGETS = [
  '/api/holidays.json?year=2026&province=on',
  '/api/week.json?date=2026-02-14',
  '/api/status.json',
  '/holidays/2026/qc.json',
  '/en/',
];

/** A host on a port of its own, once it answers. */
async function startHost(port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: `${port}`, LIMIT_ANONYMOUS: '1000000000', TRUST_PROXY: '127.0.0.1' };
  const host = fork(HOST, ['dist'], { env, stdio: 'ignore' });
  await once(host, 'message');
  return host;
}

async function stopHost(host: ChildProcess): Promise<void> {
  host.kill('SIGTERM');
  expect(await once(host, 'exit')).toEqual([0, null]);
}

/** Clients that ask one request after the other, on connections that stay open, until they are told to end. */
function startLoad(url: string) {
  const agent = new Agent({ keepAlive: true });
  const lost: string[] = [];
  let answered = 0;
  let isOver = false;

  async function client(number: number): Promise<void> {
    for (let turn = number; !isOver; turn++) {
      const target = TARGETS[turn % TARGETS.length] ?? '';
      try {
        const status = await statusOf(url + target, agent);
        if (status === 200) answered++;
        else lost.push(`${status} ${target}`);
      } catch (error) {
        lost.push(`${error} ${target}`);
      }
    }
  }

  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  return {
    answered: () => answered,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
      return { answered, lost };
    },
  };
}

/** The status of an answer that was read to its end. */
async function statusOf(url: string, agent: Agent): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  await once(response.resume(), 'end');
  if (!response.complete) throw new Error('half an answer');
  return response.statusCode ?? 0;
}

/** Since when the process that answers a request runs. */
async function startOf(url: string): Promise<number> {
  const [response] = await once(get(`${url}/api/status.json`, { agent: false }), 'response');
  const { startedAt } = (await json(response)) as { readonly startedAt: string };
  return Date.parse(startedAt);
}

describe.skipIf(!isInstalled('nginx', ['-v']))('two processes behind nginx', () => {
  const ports: number[] = [];
  let hosts: ChildProcess[];
  let nginx: Nginx;

  beforeAll(async () => {
    ports.push(await freePort(), await freePort());
    hosts = await Promise.all(ports.map(startHost));
    nginx = await startNginx([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`], NGINX.noCache);
  });

  afterAll(async () => {
    await nginx.stop();
    for (const host of hosts) host.kill('SIGKILL');
  });

  test('are replaced one after the other, and no request is lost', async () => {
    const load = startLoad(nginx.url);
    await expect.poll(load.answered).toBeGreaterThan(500);
    const before = Date.now();
    for (const [index, host] of [...hosts.entries()]) {
      await stopHost(host);
      hosts[index] = await startHost(ports[index] ?? 0);
    }
    const replaced = load.answered();
    await expect.poll(load.answered).toBeGreaterThan(replaced + 500);
    const { answered, lost } = await load.end();
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(1_000);
    const starts = await Promise.all([1, 2, 3, 4].map(() => startOf(nginx.url)));
    expect(Math.min(...starts)).toBeGreaterThan(before);
    expect(new Set(starts).size).toBe(2);
  });
});
