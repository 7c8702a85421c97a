import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RestStore } from '../../../src/service/keys/rest.ts';
import { freePort, type TestRedis, untilOpen } from './redis.ts';

export interface TestRestStore extends RestStore {
  stop(): Promise<void>;
}

/** A Redis store over REST (Upstash protocol) in front of a real Redis. */
export async function startRestStore(redis: TestRedis): Promise<TestRestStore> {
  const port = await freePort();
  const token = 'token-of-the-test';
  const script = fileURLToPath(new URL('./rest-store-process.ts', import.meta.url));
  const server = spawn(process.execPath, [script, String(port), redis.url, token], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await untilOpen(port);
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, token, stop };
}
