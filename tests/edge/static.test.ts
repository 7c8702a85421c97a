import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CORS_HEADERS } from '../../src/api/cors.ts';
import { entityTag } from '../../src/api/entity-tag.ts';
import { contentTypeOf } from '../../src/hosts/node/content-types.ts';
import { SECURITY_HEADERS } from '../../src/hosts/security-headers.ts';
import { cacheControlOf, isData } from '../../src/hosts/static-headers.ts';
import { type NetlifyEmulator, startEmulator } from './netlify-emulator.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

/** Read by the API through the site; the year and the text show that they were not composed. */
const LISTING = '{"planted":"Fête"}\n';
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

const FILES = {
  '/index.html': '<!doctype html><title>Choose</title>',
  '/en/index.html': '<!doctype html><title>English</title>',
  '/404.html': '<!doctype html><title>Not here</title>',
  '/fr/index.html': '<!doctype html><title>Français</title>',
  '/fr/404/index.html': '<!doctype html><title>Pas ici</title>',
  '/theme.js': 'void 0;',
  '/_astro/page.1a2b.css': 'body{}',
  '/holidays/2026/on.json': LISTING,
  '/holidays/2026/on.fr.ics': CALENDAR,
  '/calendars/on.en.ics': CALENDAR,
  '/downloads/on.csv': 'date\r\n',
  '/downloads/on.json': '[]\n',
  '/openapi.json': '{}\n',
};

let project: NetlifyProject;
let emulator: NetlifyEmulator;

beforeAll(async () => {
  project = await makeNetlifyProject(FILES);
  emulator = await startEmulator(project);
});

afterAll(async () => {
  await emulator.stop();
  await project.remove();
});

describe.each(Object.keys(FILES).filter((path) => !path.endsWith('.html')))('%s', (path) => {
  test('has the headers of the Node host', async () => {
    const { status, headers } = await emulator.fetch(path);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name)).toBe(value);
    expect(headers.get('access-control-allow-origin')).toBe(isData(path) ? CORS_HEADERS[1] : null);
    if (path.endsWith('.ics') || path.endsWith('.csv')) {
      expect(headers.get('content-type')).toBe(contentTypeOf(path).name);
    }
    // What is not data keeps the platform's own, which is this one.
    const own = 'public, max-age=0, must-revalidate';
    expect(headers.get('cache-control') ?? own).toBe(cacheControlOf(path));
  });
});

const redirects: [from: string, language: string, to: string][] = [
  ['/', 'fr-CA,fr;q=0.9,en;q=0.5', '/fr/'],
  ['/', 'fr', '/fr/'],
  ['/', 'en-CA', '/en/'],
  ['/', 'de', '/en/'],
  ['/docs/', 'fr-CA', '/fr/docs/'],
  ['/docs/', 'en', '/en/docs/'],
  ['/docs/keys/', 'fr', '/fr/docs/keys/'],
  ['/docs/keys/', 'de', '/en/docs/keys/'],
];

test.each(redirects)('%s in %s leads to %s', async (from, language, to) => {
  const { status, headers } = await emulator.fetch(from, { headers: { 'accept-language': language } });
  expect(status).toBe(302);
  expect(new URL(headers.get('location') ?? '').pathname).toBe(to);
});

test.each([
  ['/api/holidays.json?year=2026&province=on', LISTING],
  ['/api/holidays.ics?year=2026&province=on&locale=fr', CALENDAR],
])('%s answers with the static file', async (target, text) => {
  const response = await emulator.fetch(target);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('etag')).toBe(entityTag(new TextEncoder().encode(text)));
});

test('a French path that does not exist gets the French page, one that does its own', async () => {
  const missing = await emulator.fetch('/fr/nulle-part/');
  // The emulator serves the file of the rule with 200 and leaves its status, 404, to the platform.
  expect(await missing.text()).toContain('Pas ici');
  const home = await emulator.fetch('/fr/');
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Français');
});

test('what the site does not hold is composed', async () => {
  const response = await emulator.fetch('/api/holidays.json?year=2027&province=on');
  expect(await response.json()).toMatchObject({ year: 2027, province: { code: 'CA-ON' } });
});
