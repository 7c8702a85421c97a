import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NetlifyEmulator, startEmulator } from '../../netlify/emulator.ts';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { isData } from '../../src/service/hosts/headers.ts';
import { SITE_HEADERS } from '../../src/service/hosts/site-headers.ts';
import { startNodeHost } from '../support/hosts/node-host.ts';
import { type DenoHost, startDenoHost } from './deno-host.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

const LISTING = '{"planted":"Fête"}\n';
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

const FILES = {
  '/en/index.html': '<!doctype html><title>English</title>',
  '/en/404/index.html': '<!doctype html><title>Nothing here</title>',
  '/404.html': '<!doctype html><title>Not here</title>',
  '/fr/index.html': '<!doctype html><title>Français</title>',
  '/fr/404/index.html': '<!doctype html><title>Pas ici</title>',
  '/theme.js': 'void 0;',
  '/_astro/page.1a2b.css': 'body{}',
  '/holidays/2026/on.json': LISTING,
  '/holidays/2026/on.fr.ics': CALENDAR,
  '/holidays/2026/all.csv': 'scope\r\n',
  '/holidays/2026/on.csv': '\ufeffDate\r\n',
  '/holidays/2026/qc.fr.csv': '\ufeffDate\r\n',
  '/calendars/on.en.ics': CALENDAR,
  '/downloads/on.csv': 'date\r\n',
  '/lists/index.json': '[]\n',
  '/lists/tsx/2026.json': '{}\n',
  '/lists/tsx/2026.en.ics': CALENDAR,
  '/lists/tsx/2026.csv': 'list\r\n',
  '/downloads/on.json': '[]\n',
  '/openapi.json': '{}\n',
  '/changes.json': '{}\n',
};

let project: NetlifyProject;
let emulator: NetlifyEmulator;
let deno: DenoHost;
let nodeUrl: string;
let stopNode: () => Promise<void>;

beforeAll(async () => {
  project = await makeNetlifyProject(FILES, { LIMIT_ANONYMOUS: '1000000' });
  emulator = await startEmulator(project.folder);
  deno = await startDenoHost(project, {}, 'language');
  ({ url: nodeUrl, stop: stopNode } = await startNodeHost(join(project.folder, 'dist')));
});

afterAll(async () => {
  await stopNode();
  await deno.stop();
  await emulator.stop();
  await project.remove();
});

/** Set by a platform on its own account, or made by it from the file in its own way. */
const PLATFORM_OWN = new Set([
  'accept-ranges',
  'age',
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'last-modified',
  'etag',
  'vary',
  'server',
  'transfer-encoding',
]);

function compared(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !PLATFORM_OWN.has(name) && !name.startsWith('x-nf-')),
  );
}

