import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

async function visit(path: string, width: number, see: (page: Page) => Promise<void>) {
  const context = await (await sharedBrowser()).newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: new Date('2026-11-21T17:00:00Z') });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await see(page);
  } finally {
    await context.close();
  }
}

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

describe('the page of a year', () => {
  test('has its list before its months on a phone', async () => {
    await visit('/fr/quebec/2026/', 390, async (page) => {
      expect(await topOf(page, '#holidays')).toBeLessThan(1000);
      expect(await topOf(page, '#long-weekends')).toBeLessThan(await topOf(page, '#calendar'));
    });
  });

  test('marks the day, what is over and what comes next', async () => {
    await visit('/en/ontario/2026/', 1280, async (page) => {
      expect(await page.locator('.month .today').textContent()).toBe('21');
      expect(await page.locator('.month .day.past').count()).toBe(324);
      expect(await page.locator('.holidays .next').getAttribute('id')).toBe('christmas-day');
      expect(await page.locator('#thanksgiving').getAttribute('class')).toBe('past');
    });
  });

  test.each([
    { path: '/en/ontario/2025/', past: 365 },
    { path: '/en/ontario/2027/', past: 0 },
  ])('marks no day on $path, which is another year', async ({ path, past }) => {
    await visit(path, 1280, async (page) => {
      expect(await page.locator('.month .today').count()).toBe(0);
      expect(await page.locator('.month .day.past').count()).toBe(past);
      expect(await page.locator('.next').count()).toBe(0);
    });
  });

  test('names the holidays under their months, optional ones too', async () => {
    await visit('/en/ontario/2026/', 390, async (page) => {
      expect(await page.locator('.named').nth(7).locator('li:visible').allTextContents()).toEqual([
        '3 Civic Holiday',
      ]);
      await page.getByRole('checkbox', { name: 'Optional days' }).uncheck();
      expect(await page.locator('.named').nth(7).locator('li:visible').count()).toBe(0);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.locator('.named').nth(7).locator('li:visible').count()).toBe(0);
    });
  });

  test('shows week numbers when it is asked to, and remembers that', async () => {
    await visit('/fr/ontario/2026/', 1280, async (page) => {
      const weeks = page.locator('.month .week:visible');
      expect(await weeks.count()).toBe(0);
      await page.getByRole('checkbox', { name: 'Numéros de semaine' }).check();
      expect(await weeks.count()).toBeGreaterThan(100);
      await page.goto(`${site.url}/fr/yukon/2027/`, { waitUntil: 'networkidle' });
      expect(await weeks.count()).toBeGreaterThan(100);
      await page.getByRole('checkbox', { name: 'Numéros de semaine' }).uncheck();
      expect(await weeks.count()).toBe(0);
    });
  });

  test('says of the days of a long weekend that they are one', async () => {
    await visit('/en/ontario/2026/', 1280, async (page) => {
      const cells = await page.locator('.month').nth(8).locator('td.long').allTextContents();
      expect(cells).toEqual(['5, long weekend', '6, long weekend', '7 Labour Day, long weekend']);
    });
  });

  test.each(['1900', '1957', '2100'])('leads to %s', async (year) => {
    await visit('/en/ontario/2026/', 390, async (page) => {
      await page.fill('#any-year', year);
      await page.keyboard.press('Enter');
      await page.waitForSelector(`#result h2:has-text("Ontario, ${year}")`);
    });
  });
});
