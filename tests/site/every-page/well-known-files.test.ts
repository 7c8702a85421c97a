import { expect, test } from 'vitest';
import { servedSite } from '../../support/site/served-site.ts';

const site = servedSite();

const bytesOf = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${site.url}${path}`)).arrayBuffer());

test.each([
  { path: '/favicon.ico', type: 'image/x-icon', begins: [0, 0, 1, 0, 1, 0, 32, 32] },
  { path: '/apple-touch-icon.png', type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
])('$path is a picture', async ({ path, type, begins }) => {
  const { status, headers } = await fetch(`${site.url}${path}`);
  expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  expect([...(await bytesOf(path)).subarray(0, begins.length)]).toEqual(begins);
});

test('llms.txt names nothing that is not there', async () => {
  const text = (await bytesOf('/llms.txt')).toString();
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(paths).toEqual(
    expect.arrayContaining(['/fr/', '/downloads/all.csv', '/downloads/all.json', '/calendars/ca.en.ics']),
  );
  const found = await Promise.all(
    paths.map(async (path) => [path, (await fetch(`${site.url}${path}`, { method: 'HEAD' })).status]),
  );
  expect(found.filter(([, status]) => status !== 200)).toEqual([]);
});

test.each(['/sitemap-index.xml', '/sitemap.xml'])('%s names the map of the site', async (path) => {
  const text = (await bytesOf(path)).toString();
  expect(text).toMatch(/<loc>[^<]+\/sitemap-0\.xml<\/loc>/);
});
