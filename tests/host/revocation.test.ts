import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { issueKey, revokeKey } from '../../src/service/keys/commands.ts';
import { openKeyFile } from '../../src/service/keys/file.ts';

const HOST = fileURLToPath(new URL('../support/hosts/host-process.ts', import.meta.url));
const BUSY = new URL('../support/hosts/busy-threads.mjs', import.meta.url).href;

/** A host in a process of its own, whose threads a message makes busy. */
async function startHost(keysFile: string) {
  const build = mkdtempSync(join(tmpdir(), 'statdays-build-'));
  mkdirSync(join(build, 'client'));
  const env = { ...process.env, PORT: '0', KEYS_FILE: keysFile };
  const host = fork(HOST, [build], { env, execArgv: ['--import', BUSY], stdio: 'ignore' });
  onTestFinished(() => {
    host.kill('SIGKILL');
    rmSync(build, { recursive: true });
  });
  const [url] = await once(host, 'message');
  return { host, status: async (key: string) => statusOf(`${url}/api/status.json`, key) };
}

async function statusOf(url: string, key: string): Promise<number> {
  const { status } = await fetch(url, { headers: { 'X-API-Key': key } });
  return status;
}

test('a revocation comes into force though all of Node’s threads are busy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keysFile = join(folder, 'keys.json');
  const store = openKeyFile(keysFile);
  const { key, record } = await issueKey(store, { name: 'A', project: 'B', volume: 'C' }, Date.now());
  const { host, status } = await startHost(keysFile);
  expect(await status(key)).toBe(200);
  host.send('busy');
  expect(await once(host, 'message')).toEqual(['busy', undefined]);
  await revokeKey(store, record.id, Date.now());
  const revoked = performance.now();
  await expect.poll(() => status(key), { interval: 20 }).toBe(401);
  console.log(`Refused ${Math.round(performance.now() - revoked)} ms after it was revoked`);
});
