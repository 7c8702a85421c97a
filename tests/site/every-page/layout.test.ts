import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** A browser that has the font: what moves where it comes late is another test. */
let context: BrowserContext;
beforeAll(async () => {
  context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/en/`, { waitUntil: 'networkidle' });
  await page.close();
});
afterAll(() => context.close());

async function withPage<T>(width: number, see: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height: 800 });
    return await see(page);
  } finally {
    await page.close();
  }
}

/** Cumulative layout shift of a loaded page (Layout Instability API). */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Less than any eye sees: 0.1 is what counts as good elsewhere. */
const NOTHING = 0.005;

const PATHS = [
  '/en/',
  '/fr/nouvelle-ecosse/',
  '/fr/explorateur/',
  '/en/2027/?places=on,qc&date=2027-08-02',
  '/fr/jour-du-souvenir/',
  '/fr/date/?d=2027-08-02',
  '/fr/semaine/',
  '/en/ontario/2026/',
  '/en/docs/quick-start/',
  '/fr/docs/console/',
];
const CASES = PATHS.flatMap((path) => [320, 1280, 2560].map((width) => ({ path, width })));

describe('pages', () => {
  test.each(CASES)(
    '$path at $width px does not move while it loads, nor overflows',
    async ({ path, width }) => {
      await withPage(width, async (page) => {
        await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
        expect(await layoutShift(page)).toBeLessThan(NOTHING);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over).toBe(0);
      });
    },
  );
});

describe('the console', () => {
  test('shows its answer within a phone’s width', async () => {
    await withPage(320, async (page) => {
      await page.goto(`${site.url}/fr/docs/console/`, { waitUntil: 'networkidle' });
      await page.locator('.console button').click();
      await page.locator('#console-result').waitFor();
      const { width } = (await page.locator('#console-result').boundingBox()) ?? {};
      expect(width).toBeLessThan(320);
    });
  });
});

describe('the key of a year', () => {
  test('stands clear of the months', async () => {
    await withPage(1280, async (page) => {
      await page.goto(`${site.url}/en/ontario/2026/`, { waitUntil: 'networkidle' });
      const key = await page.locator('.legend').boundingBox();
      const grid = await page.locator('.year-grid').boundingBox();
      expect((grid?.y ?? 0) - (key?.y ?? 0) - (key?.height ?? 0)).toBeGreaterThanOrEqual(16);
    });
  });
});

const SHEETS = [
  { path: '/en/ontario/2026/', format: 'Letter' },
  { path: '/fr/territoires-du-nord-ouest/2026/', format: 'Letter' },
  { path: '/fr/nunavut/2028/', format: 'A4' },
  { path: '/en/2027/', format: 'Letter' },
  { path: '/fr/1921/', format: 'A4' },
  { path: '/en/nova-scotia/', format: 'Letter' },
  { path: '/fr/', format: 'A4' },
  { path: '/fr/jours-feries/', format: 'A4' },
];
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

describe('print', () => {
  test.each(SHEETS)('$path fits on one sheet of $format', async ({ path, format }) => {
    const isLandscape = /^\/..\/\d+\/$/.test(path);
    await withPage(1280, async (page) => {
      await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
      expect(sheets(await page.pdf({ format, landscape: isLandscape }))).toBe(1);
    });
  });

  test('the longest page of a holiday fits on three sheets', async () => {
    await withPage(1280, async (page) => {
      await page.goto(`${site.url}/fr/fete-du-canada/`, { waitUntil: 'networkidle' });
      expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(3);
    });
  });

  test('the documentation is light, whole and without buttons, whatever the theme', async () => {
    await withPage(1280, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(`${site.url}/en/docs/`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
      expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
      const cut = await page.locator('.call pre.tall').evaluate((pre) => pre.scrollHeight - pre.clientHeight);
      expect(cut).toBe(0);
    });
  });
});
