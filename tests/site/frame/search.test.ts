import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { type Reader, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** A page with its search open. */
async function search(path: string, reader: Reader = {}): Promise<Page> {
  const page = await site.open(path, { width: 390, ...reader });
  await page.keyboard.press('Control+k');
  return page;
}

/** Asks for a term, and gives what the search says of it in the end. */
async function ask(page: Page, term: string): Promise<string> {
  await page.locator('.search-dialog input').fill(term);
  const message = page.locator('.pagefind-ui__message', { hasText: term }).filter({ hasNotText: '…' });
  return ((await message.textContent()) ?? '').trim();
}

describe('the search', () => {
  test('says in the language of the page how much it has found', async () => {
    const french = await search('/fr/docs/');
    expect(await ask(french, 'semaine')).toMatch(/^\d+ résultats pour «\u00a0semaine\u00a0»$/);
    expect(await ask(french, 'xyzzyx')).toBe('Aucun résultat pour «\u00a0xyzzyx\u00a0»');
    expect(await ask(await search('/en/docs/'), 'week')).toMatch(/^\d+ results for “week”$/);
  });

  test.each([
    { path: '/en/2027/', found: { 'family day': '/en/family-day/', 'ontario 2027': '/en/ontario/2027/' } },
    { path: '/en/yukon/2026/', found: { 'If-None-Match': '/en/docs/caching/' } },
    {
      path: '/fr/semaine/',
      found: {
        'jour du souvenir': '/fr/jour-du-souvenir/',
        'action de grâces': '/fr/action-de-graces/',
        "l'Action de grâces": '/fr/action-de-graces/',
      },
    },
  ])('finds a page from $path', async ({ path, found }) => {
    const page = await search(path);
    const result = page.locator('.pagefind-ui__result-link').first();
    for (const [term, first] of Object.entries(found)) {
      await ask(page, term);
      await expect
        .poll(async () => new URL((await result.getAttribute('href')) ?? '', site.url).pathname)
        .toBe(first);
    }
  });

  test('finds a French word behind what is elided before it, as by itself', async () => {
    const page = await search('/fr/');
    const alone = await ask(page, 'indemnité');
    expect(alone).toMatch(/^[1-9]\d* résultats pour/);
    expect(await ask(page, 'l’indemnité')).toBe(alone.replace('indemnité', 'l’indemnité'));
    await page.waitForSelector('.pagefind-ui__result-excerpt mark:text("indemnité")');
  });

  test('opens by a stroke, but not while somebody writes one, and closes on Escape', async () => {
    const page = await site.open('/en/date/');
    await page.keyboard.press('/');
    await page.waitForSelector('.search-dialog input:focus');
    await page.keyboard.type('a/b');
    expect(await page.inputValue('.search-dialog input')).toBe('a/b');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.search-dialog:not([open])', { state: 'attached' });
  });

  test.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 320 },
  ] as const)('has no violation in $colorScheme, and fills its dialog at $width px', async (reader) => {
    const page = await search('/fr/docs/', reader);
    await ask(page, 'semaine');
    await page.waitForSelector('.pagefind-ui__result-link');
    expect(await axeViolations(page, { within: '.search-dialog' })).toEqual([]);
    const { results, room, over } = await page.locator('.search-dialog').evaluate((dialog) => ({
      results: dialog.querySelector('.pagefind-ui__result')?.getBoundingClientRect().width ?? 0,
      room: dialog.querySelector('#search-box')?.getBoundingClientRect().width ?? 0,
      over: dialog.scrollWidth - dialog.clientWidth,
    }));
    expect({ results: Math.round(results), over }).toEqual({ results: Math.round(room), over: 0 });
  });
});
