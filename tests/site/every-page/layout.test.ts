import { describe, expect, test } from 'vitest';
import { layoutShift, nextFrame } from '../../support/site/layout-shift.ts';
import { isReady, siteInBrowser } from '../../support/site/served-site.ts';
import { sheetsOf } from '../../support/site/sheets.ts';

const site = siteInBrowser();

/** Less than any eye sees: 0.1 is what counts as good elsewhere. */
const NOTHING = 0.005;

/** The law or the rules that a page asks for. */
const LAW = /\/_astro\/(?:law|time-limits)\..+\.js$/;

test.each(['/fr/jours-ouvrables/', '/en/deadline/?list=civil-procedure-on&date=2026-12-15&days=10'])(
  '%s does not move where the law comes late',
  async (path) => {
    const page = await site.newPage({ width: 390 });
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const asked = page.waitForRequest(LAW);
    await page.route(LAW, async (route) => {
      await isLetGo;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await page.waitForSelector('.sentence:visible');
    await nextFrame(page);
    letGo();
    await isReady(page, '.last-day');
    expect(await layoutShift(page)).toBeLessThan(NOTHING);
  },
);

test.each(['/en/docs/', '/fr/docs/'])(
  'the header of %s on a phone names the site, and its tools are one row',
  async (path) => {
    const page = await site.open(path, { width: 390 });
    expect(await page.locator('.brand span').isVisible()).toBe(true);
    const tools = page.locator('.site-tools > :is(a, button):visible, .menu-button');
    const boxes = await Promise.all((await tools.all()).map((tool) => tool.boundingBox()));
    const sorted = boxes.flatMap((box) => box ?? []).toSorted((a, b) => a.x - b.x);
    expect(sorted.length).toBeGreaterThan(2);
    for (const [index, { x }] of sorted.slice(1).entries()) {
      const before = sorted[index];
      const gap = x - (before ? before.x + before.width : 0);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThanOrEqual(8);
    }
  },
);

test('the key of a year keeps clear of the months', async () => {
  const page = await site.open('/en/ontario/2026/');
  const key = await page.locator('.legend').boundingBox();
  const grid = await page.locator('.year-grid').boundingBox();
  expect((grid?.y ?? 0) - (key?.y ?? 0) - (key?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

const SHEETS: readonly { path: string; format: string; sheets: number; weeks?: true }[] = [
  { path: '/en/ontario/2026/', format: 'Letter', sheets: 1 },
  { path: '/fr/nunavut/2028/', format: 'A4', sheets: 1 },
  { path: '/fr/nouvelle-ecosse/2028/', format: 'Letter', sheets: 1, weeks: true },
  { path: '/en/ontario/2027/', format: 'Letter', sheets: 1, weeks: true },
  { path: '/en/2027/', format: 'Letter', sheets: 1 },
  { path: '/fr/2028/', format: 'Letter', sheets: 1 },
  { path: '/en/nova-scotia/', format: 'Letter', sheets: 1 },
  { path: '/fr/', format: 'A4', sheets: 1 },
  { path: '/fr/jours-feries/', format: 'A4', sheets: 1 },
  { path: '/fr/fete-du-canada/', format: 'Letter', sheets: 1 },
];

describe('print', () => {
  test.each(SHEETS)('$path fits on $sheets of $format', async ({ path, format, sheets, weeks }) => {
    const landscape = /^\/..\/\d+\/$/.test(path);
    const page = await site.open(path);
    if (weeks) await page.check('#weeks');
    expect(sheetsOf(await page.pdf({ format, landscape }))).toBe(sheets);
  });

  test('the documentation is light, whole and without buttons, whatever the theme', async () => {
    const page = await site.open('/en/docs/', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
    const cut = await page
      .locator('pre.tall[data-request]')
      .evaluate((pre) => pre.scrollHeight - pre.clientHeight);
    expect(cut).toBe(0);
  });
});
