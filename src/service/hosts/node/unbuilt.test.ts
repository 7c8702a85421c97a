import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuild, startTestHost } from '../../../../tests/support/hosts/test-host.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

const exchange = async (target: string, headers: Readonly<Record<string, string>> = {}) =>
  (await startTestHost({ build: build.folder, isBuilt: false })).exchange({ target, headers });

test.each(['/en/', '/fr/ontario/', '/fr/rien.html', '/nothing'])(
  '%s says in both languages that it is not ready, and reloads',
  async (target) => {
    const { status, header, body } = await exchange(target);
    expect([status, header('content-language')]).toEqual([503, 'en, fr']);
    expect(body).toContain('The site is not ready yet');
    expect(body).toContain('Le site n’est pas encore prêt');
    expect(body).toContain('<meta http-equiv="refresh" content="5">');
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect([header('retry-after'), header('cache-control')]).toEqual(['5', 'no-store']);
    expect(header('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  ['/', '/fr/'],
  ['/docs/errors', '/fr/docs/errors/'],
])('%s leads to the language of the reader, as ever', async (target, location) => {
  const { status, header } = await exchange(target, { 'Accept-Language': 'fr' });
  expect([status, header('location')]).toEqual([302, location]);
});

test.each(['/favicon.svg', '/en/changes.atom', '/_astro/page.abc.js'])(
  '%s is refused in a line of text',
  async (target) => {
    const { status, header, body } = await exchange(target);
    expect([status, body]).toEqual([503, 'Service unavailable / Service indisponible\n']);
    expect([header('retry-after'), header('cache-control')]).toEqual(['5', 'no-store']);
  },
);

test.each([
  '/downloads/all.json',
  '/downloads/on.csv',
  '/downloads/all.csv.gz',
  '/downloads/datapackage.json',
])('%s, which takes long to make, is a problem until it is built', async (target) => {
  const { status, header, body } = await exchange(target, { 'Accept-Language': 'fr' });
  expect([status, header('content-type')]).toEqual([503, 'application/problem+json']);
  expect([header('retry-after'), header('cache-control')]).toEqual(['5', 'no-store']);
  expect(header('access-control-allow-origin')).toBe('*');
  expect(JSON.parse(body)).toMatchObject({
    status: 503,
    code: 'unavailable',
    title: 'Service indisponible',
  });
});

test.each([
  ['/holidays/2026/on.json', 200],
  ['/calendars/on.fr.ics', 200],
  ['/lists/tsx/2026.json', 200],
  ['/api/week.json', 200],
  ['/holidays/2026/nowhere.json', 404],
  ['/downloads/nowhere.csv', 404],
  ['/lists/nowhere/2026.json', 404],
])('%s answers %i without a build', async (target, status) => {
  expect((await exchange(target)).status).toBe(status);
});
