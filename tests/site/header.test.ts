import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { siteInBrowser } from '../support/served-site.ts';

const site = siteInBrowser();

const STEP = 20;
const WIDTHS = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, index) => 320 + STEP * index);

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.close());

/** Controls of the header whose middle another thing covers, or that stand outside the window. */
const covered = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest('dialog, [popover]'),
      )
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return x < 0 || x + width > innerWidth || !(hit && control.contains(hit));
      })
      .map((control) => control.textContent.trim() || control.ariaLabel || control.outerHTML),
  );

/** Controls of the header that others overlap. */
const overlaps = (): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest('dialog, [popover]'),
      )
      .map((control) => ({
        name: control.textContent.trim() || control.ariaLabel || '',
        box: control.getBoundingClientRect(),
      }));
    return controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  });

describe('the controls of the header', () => {
  test.each(['/en/', '/fr/', '/en/docs/', '/fr/docs/'])(
    'of %s stand clear of each other at every width',
    async (path) => {
      await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        for (const fault of [...(await covered()), ...(await overlaps())]) faults.push(`${width}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );

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
