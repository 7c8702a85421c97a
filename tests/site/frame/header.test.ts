import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.close());

describe('the controls of the header', () => {
  test.each([
    { path: '/en/nova-scotia/', current: 'My days off' },
    { path: '/fr/ontario/2026/', current: 'Mes congés' },
    { path: '/en/week/', current: 'Week numbers' },
    { path: '/en/docs/quick-start/', current: 'API' },
  ])('mark on $path the part that it belongs to', async ({ path, current }) => {
    await page.setViewportSize({ width: 1400, height: 700 });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    expect(await page.locator('.site-nav [aria-current]').allTextContents()).toEqual([current]);
  });

  test('keep the choice of an address in the other language', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`${site.url}/en/explorer/?year=2027&scope=ns&with=on#result`, {
      waitUntil: 'networkidle',
    });
    await page.click('[data-language]');
    await page.waitForURL('**/fr/explorateur/?year=2027&scope=ns&with=on#result');
  });
});
