import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NetlifyEmulator, on, startEmulator } from '../../netlify/emulator.ts';
import { SITE_URL } from '../support/hosts/test-api.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

let project: NetlifyProject;
let emulator: NetlifyEmulator;

beforeAll(async () => {
  project = await makeNetlifyProject({ 'index.html': '' }, { SITE_URL, LIMIT_ANONYMOUS: '4' });
  emulator = await startEmulator(project.folder, on);
});

afterAll(async () => {
  await emulator.stop();
  await project.remove();
});

test('on Netlify a function of its own answers assistants, and counts them', async () => {
  const response = await emulator.fetch('/mcp', {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      // The emulator knows the address of a client from here alone.
      'X-Forwarded-For': '192.0.2.1',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'next_holiday', arguments: { date: '2026-11-23', province: 'on', full: true } },
    }),
  });
  const { result } = (await response.json()) as { result: { content: [{ text: string }] } };
  expect(JSON.parse(result.content[0].text)).toMatchObject({
    nextHoliday: { id: 'christmas-day', confidence: 'high' },
    source: { site: `${SITE_URL}/` },
  });
  expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([200, '3']);
  // The emulator bundles the function once more, and starts a Node for it.
}, 180_000);
