import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
const now = '2026-11-21T17:00:00Z';
const PHONE = 390;

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

describe('the page of a year', () => {
  test('has its list before its months on a phone', async () => {
    const page = await site.open('/fr/quebec/2026/', { width: PHONE });
    expect(await topOf(page, '#holidays')).toBeLessThan(1000);
    expect(await topOf(page, '#long-weekends')).toBeLessThan(await topOf(page, '#calendar'));
  });

  test('marks the day, what is over and what comes next, in its own year alone', async () => {
    const page = await site.open('/en/ontario/2026/', { now });
    expect(await page.locator('.month .today').textContent()).toBe('21');
    expect(await page.locator('.month .day.past').count()).toBe(324);
    expect(await page.locator('.holidays .next').getAttribute('id')).toBe('christmas-day');
    expect(await page.locator('#thanksgiving').getAttribute('class')).toBe('past');
    for (const [year, past] of [
      [2025, 365],
      [2027, 0],
    ] as const) {
      await goTo(page, `/en/ontario/${year}/`);
      expect(await page.locator('.month .today, .next').count()).toBe(0);
      expect(await page.locator('.month .day.past').count()).toBe(past);
    }
  });

  test('names the holidays under their months, optional ones too until the reader hides them', async () => {
    const page = await site.open('/en/ontario/2026/', { width: PHONE });
    const inAugust = page.locator('.named').nth(7).locator('li:visible');
    expect(await inAugust.allTextContents()).toEqual(['3 Civic Holiday']);
    await page.getByRole('checkbox', { name: 'Optional days' }).uncheck();
    expect(await inAugust.count()).toBe(0);
    await page.reload();
    expect(await inAugust.count()).toBe(0);
  });

  test('shows week numbers when it is asked to, and remembers that', async () => {
    const page = await site.open('/fr/ontario/2026/');
    const weeks = page.locator('.month .week:visible');
    const box = page.getByRole('checkbox', { name: 'Numéros de semaine' });
    expect(await weeks.count()).toBe(0);
    await box.check();
    expect(await weeks.count()).toBeGreaterThan(100);
    await goTo(page, '/fr/yukon/2027/');
    expect(await weeks.count()).toBeGreaterThan(100);
    await box.uncheck();
    expect(await weeks.count()).toBe(0);
  });

  test('says of the days of a long weekend that they are one', async () => {
    const page = await site.open('/en/ontario/2026/');
    const cells = await page.locator('.month').nth(8).locator('td.long').allTextContents();
    expect(cells).toEqual(['5, long weekend', '6, long weekend', '7 Labour Day, long weekend']);
  });

  test('leads to the first year, to one long ago and to the last', async () => {
    for (const year of ['1900', '1957', '2100']) {
      const page = await site.open('/en/ontario/2026/', { width: PHONE });
      await page.fill('#any-year', year);
      await page.keyboard.press('Enter');
      await page.waitForSelector(`#result h2:has-text("Ontario, ${year}")`);
    }
  });
});

describe('the year of all places', () => {
  test('leads from a cell to the card of the holiday in the place', async () => {
    const page = await site.open('/en/2027/');
    await page.locator('#remembrance-day [data-place="ns"] a').click();
    await page.waitForURL('**/en/remembrance-day/?place=ns');
    expect(await page.locator('h1').textContent()).toMatch(/^\s*Partly a day off\./);
  });

  test('leads from a year long ago to the history of the holiday in the place', async () => {
    const page = await site.open('/fr/1957/');
    await page.locator('#canada-day [data-place="ca"] a').click();
    await page.waitForURL('**/fr/fete-du-canada/#history-ca');
    expect(await page.locator('#history-ca').textContent()).toMatch(/Fête du Dominion/i);
  });

  test('prints at the press of its button', async () => {
    const page = await site.open('/fr/2027/');
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute('data-printed');
    });
    await page.getByRole('button', { name: 'Imprimer' }).click();
    expect(await page.locator('body[data-printed]').count()).toBe(1);
  });

  test('shows a phone the chosen places alone', async () => {
    const page = await site.open('/en/2027/?places=on,qc', { width: PHONE });
    expect(await page.locator('thead [data-place]:visible').allTextContents()).toEqual(['ON', 'QC']);
  });
});
