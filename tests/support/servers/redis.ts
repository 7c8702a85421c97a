import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemEnv } from '../programs/tools.ts';

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Stops answering without closing its connections. */
  freeze(): void;
  thaw(): void;
  flush(): Promise<void>;
  /** Sends one command in the inline form and waits for its answer. */
  send(command: string): Promise<void>;
  /** The number under a key; 0 if there isn't one. */
  number(key: string): Promise<number>;
  /** How often a command was called so far. */
  calls(command: string): Promise<number>;
  stop(): Promise<void>;
}

/** A redis-server of its own, on the loopback interface, that keeps nothing on disk. */
export async function startRedis(fixedPort?: number): Promise<TestRedis> {
  const port = fixedPort ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'statdays-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('redis-server', options, { stdio: 'ignore', env: systemEnv });
  const ended = once(server, 'exit');
  await untilOpen(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: server.pid ?? 0,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    flush: async () => void (await send(port, 'FLUSHALL')),
    send: async (command) => void (await send(port, command)),
    number: async (key) => Number(/^\$\d+\r\n(\d+)/.exec(await send(port, `GET ${key}`))?.[1] ?? 0),
    calls: async (command) => {
      const statistics = await send(port, 'INFO commandstats');
      return Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(statistics)?.[1] ?? 0);
    },
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Resolves once something listens on a port of the loopback interface. */
export async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 4_000; tries++) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await sleep(25);
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`Nothing listens on port ${port}`);
}

/** The first piece of the answer, which holds short ones whole. */
async function send(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${command}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}