describe.each(Object.keys(FILES).filter((path) => !path.endsWith('.html')))('%s', (path) => {
  test('has the headers of the Node host', async () => {
    const edge = await emulator.fetch(path);
    const node = await fetch(`${nodeUrl}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect([edge.status, node.status]).toEqual([200, 200]);
    // Files without a rule keep the platform's own lifetime, which is this one.
    const own = { 'cache-control': 'public, max-age=0, must-revalidate' };
    expect({ ...own, ...compared(edge.headers) }).toEqual(compared(node.headers));
    if (path.endsWith('.ics') || path.endsWith('.csv')) {
      expect(edge.headers.get('content-type')).toBe(node.headers.get('content-type'));
    }
  });

  test('answers a preflight as the Node host does', async () => {
    if (!isData(path)) return;
    const ask = { method: 'OPTIONS', headers: { 'access-control-request-headers': 'if-none-match' } };
    const edge = await emulator.fetch(path, ask);
    const node = await fetch(`${nodeUrl}${path}`, ask);
    expect([edge.status, node.status]).toEqual([204, 204]);
    expect(withoutRules(compared(edge.headers))).toEqual(compared(node.headers));
    expect(edge.headers.get('access-control-allow-headers')).toContain('If-None-Match');
  });
});

/** The emulator adds the headers of netlify.toml to what an edge function answers, which the platform does not. */
function withoutRules(headers: Record<string, string>): Record<string, string> {
  const ofRules = new Set(SITE_HEADERS.map(([name]) => name.toLowerCase()));
  ofRules.delete('x-content-type-options');
  const { 'cache-control': _, ...others } = headers;
  return Object.fromEntries(Object.entries(others).filter(([name]) => !ofRules.has(name)));
}

const redirects: [from: string, language: string, to: string][] = [
  ['/', 'fr-CA,fr;q=0.9,en;q=0.5', '/fr/'],
  ['/', 'en-CA', '/en/'],
  ['/', 'de', '/en/'],
  ['/docs/', 'fr-CA', '/fr/docs/'],
  ['/docs/keys', 'fr', '/fr/docs/keys/'],
  ['/docs/keys/?a=b', 'fr', '/fr/docs/keys/?a=b'],
  ['/docs/keys/', 'de', '/en/docs/keys/'],
];

test.each([
  ['of an unknown list', '/lists/nyse/2026.json'],
  ['of a year before the first', '/holidays/1899/on.json'],
  ['of an unknown feed', '/calendars/xx.en.ics'],
  ['of an unknown download', '/downloads/xx.csv'],
])(
  'a data file %s is the same problem as on the Node host, in both languages, for a minute',
  async (_name, path) => {
    const edge = await emulator.fetch(path);
    const node = await fetch(`${nodeUrl}${path}`);
    expect([edge.status, node.status]).toEqual([404, 404]);
    expect(compared(edge.headers)).toEqual(compared(node.headers));
    expect(edge.headers.get('cache-control')).toBe('public, max-age=60');
    expect(edge.headers.get('content-type')).toBe(node.headers.get('content-type'));
    expect(await edge.text()).toBe((await node.text()).replaceAll(nodeUrl, DEFAULT_SITE_URL));
  },
);

describe('a question that has a file', () => {
  test.each([
    ['/api/holidays.json?year=2026&province=on', LISTING, 'application/json; charset=utf-8'],
    ['/api/holidays.ics?year=2026&province=on&locale=fr', CALENDAR, 'text/calendar; charset=utf-8'],
  ])('%s is answered from it, under the headers of the API', async (target, text, type) => {
    const { headers, status, ...response } = await answerOf(target);
    expect([status, response.body]).toEqual([200, text]);
    const composed = await fetch(`${nodeUrl}${target}`, { headers: { 'accept-encoding': 'identity' } });
    for (const name of [
      'cache-control',
      'link',
      'content-disposition',
      'x-ratelimit-limit',
      'ratelimit-policy',
    ])
      expect(headers.get(name)).toBe(composed.headers.get(name));
    expect(headers.get('content-type')).toBe(type);
    const again = await emulator.fetch(target, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('is composed if the file is missing', async () => {
    const { status, body } = await answerOf('/api/holidays.json?year=2026&province=qc');
    expect([status, JSON.parse(body).count]).toEqual([200, 8]);
  });
});

async function answerOf(target: string) {
  const response = await emulator.fetch(target);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** The emulator follows redirects by itself, so the function for them runs in Deno alone. */
const askDeno = (path: string, language: string): Promise<Response> =>
  fetch(`${deno.url}${path}`, { headers: { 'accept-language': language }, redirect: 'manual' });

test.each(redirects)('%s in %s leads to %s', async (from, language, to) => {
  const edge = await askDeno(from, language);
  expect([edge.status, edge.headers.get('location')]).toEqual([302, to]);
  for (const [name, value] of SITE_HEADERS) expect(edge.headers.get(name)).toBe(value);
  expect(edge.headers.get('vary')).toContain('Accept-Language');
});

test('a French page under its English name leads to its own address', async () => {
  const { status, headers } = await emulator.fetch('/fr/docs/errors/');
  expect([status, headers.get('location')]).toEqual([301, '/fr/docs/erreurs/']);
});

test.each([
  ['/docs/errors?a=b&api_key=statdays_x', '/en/docs/errors/?a=b'],
  ['/?x=statdays_x', '/en/'],
])('a key in %s goes no further', async (from, to) => {
  const { status, headers } = await askDeno(from, 'en');
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, to, 'no-store']);
});

test.each([
  ['/en/', 'English', 'Nothing here'],
  ['/fr/', 'Français', 'Pas ici'],
])(
  'a path below %s that does not exist gets the page of its language, one that does its own',
  async (root, own, missing) => {
    // The emulator serves the file of the rule with 200 and leaves its status, 404, to the platform.
    for (const host of [emulator.fetch, (path: string) => fetch(`${nodeUrl}${path}`)])
      expect(await (await host(`${root}nulle-part/`)).text()).toContain(missing);
    const home = await emulator.fetch(root);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain(own);
  },
);
