import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { htmlPage, tags } from '../../support/site/html-pages.ts';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

const cell = async (page: Page, list: string): Promise<string> =>
  (await page.textContent(`[data-list="${list}"]`))?.trim() ?? '';

describe('which list is mine', () => {
  test('whoever trades in Toronto is asked two questions, without JavaScript too', async () => {
    const page = await site.open('/en/', { javaScriptEnabled: false, width: 390 });
    await page.click('.site-footer >> text=Which list is mine?');
    await page.click('summary:has-text("A trade or a payment")');
    await page.click('.answers a:has-text("Toronto Stock Exchange")');
    expect(await page.textContent('h1')).toMatch(/^Toronto Stock Exchange trading holidays, \d{4}$/);
    expect(await page.textContent('tr:has([datetime$="-12-24"])')).toContain('closes at 1:00 p.m.');
  });

  test('whoever works in a shop is asked a third, and gets to the place', async () => {
    const page = await site.open('/fr/listes/', { width: 390 });
    await page.click('summary:has-text("Un congé")');
    await page.click('.chooser a:has-text("Nouvelle-Écosse")');
    expect(new URL(page.url()).pathname).toBe('/fr/nouvelle-ecosse/');
  });

  test('each list says what it is good for, and each of its published years has a page', async () => {
    const lists = await (await fetch(`${site.url}/lists/index.json`)).json();
    expect(lists.length).toBeGreaterThan(10);
    for (const { id, purposeFr, years } of lists) {
      const published: readonly number[] = Array.isArray(years) ? years : [2027];
      for (const year of published) {
        const response = await fetch(`${site.url}/fr/listes/${id}/${year}/`);
        expect([response.status, id, year]).toEqual([200, id, year]);
        expect((await response.text()).replaceAll('&nbsp;', '\u00a0')).toContain(purposeFr.slice(0, 30));
      }
    }
  });

  test.each([
    ['/en/lists/civil-procedure-on/2026/', '/en/deadline/?list=civil-procedure-on'],
    ['/fr/listes/interpretation-nl/2026/', '/fr/delai/?list=interpretation-nl'],
    ['/en/lists/tsx/2026/', '/en/business-days/?list=tsx'],
  ])('%s leads to %s', (path, href) => {
    expect(tags(htmlPage('dist/client', path), 'a', { href })).toHaveLength(1);
  });
});

describe('beside the law', () => {
  test('the page of a date says what each list says of it', async () => {
    const page = await site.open('/fr/date/?d=2026-12-28');
    expect(await cell(page, 'tsx')).toBe('Lendemain de Noël (jour de remplacement)');
    expect(await cell(page, 'cra')).toBe('absent de cette liste');
    await goTo(page, '/en/date/?d=2026-12-24');
    expect(await cell(page, 'tsx')).toContain('closes at 1:00 p.m.');
    await goTo(page, '/en/date/?d=1950-07-01');
    expect(await cell(page, 'tsx')).toBe('no source for that year');
    expect(await cell(page, 'interpretation-ca')).not.toBe('no source for that year');
  });

  test('the page of a holiday names the lists on which it stands', async () => {
    const page = await site.open('/en/boxing-day/');
    const named = await page.locator('.fold:has-text("Also a holiday for") a').allTextContents();
    expect(named).toContain('Toronto Stock Exchange trading holidays');
    expect(named).not.toContain('“Holiday” in Quebec statutes (time limits)');
  });
});
