import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

interface Search {
  readonly path: string;
  readonly term: string;
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** The open dialog with the answer to a term. */
async function search(
  { path, term, width, colorScheme = 'light' }: Search,
  see: (page: Page) => Promise<void>,
) {
  const context = await (await sharedBrowser()).newContext({ colorScheme, viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog input').fill(term);
    await page.waitForSelector(`.pagefind-ui__message:has-text("${term}")`);
    await page.waitForFunction(
      () => !/…$/.test(document.querySelector('.pagefind-ui__message')?.textContent ?? '…'),
    );
    await see(page);
  } finally {
    await context.close();
  }
}

const message = async (page: Page) => (await page.textContent('.pagefind-ui__message'))?.trim();

describe('the search', () => {
  test.each([
    { path: '/fr/docs/', term: 'semaine', says: /^\d+ résultats pour «\u00a0semaine\u00a0»$/ },
    { path: '/fr/docs/', term: 'xyzzyx', says: /^Aucun résultat pour «\u00a0xyzzyx\u00a0»$/ },
    { path: '/en/docs/', term: 'week', says: /^\d+ results for “week”$/ },
  ])('answers "$term" in the language of $path', async ({ path, term, says }) => {
    await search({ path, term, width: 1280 }, async (page) => {
      expect(await message(page)).toMatch(says);
    });
  });

  test.each([
    { path: '/en/', term: 'family day', first: '/en/family-day/' },
    { path: '/en/2027/', term: 'ontario 2027', first: '/en/ontario/2027/' },
    { path: '/fr/semaine/', term: 'jour du souvenir', first: '/fr/jour-du-souvenir/' },
    { path: '/fr/', term: 'action de grâces', first: '/fr/action-de-graces/' },
    { path: '/fr/docs/', term: "l'Action de grâces", first: '/fr/action-de-graces/' },
    { path: '/en/yukon/2026/', term: 'If-None-Match', first: '/en/docs/caching/' },
  ])('finds $first from $path by "$term"', async ({ path, term, first }) => {
    await search({ path, term, width: 390 }, async (page) => {
      const found = page.locator('.pagefind-ui__result').first().locator('.pagefind-ui__result-link').first();
      expect(new URL((await found.getAttribute('href')) ?? '', site.url).pathname).toBe(first);
    });
  });

  test('finds a French word behind what is elided before it, as by itself', async () => {
    const found: (string | undefined)[] = [];
    for (const term of ['indemnité', 'l’indemnité']) {
      await search({ path: '/fr/', term, width: 390 }, async (page) => {
        await page.waitForSelector('.pagefind-ui__result-excerpt mark:text("indemnité")');
        found.push((await message(page))?.replace(/ pour.*/, ''));
      });
    }
    expect(found[0]).toMatch(/^[1-9]\d* résultats$/);
    expect(found[1]).toBe(found[0]);
  });

  test('opens by a stroke, but not while somebody writes one', async () => {
    const page = await (await sharedBrowser()).newPage();
    await page.goto(`${site.url}/en/date/`, { waitUntil: 'networkidle' });
    await page.keyboard.press('/');
    await page.waitForSelector('.search-dialog input:focus');
    await page.keyboard.type('a/b');
    expect(await page.inputValue('.search-dialog input')).toBe('a/b');
    await page.close();
  });

  test.each([320, 1280])('shows its results over the whole width of the dialog at %i px', async (width) => {
    await search({ path: '/fr/docs/', term: 'semaine', width }, async (page) => {
      const { results, room, over } = await page.locator('.search-dialog').evaluate((dialog) => ({
        results: dialog.querySelector('.pagefind-ui__result')?.getBoundingClientRect().width ?? 0,
        room: dialog.querySelector('#search-box')?.getBoundingClientRect().width ?? 0,
        over: dialog.scrollWidth - dialog.clientWidth,
      }));
      expect({ results: Math.round(results), over }).toEqual({ results: Math.round(room), over: 0 });
    });
  });

  test.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 320 },
  ] as const)('has no violation in $colorScheme at $width px', async ({ colorScheme, width }) => {
    await search({ path: '/fr/docs/', term: 'semaine', width, colorScheme }, async (page) => {
      expect(await axeViolations(page, { within: '.search-dialog' })).toEqual([]);
    });
  });
});
