import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
const now = '2026-11-21T17:00:00Z';
const PHONE = 390;

const gradientOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundImage);

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

describe('the page of a year', () => {
  test('lists optional days in grey among the others, and the long weekend that one would make', async () => {
    const page = await site.open('/en/ontario/2026/', { now });
    const civic = page.locator('#august-monday');
    expect(await civic.getAttribute('class')).toContain('not-by-law');
    expect(await civic.textContent()).toContain('No: your employer decides');
    expect(await page.locator('#labour-day').textContent()).toMatch(/Yes/);
    expect(await page.locator('.weekend-list .not-by-law').first().textContent()).toMatch(
      /August 1 to 3, 2026\s*Civic Holiday · 3.days · If your employer gives you the day off/,
    );
  });

  test('has its list before its months on a phone', async () => {
    const page = await site.open('/fr/quebec/2026/', { width: PHONE });
    expect(await topOf(page, '#holidays')).toBeLessThan(1000);
    expect(await topOf(page, '#long-weekends')).toBeLessThan(await topOf(page, '#calendar'));
  });

  test('has two months a row on a phone, and one if weeks have numbers', async () => {
    const page = await site.open('/fr/nouvelle-ecosse/2027/', { width: PHONE });
    const topOfMonth = async (index: number) => (await page.locator('.month').nth(index).boundingBox())?.y;
    expect(await topOfMonth(1)).toBe(await topOfMonth(0));
    expect(await topOfMonth(2)).toBeGreaterThan((await topOfMonth(0)) ?? 0);
    await page.getByRole('checkbox', { name: 'Numéros de semaine' }).check();
    expect(await topOfMonth(1)).toBeGreaterThan((await topOfMonth(0)) ?? 0);
  });

  test('gives what is owed for a holiday on a weekend in its row, and each other act once', async () => {
    const page = await site.open('/en/nova-scotia/2027/');
    expect(await page.locator('#christmas-day .in-lieu').textContent()).toContain(
      'If you don’t work that day: Monday, December 27, or another day',
    );
    expect(await page.locator('.holidays thead th:visible').count()).toBe(3);
    const acts = page.getByRole('link', { name: /^Retail Business Designated Day Closing Act/ });
    expect(await acts.count()).toBe(1);
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
    await page.getByRole('checkbox', { name: 'Optional holidays' }).uncheck();
    expect(await inAugust.count()).toBe(0);
    await page.reload();
    expect(await inAugust.count()).toBe(0);
  });

  test.each([
    ['/en/new-brunswick/2027/', 'Day of rest or retail closing day, unpaid', 'Optional', ['24', '11', '26']],
    [
      '/fr/nouveau-brunswick/2027/',
      'Jour de repos ou de fermeture prescrit par la loi, non payé',
      'Congé facultatif',
      ['24', '11', '26'],
    ],
    ['/en/nova-scotia/2027/', 'Day of rest or retail closing day, unpaid', undefined, ['28', '11', '26']],
  ])('bars the closing days of %s, which its key calls so', async (path, closing, optional, days) => {
    const page = await site.open(path, { now });
    const marked = page.locator('.month .closing a');
    expect((await marked.allTextContents()).map((text) => text.trim().slice(0, 2))).toEqual(days);
    expect(await gradientOf(marked.first())).toMatch(/^linear-gradient/);
    const key = (await page.locator('.legend li').allTextContents()).map((text) => text.trim());
    expect(key).toContain(closing);
    // Without a day that the employer decides, there is neither a key nor a box for it.
    if (!optional) return;
    expect(key).not.toContain(optional);
    expect(await page.locator('.month .optional, #optional').count()).toBe(0);
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

  test('marks the working days that may be off for a holiday on a weekend, on paper too', async () => {
    const page = await site.open('/en/ontario/2026/', { now });
    const owed = page.locator('.month td.owed a');
    expect(await owed.allTextContents()).toEqual([
      expect.stringMatching(/^\s*28\s+Possible day off for Boxing Day$/),
    ]);
    expect(await owed.getAttribute('href')).toBe('/en/date/2026-12-28/');
    const key = page.locator('.legend li', { hasText: 'Possible day off' });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await gradientOf(owed)).toMatch(/^linear-gradient/);
      expect(await gradientOf(key.locator('.swatch'))).toBe(await gradientOf(owed));
      expect(await page.locator('.named li:visible', { hasText: 'Possible day off' }).textContent()).toBe(
        '28 Possible day off for Boxing Day',
      );
    }
    for (const path of ['/en/alberta/2026/', '/fr/ontario/2025/']) {
      await goTo(page, path);
      expect(await page.locator('.month .owed, .swatch.owed, .if-owed').count()).toBe(0);
    }
  });

  test('leads to the years that have no page of their own, with its place', async () => {
    const page = await site.open('/en/ontario/2026/', { width: PHONE });
    await page.locator('.more-buttons summary').click();
    await page.getByRole('link', { name: /^All years, 1900 to / }).click();
    await page.locator('#all-years a', { hasText: '1957' }).click();
    await page.waitForURL('**/en/1957/?places=on');
    expect(await page.textContent('#title')).toBe('Ontario in 1957: 7 statutory holidays.');
  });

  test('after the last year with a page, a missing year offers its table', async () => {
    for (const [path, file] of [
      ['/fr/ontario/2050/', '/holidays/2050/on.fr.csv'],
      ['/en/2050/', '/holidays/2050/all.csv'],
    ] as const) {
      const page = await site.newPage();
      await page.goto(path);
      const link = page.getByRole('link', { name: '2050 (CSV)' }).first();
      expect(await link.getAttribute('href')).toBe(file);
      expect((await page.request.get(file)).status()).toBe(200);
    }
  });
});

