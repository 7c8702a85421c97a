import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Reader, siteInBrowser } from '../../support/site/served-site.ts';
import { sheetsOf } from '../../support/site/sheets.ts';

const site = siteInBrowser();

const ONTARIO = '/en/ontario/2027/days-to-book/';

const open = (path: string, reader?: Reader): Promise<Page> =>
  site.open(path, { now: '2026-11-23T17:00:00Z', ...reader });

/** The plans that the page proposes, the best first, with the number of plans that say the same. */
async function plans(page: Page): Promise<readonly string[]> {
  const best = await page.locator('#plans h1').allTextContents();
  const rows = await page
    .locator('.plan-row')
    .evaluateAll((all) =>
      all.map(
        (row) => `${row.querySelector('h3')?.textContent}: ${row.querySelectorAll('li:has(p)').length}`,
      ),
    );
  return [...best, ...rows];
}

test.each([ONTARIO, '/fr/quebec/2027/jours-a-prendre/'])('%s prints on one sheet', async (path) => {
  const page = await open(path);
  expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBe(1);
});

test('optional days are counted where the reader asks for them', async () => {
  const page = await open(ONTARIO);
  const byLaw = await plans(page);
  expect(byLaw).toEqual([
    'Take 3 days, get 10',
    'Take 3 days, get 10: 1',
    'Take 4 days, get 9: 6',
    'Take 1 day, get 4: 1',
    'Take 7 days, get 16: 2',
    'Take 8 days, get 17: 2',
  ]);
  const switched = page.getByLabel('Include optional holidays');
  await switched.check();
  await expect.poll(() => plans(page)).toContain('Take 4 days, get 10: 1');
  expect(await page.locator('.key').textContent()).toContain('Optional');
  await switched.uncheck();
  await expect.poll(() => plans(page)).toEqual(byLaw);
});

test('another plan that is drawn is smaller than the answer', async () => {
  const page = await open(ONTARIO);
  const widthsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((squares) => squares.map((square) => Math.round(square.getBoundingClientRect().width)));
  expect(new Set(await widthsOf('.plan-row .square'))).toEqual(new Set([48]));
  expect((await widthsOf('#best .square'))[0]).toBeGreaterThan(60);
});

test('days that are over are not proposed any more', async () => {
  const page = await open(ONTARIO, { now: '2027-09-08T17:00:00Z' });
  expect(await plans(page)).toEqual([
    'Take 3 days, get 10',
    'Take 4 days, get 9: 1',
    'Take 7 days, get 16: 1',
    'Take 8 days, get 17: 1',
  ]);
  const later = await open('/en/ontario/2026/days-to-book/', { now: '2026-12-30T17:00:00Z' });
  expect([await plans(later), await later.locator('#plans').textContent()]).toEqual([
    [],
    'There is nothing left to book in 2026.',
  ]);
});

test('a plan is a file for a calendar', async () => {
  const page = await open('/fr/quebec/2027/jours-a-prendre/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ajouter à mon agenda' }).click(),
  ]);
  const file = await text(await download.createReadStream());
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const { summary, startDate, endDate } = new ICAL.Event(event ?? new ICAL.Component('vevent'));
  expect([download.suggestedFilename(), summary, `${startDate}`, `${endDate}`]).toEqual([
    'days-off-2026-12-25.ics',
    'Prenez 4\u00a0jours, obtenez-en 10',
    '2026-12-25',
    '2027-01-04',
  ]);
});

test('the page of days off proposes the best of the coming twelve months, and leads to the others', async () => {
  const page = await open('/en/', { place: 'qc', now: '2026-11-23T17:00:00Z' });
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not proposed.
  expect((await page.locator('.plan h2').innerText()).replaceAll(/\s+/g, ' ')).toBe('Take 4 days, get 10');
  await page.getByRole('link', { name: 'More days to book off in 2027' }).click();
  await page.waitForURL('**/en/quebec/2027/days-to-book/');
});

test.each([ONTARIO, '/fr/ontario/2027/jours-a-prendre/'])(
  '%s has the days before their caption on a phone',
  async (path) => {
    const page = await site.open(path, { width: 390 });
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new RangeError(`${selector} is not shown`);
      return { ...box, bottom: box.y + box.height };
    };
    const squares = await boxOf('#best .run');
    expect(squares.y).toBeLessThan(400);
    expect((await boxOf('#best .detail')).y).toBeGreaterThanOrEqual(squares.bottom);
    const drawn = '.plan-row li:has(.run)';
    const parts = ['', ' .run', ' p', ' .button'].map((part) => `${drawn}${part}`);
    const [row, days, caption, add] = await Promise.all(parts.map(boxOf));
    expect(caption?.y).toBeGreaterThanOrEqual(days?.bottom ?? 0);
    expect(add?.y).toBeGreaterThanOrEqual(caption?.bottom ?? 0);
    expect(add?.x).toBe(row?.x);
  },
);

test('a page is shared by its address where the browser has no sheet for it', async () => {
  const page = await open(ONTARIO, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
