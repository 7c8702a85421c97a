import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const KB = 1024;
/** The library's almanac with the law in it, and what it says of each optional day in both languages: one chunk, which the pages that compute share. */
const LAW = 18 * KB;
/** The rules of computing time with their words in both languages. */
const RULES = 10 * KB;
const COMPRESSED = new Set(['font', 'image']);

const site = siteInBrowser();

/** Bytes that a first visit transfers, by kind of resource. */
async function transferred(path: string): Promise<{ all: number; script: number }> {
  const page = await (await sharedBrowser()).newPage();
  const sizes = { all: 0, script: 0 };
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    counted.push(
      response.body().then((body) => {
        const size = COMPRESSED.has(kind) ? body.length : gzipSync(body).length;
        sizes.all += size;
        if (kind === 'script') sizes.script += size;
      }),
    );
  });
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  await page.close();
  return sizes;
}

describe('a first visit', () => {
  test.each([
    { name: 'home, English', path: '/en/', all: 60 * KB, script: 20 * KB },
    { name: 'home, French', path: '/fr/', all: 60 * KB, script: 20 * KB },
    { name: 'a place', path: '/fr/terre-neuve-et-labrador/', all: 60 * KB, script: 20 * KB },
    { name: 'year', path: '/en/ontario/2026/', all: 60 * KB, script: 20 * KB },
    { name: 'explorer', path: '/fr/explorateur/', all: 60 * KB, script: 20 * KB },
    { name: 'all places', path: '/fr/2027/', all: 60 * KB, script: 20 * KB },
    { name: 'holiday', path: '/fr/fete-du-canada/', all: 60 * KB, script: 20 * KB },
    { name: 'date', path: '/en/date/?d=2027-08-02', all: 64 * KB, script: 20 * KB + LAW },
    { name: 'business days', path: '/fr/jours-ouvrables/', all: 64 * KB, script: 20 * KB + LAW },
    { name: 'deadline', path: '/fr/delai/', all: 75 * KB, script: 20 * KB + LAW + RULES },
    { name: 'week', path: '/en/week/', all: 60 * KB, script: 20 * KB },
    { name: 'documentation', path: '/en/docs/quick-start/', all: 80 * KB, script: 20 * KB },
  ])('of $name keeps to its budget', async ({ path, all, script }) => {
    const sizes = await transferred(path);
    expect(sizes.all).toBeLessThan(all);
    expect(sizes.script).toBeLessThan(script);
  });
});
