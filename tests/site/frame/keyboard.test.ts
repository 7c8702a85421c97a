import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
let page: Page;
beforeEach(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterEach(() => page.close());

const open = (path: string) => page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });

/** Presses Tab until an element of the page has the focus. */
async function tabTo(selector: string, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const hasVisibleFocus = () =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

describe('with the keyboard alone', () => {
  test('the first Tab skips to the content', async () => {
    await open('/en/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('the place is chosen and remembered', async () => {
    await open('/en/');
    await tabTo('.place-button');
    expect(await hasVisibleFocus()).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo('#places a[data-place="sk"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/saskatchewan/');
    await open('/en/');
    expect(await page.textContent('.place-button')).toBe('in Saskatchewan');
  });

  test('the list of places closes on Escape', async () => {
    await open('/fr/ontario/2026/');
    await tabTo('[popovertarget="places"]');
    await page.keyboard.press('Enter');
    expect(await page.isVisible('#places')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#places')).toBe(false);
  });

  test('the theme is changed and remembered', async () => {
    await open('/fr/');
    const before = await page.getAttribute('html', 'data-theme');
    await tabTo('[data-theme-toggle]');
    await page.keyboard.press('Enter');
    await open('/fr/docs/');
    expect(await page.getAttribute('html', 'data-theme')).not.toBe(before);
  });

  test('a holiday of the calendar leads to its row', async () => {
    await open('/en/ontario/2026/');
    await tabTo('.month a[href="#family-day"]');
    expect(await hasVisibleFocus()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.locator('#family-day').evaluate((row) => row.matches(':target'))).toBe(true);
  });

  test('another province is reached from the calendar of one', async () => {
    await open('/en/ontario/2026/');
    await tabTo('[popovertarget="places"]');
    await page.keyboard.press('Enter');
    await tabTo('#places a[href*="yukon"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/yukon/2026/');
  });

  test('the explorer shows a year, and its address leads back to it', async () => {
    await open('/en/explorer/');
    await tabTo('#year');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1965');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=Dominion Day');
    expect(await page.evaluate(() => new URL(location.href).searchParams.get('year'))).toBe('1965');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.textContent('#result')).toContain('Dominion Day');
  });

  test('the explorer refuses a year that it does not know', async () => {
    await open('/fr/explorateur/');
    await tabTo('#year');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1899');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#year[aria-invalid="true"]');
    expect(await page.textContent('#year-problem')).toContain('1900');
  });

  test.each([
    { query: 'scope=zz', box: 'scope', value: 'zz' },
    { query: 'scope=on&with=xx', box: 'with', value: 'xx' },
  ])('the explorer says that $query names no place', async ({ query, box, value }) => {
    await open(`/en/explorer/?year=2026&${query}`);
    const problem = await page.textContent('#place-problem[role="alert"]');
    expect(problem).toContain(`“${value}”`);
    expect(problem).toContain('ca, ab, bc');
    expect(await page.getAttribute(`#${box}`, 'aria-invalid')).toBe('true');
    await page.locator('#choice button').click();
    await page.waitForSelector('#result h2');
    expect(await page.textContent('#place-problem')).toBe('');
  });

  test('the explorer takes a place in any of its spellings', async () => {
    await open('/en/explorer/?scope=CA-ON');
    expect([await page.inputValue('#scope'), await page.textContent('#place-problem')]).toEqual(['on', '']);
  });

  test('a date turns to the day after, and back', async () => {
    await open('/fr/date/?d=2026-12-31');
    await tabTo('#after');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#answer:has-text("Vendredi 1er\u00a0janvier 2027")');
    expect(await page.textContent('#canada')).toContain('Semaine 1 de 2027');
    await page.goBack();
    await page.waitForSelector('#answer:has-text("31\u00a0décembre 2026")');
  });

  test('the page of a date says what is no date', async () => {
    await open('/en/date/?d=2027-02-29');
    expect(await page.textContent('#date-problem[role="alert"]')).toContain('“2027-02-29”');
    expect(await page.getAttribute('#date', 'aria-invalid')).toBe('true');
    expect((await page.textContent('#answer'))?.trim()).toBe('');
  });

  test('my places are chosen, kept in the address and taken to the next year', async () => {
    await open('/en/2027/');
    await tabTo('#choice [value="on"]');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => location.search)).toBe('?places=on');
    expect(await page.locator('th.mine').textContent()).toBe('ON');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.isChecked('#choice [value="on"]')).toBe(true);
    await tabTo('tr#august-monday a.date', 120);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#answer:has-text("August 2, 2027")');
    expect(await page.textContent('#answer')).toBe('Monday, August 2, 2027: optional in Ontario.');
    expect(await page.evaluate(() => location.search)).toBe('?places=on&date=2027-08-02');
    await page.locator('.years a', { hasText: '2028' }).click();
    await page.waitForURL('**/en/2028/?places=on');
  });

  test('the week converter answers both ways', async () => {
    await open('/en/week/');
    await page.fill('#date', '2027-01-01');
    expect(await page.textContent('#iso-answer')).toContain('Week 53 of 2026');
    expect(await page.textContent('#canada-answer')).toContain('Week 1 of 2027');
    await page.fill('#week', '53');
    await page.fill('#week-year', '2027');
    expect(await page.textContent('#week-problem')).toBe('2027 has no week 53.');
  });

  test.each([
    { week: '', year: '2026', problem: '', invalid: [] },
    { week: '2', year: '', problem: '', invalid: [] },
    {
      week: '1.5',
      year: '2026',
      problem: 'La semaine doit être un nombre entier de 1 à 53.',
      invalid: ['week'],
    },
    {
      week: '0',
      year: '2026',
      problem: 'La semaine doit être un nombre entier de 1 à 53.',
      invalid: ['week'],
    },
    {
      week: '1',
      year: '1899',
      problem: 'L’année doit être un nombre entier de 1900 à 2100.',
      invalid: ['week-year'],
    },
  ])(
    'the week converter says once what is wrong with "$week" of "$year"',
    async ({ week, year, ...fault }) => {
      await open('/fr/semaine/');
      await page.fill('#week', week);
      await page.fill('#week-year', year);
      const answers = await page.locator('#to-dates dd').allTextContents();
      const invalid = await page
        .locator('#to-dates [aria-invalid="true"]')
        .evaluateAll((boxes) => boxes.map(({ id }) => id));
      expect({ answers, invalid, problem: await page.textContent('#week-problem') }).toEqual({
        answers: ['', ''],
        ...fault,
      });
    },
  );

  test('the console sends a request and shows the answer', async () => {
    await open('/en/docs/console/');
    await tabTo('#console-operation', 90);
    await page.keyboard.type('/api/week');
    await tabTo('#console-date');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2026-13-01');
    await tabTo('#console button');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.getElementById('console-answer')?.textContent?.includes('bad-parameter'),
    );
    expect(await page.textContent('#console-headers')).toContain('x-ratelimit-limit');
  });

  test('the console is filled in from its address, and writes its choice there', async () => {
    await open('/en/docs/console/?operation=week.json&date=2027-07-01&province=yt');
    await tabTo('#console button', 90);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#console-answer .code-string:has-text("CA-YT")');
    expect(await page.textContent('#console-request')).toContain(
      '/api/week.json?date=2027-07-01&province=yt',
    );
    await page.selectOption('#console-province', 'on');
    expect(await page.evaluate(() => location.search)).toBe(
      '?operation=week.json&date=2027-07-01&province=on',
    );
  });

  test('the language of the examples is the same in all of them, and remembered', async () => {
    await open('/en/docs/reference/');
    await tabTo('.code-choice [value="curl"]', 120);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const shown = () => page.locator('[data-code="python"] pre:visible').count();
    const calls = await page.locator('.call').count();
    expect([await shown(), calls > 1]).toEqual([calls, true]);
    await open('/fr/docs/');
    expect(await shown()).toBe(1);
  });

  test('the console tells a key that no header can carry', async () => {
    await open('/fr/docs/console/');
    const key = page.locator('#console-key');
    await key.fill('clé');
    const isValid = (): Promise<boolean> => key.evaluate((box: HTMLInputElement) => box.checkValidity());
    expect([await isValid(), await key.getAttribute('title')]).toEqual([
      false,
      'Une clé ne contient que des lettres, des chiffres et un trait de soulignement.',
    ]);
    await key.fill('statdays_x');
    expect(await isValid()).toBe(true);
  });

  test('the search of the documentation finds a page', async () => {
    await open('/en/docs/');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-dialog input');
    await page.locator('.search-dialog input').fill('If-None-Match');
    await page.waitForSelector('.search-dialog a[href*="caching"]');
    await page.keyboard.press('Escape');
    expect(await page.locator('.search-dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(
      false,
    );
  });

  test('the menu of the documentation opens on a small screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/fr/docs/');
    await tabTo('.menu-button');
    await page.keyboard.press('Enter');
    await tabTo('.docs-links a[href="/fr/docs/errors/"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/docs/errors/');
  });
});
