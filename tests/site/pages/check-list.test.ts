import { describe, expect, test } from 'vitest';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

const LIST = `Stat holidays, Ontario
2026-01-01 New Year’s Day
2026-02-16 Family Day
2026-04-18 Good Friday
2026-05-18 Victoria Day
2026-07-01 Canada Day
2026-09-07 Labour Day
2026-12-25 Christmas Day
2026-12-26 Boxing Day`;

describe('is my list right?', () => {
  test('says what is wrong and missing, with the act, and copies the right list', async () => {
    const page = await site.open('/en/check-a-list/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.fill('#text', LIST);
    expect(await page.textContent('#result h2')).toBe('One date is wrong, one is missing');
    const faults = page.locator('.check-rows .fault');
    expect(await faults.locator('b').allTextContents()).toEqual([
      'Saturday, April 18, 2026',
      'Monday, October 12, 2026',
    ]);
    expect(await faults.last().locator('a').getAttribute('href')).toBe(
      'https://www.ontario.ca/laws/statute/00e41',
    );
    await page.click('#copy');
    await page.waitForSelector('#copy:text("Copied")');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('2026-04-03,Good Friday\n');
    await page.fill('#text', copied);
    await page.selectOption('#place', 'on');
    await page.selectOption('#as', 'statutory');
    expect(await page.textContent('#result h2')).toBe('Right');
    expect(requests).toEqual([]);
  });

  test('in French on the narrowest phone, asks where the list is from, and nothing is cut off', async () => {
    const page = await site.open('/fr/verifier-une-liste/', { width: 320 });
    await page.setInputFiles('#file', {
      name: 'feries.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('2026-01-01;Jour de l’An\n2026-07-01;Fête du Canada\n2026-10-13;Action de grâces'),
    });
    await page.waitForSelector('#result :text("quel endroit?")');
    await page.selectOption('#place', 'qc');
    await page.selectOption('#as', 'statutory');
    expect(await page.textContent('#result h2')).toBe('Une date est fausse');
    const [wide, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBe(seen);
  });

  test('without JavaScript, names the command', async () => {
    const page = await site.open('/en/check-a-list/', { javaScriptEnabled: false });
    expect(await page.textContent('noscript')).toContain('statdays check on 2026 dates.txt');
    expect(await page.isVisible('#text')).toBe(false);
  });
});
