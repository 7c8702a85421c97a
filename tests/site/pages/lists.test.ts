import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
let page: Page;
afterEach(() => page.close());

async function open(path: string, { javaScriptEnabled = true } = {}): Promise<void> {
  const browser = await sharedBrowser();
  page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
}

const cell = async (list: string): Promise<string> =>
  (await page.textContent(`[data-list="${list}"]`))?.trim() ?? '';

describe('which list is mine', () => {
  test('whoever trades in Toronto is asked two questions, without JavaScript too', async () => {
    await open('/en/', { javaScriptEnabled: false });
    await page.click('.site-footer >> text=Which list is mine?');
    await page.click('summary:has-text("A trade or a payment")');
    await page.click('.answers a:has-text("Toronto Stock Exchange")');
    expect(await page.textContent('h1')).toMatch(/^Toronto Stock Exchange trading holidays, \d{4}$/);
    expect(await page.textContent('tr:has([datetime$="-12-24"])')).toContain('closes at 1:00 p.m.');
  });

  test('whoever works in a shop is asked a third, and gets to the place', async () => {
    await open('/fr/listes/');
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
});

describe('beside the law', () => {
  test('the page of a date says what each list says of it', async () => {
    await open('/fr/date/?d=2026-12-28');
    await expect.poll(() => cell('tsx')).toBe('Lendemain de Noël (jour de remplacement)');
    expect(await cell('cra')).toBe('absent de cette liste');
    await page.goto(`${site.url}/en/date/?d=2026-12-24`, { waitUntil: 'networkidle' });
    await expect.poll(() => cell('tsx')).toContain('closes at 1:00 p.m.');
    await page.goto(`${site.url}/en/date/?d=1950-07-01`, { waitUntil: 'networkidle' });
    await expect.poll(() => cell('tsx')).toBe('no source for that year');
    expect(await cell('interpretation-ca')).not.toBe('no source for that year');
  });

  test('the page of a holiday names the lists on which it stands', async () => {
    await open('/en/boxing-day/');
    const named = await page.locator('section:has(#lists) a').allTextContents();
    expect(named).toContain('Toronto Stock Exchange trading holidays');
    expect(named).not.toContain('“Holiday” in Quebec statutes (time limits)');
  });
});
