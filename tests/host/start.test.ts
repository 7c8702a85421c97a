import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const START = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));

function start(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a wrong configuration is told in plain words, all of it, and ends with 1', async () => {
  const child = start({ PORT: 'high', TRUST_PROXY: 'everybody' });
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(lines).toEqual([
    'The configuration is wrong:',
    expect.stringMatching(/^ {2}PORT must be /),
    expect.stringMatching(/^ {2}TRUST_PROXY must be /),
  ]);
});

test('a port that is taken is told, and ends with 1', async () => {
  const first = start({ PORT: '0' });
  const { port } = new URL(await address(first));
  const second = start({ PORT: port });
  let said = '';
  second.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(second, 'close');
  expect([code, said]).toEqual([1, expect.stringContaining(`Cannot listen on 127.0.0.1:${port}`)]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it in order, with the log written', async (signal) => {
  const child = start({ PORT: '0' });
  const url = await address(child);
  const logged: string[] = [];
  createInterface(child.stdout).on('line', (line) => logged.push(line));
  expect((await fetch(`${url}/api/week.json`)).status).toBe(200);
  expect((await fetch(`${url}/en/`)).status).toBe(200);
  child.kill(signal);
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(logged.map((line) => JSON.parse(line).path)).toEqual(['/api/week.json', '/en/']);
});

async function address(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface(child.stderr)) {
    const found = /served at (http:\S+)/.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error('The server did not start');
}