describe('the year of all places', () => {
  test('begins on a phone with the reader’s own column, under its key', async () => {
    const page = await site.open('/en/2027/', { place: 'on', width: PHONE });
    const heads = page.locator('#table thead [data-code]');
    expect(await heads.first().getAttribute('data-code')).toBe('ON');
    expect(await topOf(page, '.standing-key')).toBeLessThan(await topOf(page, '#table'));
    const before = await heads.first().boundingBox();
    await page.locator('#table').evaluate((table) => table.scrollTo(600, 0));
    expect(await heads.first().boundingBox()).toEqual(before);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(() => heads.first().getAttribute('data-code')).toBe('Fed');
  });

  test('has room in a column for a count that is one of two', async () => {
    const page = await site.open('/en/2027/');
    const room = await page.locator('#table tfoot [data-code="NU"]').evaluate((cell) => {
      const count = document.createRange();
      count.selectNodeContents(cell);
      return cell.getBoundingClientRect().right - count.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThan(2);
  });

  test('leads from a cell to the card of the holiday in the place', async () => {
    const page = await site.open('/en/2027/');
    await page.locator('[data-date="2027-11-11"] [data-code="NS"] a').click();
    await page.waitForURL('**/en/remembrance-day/?place=ns');
    expect(await page.textContent('h1')).toMatch(/^Remembrance Day, /);
    await expect.poll(() => page.textContent('.status')).toMatch(/^\s*A day off for many\./);
  });

  test('leads from a year long ago to the history of the holiday in the place', async () => {
    const page = await site.open('/fr/1957/');
    await page.locator('[data-date="1957-07-01"] [data-code="Féd."] a').click();
    await page.waitForURL('**/fr/fete-du-canada/#history-ca');
    expect(await page.locator('#history-ca').textContent()).toMatch(/Fête du Dominion/i);
  });

  test('shows the places that a reader ticks, keeps them in the address, and all of Canada again', async () => {
    const page = await site.open('/en/2027/?places=bc,on');
    const heads = page.locator('#table thead [data-code]');
    expect((await heads.allTextContents()).map((text) => text.trim())).toEqual([
      'British Columbia',
      'Ontario',
    ]);
    await page.click('[popovertarget="choice"]');
    await page.check('#choice [value="qc"]');
    expect((await page.textContent('#title'))?.trim()).toBe('In 2027, all three are off on 6 days.');
    expect(await page.locator('[data-date="2027-12-25"] td small').allTextContents()).toEqual([
      'paid, but no other day by law',
      'another paid day by March 25, 2028',
      'another day, or the pay',
    ]);
    expect(await page.textContent('#page-address')).toMatch(/\/en\/2027\/\?places=bc,on,qc$/);
    expect(await page.getByRole('link', { name: '2028', exact: true }).first().getAttribute('href')).toBe(
      '/en/2028/?places=bc,on,qc',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show all of Canada' }).click();
    expect(await page.textContent('#page-address')).toMatch(/\/en\/2027\/$/);
    expect(await heads.count()).toBe(14);
    expect(new URL(page.url()).search).toBe('');
  });

  test('offers two places as one calendar, in which a day off in only one of them has its name', async () => {
    const page = await site.open('/fr/2027/');
    const link = page.getByRole('link', { name: 'Un seul calendrier pour ces choix' });
    await page.click('[popovertarget="choice"]');
    await page.check('#choice [value="on"]');
    expect(await link.count()).toBe(0);
    await page.check('#choice [value="qc"]');
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-disposition']).toContain('jours-feries-2027-ON-QC.ics');
    const events = (await file.text()).split('BEGIN:VEVENT');
    const boxingDay = events.filter((event) => event.includes('DTSTART;VALUE=DATE:20271226'));
    expect(boxingDay).toHaveLength(1);
    expect(boxingDay[0]).toContain('SUMMARY:Lendemain de Noël (Ontario)\r\n');
    expect(events.join('')).toContain('SUMMARY:Jour de Noël\r\n');
  });

  test('goes into a spreadsheet as it is shown', async () => {
    const page = await site.open('/fr/2027/?places=on,qc');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel (2027)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('on-qc-2027.csv');
    const text = (await buffer(await download.createReadStream())).toString('utf8');
    expect(text).toMatch(/^\ufeffDate;Jour;Jour férié;Ontario;Québec\r\n2027-01-01;/);
  });
});
