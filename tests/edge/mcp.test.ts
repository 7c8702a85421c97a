import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SITE_URL } from '../support/hosts/test-api.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

let project: NetlifyProject;

beforeAll(async () => {
  project = await makeNetlifyProject({ 'index.html': '' });
  const variables = { SITE_URL, LIMIT_ANONYMOUS: '4' };
  vi.stubGlobal('Netlify', { env: { get: (name: keyof typeof variables) => variables[name] } });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await project.remove();
});

/** The bundle itself: Netlify's emulator runs it when a deploy is checked. */
test('on Netlify a function of its own answers assistants, and counts them', async () => {
  const bundle = pathToFileURL(join(project.folder, 'dist/functions/mcp.mjs')).href;
  const { default: answer } = await import(bundle);
  const request = new Request(`${SITE_URL}/mcp`, {
    method: 'POST',
    headers: { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'next_holiday', arguments: { date: '2026-11-23', province: 'on', full: true } },
    }),
  });
  const response: Response = await answer(request, { ip: '192.0.2.1', site: { url: SITE_URL } });
  const { result } = (await response.json()) as { result: { content: [{ text: string }] } };
  expect(JSON.parse(result.content[0].text)).toMatchObject({
    nextHoliday: { id: 'christmas-day', confidence: 'high' },
    source: { site: `${SITE_URL}/` },
  });
  expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([200, '3']);
});
