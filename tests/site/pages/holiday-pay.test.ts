import { text as textOf } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';
import { sheetsOf } from '../../support/site/sheets.ts';

const site = siteInBrowser();
const PAGES = { en: '/en/holiday-pay/', fr: '/fr/paie-jours-feries/' } as const;
const CHRISTMAS = '?province=on&date=2026-12-25';
/** An element that the page shows once it has answered. */
const until = '#result h2';

describe('“What am I paid?”', () => {
  test.each([
    ['en', '2,240.00', '$280.00', ['$112.00', '$168.00'], '$2,240.00 ÷ 20'],
    ['fr', '2 240,00', '280,00\u00a0$', ['112,00\u00a0$', '168,00\u00a0$'], '2\u00a0240,00\u00a0$ ÷ 20'],
  ] as const)(
    'answers with the two amounts and their formulas, in %s',
    async (locale, wages, total, parts, formula) => {
      const page = await site.open(PAGES[locale] + CHRISTMAS, { locale: `${locale}-CA`, until });
      await page.fill('#worked', '8');
      await page.fill('#rate', '14');
      await page.fill('#wages', wages);
      await page.waitForSelector('.last-day');
      expect(await page.textContent('.last-day')).toBe(total);
      const sum = (await page.textContent('#sum')) ?? '';
      for (const part of parts) expect(sum).toContain(part);
      expect(sum).toContain(formula);
      expect(await page.locator('.pay-weeks .counted').count()).toBe(28);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test('an amount that is typed to its end is written as money is', async () => {
    const page = await site.open(PAGES.en + CHRISTMAS, { until });
    await page.fill('#wages', '$2240.5');
    await page.press('#wages', 'Tab');
    expect(await page.inputValue('#wages')).toBe('2,240.50');
    await page.fill('#rate', 'x');
    await page.press('#rate', 'Tab');
    expect(await page.inputValue('#rate')).toBe('x');
  });

  test('sends nothing, and keeps no amount in the address, in storage or in a referrer', async () => {
    const page = await site.open(`${PAGES.en}${CHRISTMAS}&wages=7319.23`, { until });
    expect(new URL(page.url()).search).toBe(CHRISTMAS);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await page.fill('#rate', '31.79');
    await page.fill('#wages', '7319.23');
    await page.fill('#worked', '8');
    await page.waitForSelector('.last-day');
    expect(asked).toEqual([]);
    expect(page.url()).not.toMatch(/7319|31\.79/);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/7319|31\.79/);
    await page.click('a[data-language]');
    await page.waitForURL(`**${PAGES.fr}?*`);
    await page.waitForSelector(until);
    expect(asked.join()).not.toMatch(/7319|31\.79/);
  });

  test('a cleared condition changes the answer and says why; the address keeps it', async () => {
    const page = await site.open(PAGES.en + CHRISTMAS, { until });
    await page.fill('#worked', '8');
    await page.fill('#rate', '14');
    await page.fill('#wages', '2240');
    await page.click('#qualify label:first-child');
    await page.waitForSelector('.last-day:text("$168.00")');
    expect(await page.textContent('#result .kick')).toBe('You do not meet the conditions for holiday pay.');
    expect(new URL(page.url()).searchParams.get('qualifies')).toBe('0');
    expect(await page.evaluate(() => document.activeElement?.closest('#qualify') !== null)).toBe(true);
  });

  test('too few days untick their condition; who ticks it all the same is paid', async () => {
    const page = await site.open(`${PAGES.en}?province=bc&date=2026-12-25`, { until });
    expect(await page.textContent('#qualify')).toContain('Hired by November 25, 2026');
    await page.fill('#wages', '1000');
    await page.fill('#daysWorked', '10');
    await page.waitForSelector('#qualify label:nth-child(2) input:not(:checked)');
    expect(await page.textContent('.last-day')).toBe('$0.00');
    await page.click('#qualify label:nth-child(2)');
    await page.waitForSelector('.last-day:text("$100.00")');
    expect(await page.isChecked('#qualify label:nth-child(2) input')).toBe(true);
    await page.click('#qualify label:nth-child(2)');
    await page.waitForSelector('.last-day:text("$0.00")');
    await page.click('#qualify label:nth-child(2)');
    await page.waitForSelector('.last-day:text("$100.00")');
  });

  test('offers the holidays of every year from the last days of a year, the optional ones marked', async () => {
    const page = await site.open(`${PAGES.en}?province=bc`, { until, now: '2026-11-27T17:00:00Z' });
    const options = await page.locator('#date option').allTextContents();
    expect(options).toContain('Dec.\u00a026, 2026 (Boxing Day) · Optional');
    expect(options).toContain('Feb.\u00a015, 2027 (Family Day)');
  });

  test('before any amount it gives the weeks and the formula, and the place can change', async () => {
    const words = 'One twentieth of what you earn from November 22 to December 19';
    const page = await site.open(`${PAGES.en}?date=2026-12-25`, {
      place: 'on',
      until: `.in-words:text("${words}")`,
    });
    await page.click('.pick');
    await page.click('#place-list [data-place="bc"]');
    await page.waitForSelector('.in-words:text("divided by the days you work")');
    expect(await page.isVisible('#daysWorked')).toBe(true);
    expect(await page.isVisible('#week-start')).toBe(false);
  });

  test('a day that the law does not pay is left to the employer', async () => {
    const page = await site.open(`${PAGES.en}?province=ab&date=2026-12-26`, {
      until: '.in-words:text("Not by law. Your employer decides.")',
    });
    expect(await page.isVisible('#answered')).toBe(false);
  });

  test.each([
    ['en', '12,50', 'such as 2,240.50'],
    ['fr', '12.345', 'comme 2\u00a0240,50'],
  ] as const)('a number that is none is told in %s', async (locale, typed, hint) => {
    const page = await site.open(PAGES[locale] + CHRISTMAS, { locale: `${locale}-CA`, until });
    await page.fill('#wages', typed);
    await page.waitForSelector('#wages[aria-invalid="true"]');
    expect(await page.textContent('#problem')).toContain(hint);
  });

  test('prints on one page, with whose pay it is and the address of the page, and asks nothing', async () => {
    const page = await site.open(PAGES.fr + CHRISTMAS, { until });
    await page.fill('#wages', '2240');
    await page.waitForSelector('.last-day');
    expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const head = await page.innerText('.pay-head');
    for (const said of ['Salarié', 'Employeur', 'Calculé le', `${PAGES.fr}?province=on`])
      expect(head).toContain(said);
    expect(await page.isVisible('.neighbour')).toBe(false);
  });
});

test('home, holiday and place pages lead there with place and day', async () => {
  const page = await site.open('/en/', { place: 'qc' });
  await page.click('a:text("Do I get paid?")');
  await page.waitForSelector('.in-words');
  expect(new URL(page.url()).searchParams.get('province')).toBe('qc');
  await goTo(page, '/en/christmas-day/');
  const href = await page.locator('.of-place[data-of="qc"] a:text("Do I get paid?")').getAttribute('href');
  expect(href).toMatch(/province=qc&date=\d{4}-12-25$/);
});

test('without JavaScript each rule is there', async () => {
  const page = await site.open(PAGES.en, { javaScriptEnabled: false });
  expect(await page.locator('.pay-table tbody tr').count()).toBe(14);
});

test('the comparison has all rules and a spreadsheet', async () => {
  const page = await site.open('/en/holiday-pay-rules/');
  expect(await page.locator('.pay-table tbody tr').count()).toBe(14);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')]);
  const text = await textOf(await download.createReadStream());
  expect(text).toContain('Ontario');
  expect(text.split('\r\n')).toHaveLength(16);
});
