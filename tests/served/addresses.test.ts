import { describe, expect, test } from 'vitest';
import revision from '../../data/revision.json' with { type: 'json' };
import { docsPath, MOVED_DOCS } from '../../src/service/contract/docs-pages.ts';
import { PROBLEMS, type ProblemCode } from '../../src/service/contract/problems.ts';
import { problemExample } from '../../src/site/calls/problem-example.ts';
import { servedSite } from '../support/site/served-site.ts';

const site = servedSite();

const LANGUAGES = ['en', 'fr'] as const;
const CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** Follows an address that the API gave, on the host under test. */
async function follow(address: string, language: string): Promise<readonly [status: number, path: string]> {
  const { pathname, search } = new URL(address, site.siteUrl);
  const headers = { 'Accept-Language': language };
  const response = await fetch(`${site.url}${pathname}${search}`, { headers });
  await response.arrayBuffer();
  return [response.status, new URL(response.url).pathname];
}

describe.each(LANGUAGES)('the addresses in an answer lead to documents, in %s', (language) => {
  test('source.docs of a listing and of a week', async () => {
    for (const target of ['/api/holidays.json?year=2026', '/api/week.json?date=2026-11-21']) {
      const { source } = (await (await fetch(`${site.url}${target}`)).json()) as { source: { docs: string } };
      expect(await follow(source.docs, language)).toEqual([200, `/${language}/docs/`]);
    }
  });

  test.each(CODES)('type of the problem %s, to its section', async (code) => {
    const { type } = problemExample(code, language, site.url);
    const response = await fetch(type, { headers: { 'Accept-Language': `${language}-CA` } });
    expect(response.url.replace(/#.*/, '')).toBe(site.url + docsPath(language, 'docs/errors'));
    expect(await response.text()).toContain(` id="${new URL(type).hash.slice(1)}"`);
  });

  test.each(['holidays.json?year=2026', 'holidays.ics?year=2026', 'week.json', 'status.json'])(
    'every Link of %s',
    async (target) => {
      const link = (await fetch(`${site.url}/api/${target}`)).headers.get('link') ?? '';
      const targets = [...link.matchAll(/<([^>]+)>/g)].map((match) => match[1] ?? '');
      expect(targets).toEqual(expect.arrayContaining(['/docs/', '/openapi.json']));
      for (const path of targets) expect([path, (await follow(path, language))[0]]).toEqual([path, 200]);
    },
  );
});

test.each([
  ['/', '/fr/'],
  ['/?a=b&c=%C3%A9', '/fr/?a=b&c=%C3%A9'],
  ['/docs', '/fr/docs/'],
  ['/docs/', '/fr/docs/'],
  ['/docs/errors?a=b', '/fr/docs/errors/?a=b'],
  ['/docs/%E6%97%A5', '/fr/docs/%E6%97%A5/'],
  ['/docs//example.org', '/fr/docs/example.org/'],
])('%s says that it depends on the reader’s language', async (target, location) => {
  const headers = { 'Accept-Language': 'fr, en' };
  const response = await fetch(`${site.url}${target}`, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a French page is found under its English name', async () => {
  for (const [from, to] of MOVED_DOCS) {
    const response = await fetch(`${site.url}${from}/`, { redirect: 'manual' });
    expect([from, response.status, response.headers.get('location')]).toEqual([from, 301, to]);
    expect([to, (await fetch(site.url + to)).status]).toEqual([to, 200]);
  }
});

test('security.txt says where to report a vulnerability, for some months to come', async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  const said = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(said).toMatch(/^Contact: (?:mailto:keys@|https:\/\/)/);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(said)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.parse(revision.revision));
});
