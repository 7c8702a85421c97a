import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { NGINX, startNginx } from '../support/hosts/nginx.ts';
import { isInstalled } from '../support/programs/tools.ts';

const PARENT = fileURLToPath(new URL('../support/hosts/on-one-socket.py', import.meta.url));
const START = fileURLToPath(new URL('../../scripts/serve/start.ts', import.meta.url));
const CLIENTS = 16;
const TARGETS = [
  '/api/holidays.json?year=2026&province=on',
  '/api/week.json?date=2026-02-14',
  '/api/status.json',
  '/holidays/2026/qc.json',
  '/en/',
];

/** The process of `npm start`, started again whenever it ends, on a socket that stays open. */
async function startOnSocket() {
  const environment = { LIMIT_ANONYMOUS: '1000000000', TRUST_PROXY: '127.0.0.1', ACCESS_LOG: 'off' };
  const child = spawn('python3', [PARENT, process.execPath, START], {
    env: { ...process.env, SITE_URL: DEFAULT_SITE_URL, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const printed: number[] = [];
  createInterface(child.stdout).on('line', (line) => printed.push(Number(line)));
  await expect.poll(() => printed.length).toBe(2);
  onTestFinished(() => {
    child.kill('SIGKILL');
    process.kill(printed.at(-1) ?? 0, 'SIGKILL');
  });
  return { port: printed[0] ?? 0, processes: () => printed.slice(1) };
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

test.skipIf(!isInstalled('nginx', ['-v']) || !isInstalled('python3'))(
  'one process behind nginx and a socket of systemd is replaced three times, and no request is lost',
  async () => {
    const service = await startOnSocket();
    // On a busy machine, a process may take longer to start than the 10 s that nginx waits.
    const patient = NGINX.noCache.replace('proxy_read_timeout 10s', 'proxy_read_timeout 100s');
    const nginx = await startNginx([`127.0.0.1:${service.port}`], patient);
    onTestFinished(nginx.stop);
    const load = startLoad(nginx.url);
    for (let restart = 1; restart <= 3; restart++) {
      const before = load.answered();
      await expect.poll(load.answered).toBeGreaterThan(before + 500);
      const start = await startOf(nginx.url);
      process.kill(service.processes().at(-1) ?? 0, 'SIGTERM');
      await expect.poll(() => startOf(nginx.url)).toBeGreaterThan(start);
    }
    const { answered, lost } = await load.end();
    console.log(`${answered} requests answered`);
    expect(lost).toEqual([]);
    expect(service.processes()).toHaveLength(4);
  },
);
