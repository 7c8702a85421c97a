import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

async function visit<T>(path: string, width: number, see: (page: Page) => Promise<T>): Promise<T> {
  const page = await (await sharedBrowser()).newPage({ viewport: { width, height: 844 } });
  try {
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    return await see(page);
  } finally {
    await page.close();
  }
}

describe('a cell of the year of all places', () => {
  test('leads to the card of the holiday in the place', async () => {
    const card = await visit('/en/2027/', 1280, async (page) => {
      await page.locator('#remembrance-day [data-place="ns"] a').click();
      await page.waitForURL('**/en/remembrance-day/#ns');
      return page.locator('#ns').textContent();
    });
    expect(card).toContain('In part. The day has an act of its own');
  });

  test('leads to the history of the holiday in the place, in a year long ago', async () => {
    const history = await visit('/fr/1957/', 1280, async (page) => {
      await page.locator('#canada-day [data-place="ca"] a').click();
      await page.waitForURL('**/fr/fete-du-canada/#history-ca');
      return page.locator('#history-ca').textContent();
    });
    expect(history).toMatch(/Fête du Dominion/i);
  });
});

test.each(['/en/2027/', '/fr/2027/'])('%s prints at the press of its button', async (path) => {
  const prints = await visit(path, 1280, async (page) => {
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute('data-printed');
    });
    await page.getByRole('button', { name: /^(Print|Imprimer)$/ }).click();
    return page.locator('body[data-printed]').count();
  });
  expect(prints).toBe(1);
});

test('a phone shows the chosen places alone', async () => {
  const places = await visit('/en/2027/?places=on,qc', 390, (page) =>
    page.locator('thead [data-place]:visible').allTextContents(),
  );
  expect(places).toEqual(['ON', 'QC']);
});
