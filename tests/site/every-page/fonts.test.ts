import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fontStyles, siteFont } from '../../../tools/fonts.ts';
import { IS_EXHAUSTIVE } from '../../support/exhaustive.ts';
import { isReady, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
const STYLES = 'src/site/styles/fonts.css';
const FONT = 'src/site/fonts/overpass.woff2';
const { resolve } = createRequire(new URL('../../../tools/fonts.ts', import.meta.url));

describe('the font', () => {
  test('is what `node tools/fonts.ts` makes, and so are the measures of its fallbacks', async () => {
    expect(readFileSync(FONT).equals(await siteFont())).toBe(true);
    expect(readFileSync(STYLES, 'utf8')).toBe(await fontStyles());
  });

  test('is served with its licence', async () => {
    const response = await fetch(`${site.url}/overpass-licence.txt`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
  });
});

/** Where a test puts a free font of Arial's widths: not every machine has Arial. */
const STAND_IN = /^\/arial-(?<weight>400|700)\.woff2$/;
const LOCAL = /local\(["']?Arial(?<bold> Bold)?["']?\)/g;

/** Serves the page's styles with the stand-in for Arial, and the site's own font once it is let go. */
async function withLateFont(page: Page, isLetGo: Promise<void>): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(LOCAL, (_, bold) => `url(/arial-${bold ? 700 : 400}.woff2)`);
    await route.fulfill({ response, body });
  });
  await page.route(
    ({ pathname }) => STAND_IN.test(pathname),
    (route) => {
      const weight = STAND_IN.exec(new URL(route.request().url()).pathname)?.groups?.['weight'];
      return route.fulfill({ path: resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`) });
    },
  );
  await page.route('**/overpass*.woff2', async (route) => {
    await isLetGo;
    await route.continue();
  });
}

/** A browser asks for no second font while the first one is under way: a local one would simply be there. */
const loadStandIns = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all([...document.fonts].map((font) => font.family.includes('Arial') && font.load())),
  );

/** Layout shift from now on (Layout Instability API), once the page's fonts are there. */
const shiftOnceLoaded = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now();
    let sum = 0;
    const add = (entry: PerformanceEntry & { value?: number }): void => {
      if (entry.startTime > start) sum += entry.value ?? 0;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift' });
    await document.fonts.load('1em Overpass');
    await new Promise((done) => setTimeout(done, 200));
    return sum;
  });

/** What counts as good: here and there a line breaks a word later. */
const GOOD = 0.1;

const PATHS = [
  '/en/newfoundland-and-labrador/',
  '/fr/nouvelle-ecosse/',
  '/en/ontario/2026/',
  '/fr/2027/',
  '/en/docs/quick-start/',
];

describe('a font that comes late', () => {
  test.each(PATHS.flatMap((path) => (IS_EXHAUSTIVE ? [390, 1280] : [390]).map((width) => ({ path, width }))))(
    'moves next to nothing of $path at $width px',
    async ({ path, width }) => {
      const page = await site.newPage({ width });
      const { promise, resolve: letGo } = Promise.withResolvers<void>();
      await withLateFont(page, promise);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await loadStandIns(page);
      await isReady(page);
      const shift = shiftOnceLoaded(page);
      letGo();
      expect(await shift).toBeLessThan(GOOD);
    },
  );
});

describe('figures of one width', () => {
  test.each([
    ['/en/', ['.what em', '[data-slot="weeks"]', '.weekends strong', '.months b', '.coming li']],
    ['/en/ontario/2026/', ['h1', '.month td', '.month .week', '.holidays td', '.years a']],
    ['/fr/semaine/', ['#week', '#iso-answer', '.weeks td', '.turn .number']],
    ['/fr/docs/quality/', ['.sl-markdown-content td']],
  ])('are asked for on %s', async (path, selectors) => {
    const page = await site.open(path);
    for (const selector of selectors) {
      const figures = page.locator(selector).first();
      expect(await figures.evaluate((one) => getComputedStyle(one).fontVariantNumeric), selector).toBe(
        'tabular-nums',
      );
    }
  });

  test('are what the font has', async () => {
    const page = await site.open('/en/');
    const widths = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
      document.fonts.add(await new FontFace('Measured', `url(${address})`).load());
      const text = document.body.appendChild(document.createElement('span'));
      Object.assign(text.style, { fontFamily: 'Measured', fontSize: '100px', position: 'absolute' });
      return [...'0123456789'].map((digit) => {
        text.textContent = digit.repeat(4);
        return Math.round(text.getBoundingClientRect().width);
      });
    });
    expect(new Set(widths).size).toBe(1);
  });
});
