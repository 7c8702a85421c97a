import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { law } from '../../support/law/law.ts';
import { type Reader, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

/** A phone in Toronto. */
const phone = (userAgent: string, locale = 'en-CA'): Reader => {
  return { userAgent, locale, width: 390, timezoneId: 'America/Toronto' };
};

describe('the holidays of Quebec, into a phone', () => {
  test('take one touch from the address without a language in French', async () => {
    const page = await site.open('/', phone(IPHONE, 'fr-CA'));
    expect(new URL(page.url()).pathname).toBe('/fr/');
    expect(await page.textContent('#days-off h1')).toContain('au Québec');
    const link = page.getByRole('link', { name: 'Ajouter à mon téléphone' });
    expect(await link.getAttribute('href')).toMatch(/^webcal:.*\/calendars\/qc\.fr\.ics$/);
  });

  test('take two from there in English', async () => {
    const page = await site.open('/', phone(IPHONE));
    await page.getByRole('button', { name: 'or in Quebec?' }).click();
    await page.waitForSelector('#days-off[data-place="qc"]');
    const link = page.getByRole('link', { name: 'Add to my phone' });
    expect(await link.getAttribute('href')).toMatch(/^webcal:.*\/calendars\/qc\.en\.ics$/);
  });

  test('come to Android as a file that a touch saves', async () => {
    const page = await site.open('/en/quebec/', phone(ANDROID));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to my phone' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('qc.en.ics');
  });
});

/** The page of Quebec with its choice of calendars open. */
async function openChoice(reader?: Reader): Promise<Page> {
  const page = await site.open('/en/quebec/', reader);
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  return page;
}

describe('the choice of calendars', () => {
  test.each([
    { with: 'with', javaScriptEnabled: true },
    { with: 'without', javaScriptEnabled: false },
  ])('offers the holidays to every program $with JavaScript', async ({ javaScriptEnabled }) => {
    const page = await openChoice({ javaScriptEnabled });
    const links = await page
      .locator('#subscribe .ways a')
      .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']));
    expect(links.map(([name]) => name)).toEqual([
      'iPhone, iPad or Mac',
      'Android',
      'Google Calendar',
      'Outlook',
    ]);
    for (const [, href = ''] of links) expect(decodeURIComponent(href)).toContain('qc.en.ics');
  });

  test('closes on Escape and on a click elsewhere, and is reached by the keyboard', async () => {
    const page = await site.open('/fr/quebec/');
    const button = page.getByRole('button', { name: 'Ajouter à mon agenda' });
    await button.press('Enter');
    await page.waitForSelector('#subscribe[open]');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#subscribe')?.id)).toBe('subscribe');
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#subscribe')).toBe(false);
    await button.click();
    await page.mouse.click(5, 5);
    expect(await page.isVisible('#subscribe')).toBe(false);
  });

  test('copies the address of the feed', async () => {
    const page = await openChoice({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.siteUrl}/calendars/qc.en.ics`,
    );
  });
});

describe('the page of calendars', () => {
  const reader = { place: 'on', timezoneId: 'America/Toronto' };
  const main = (page: Page): Promise<string | null> => page.getAttribute('#main', 'href');

  test('has one main button for the device, which follows the choice', async () => {
    const page = await site.open('/en/calendars/', { ...reader, userAgent: IPHONE, width: 390 });
    expect(await main(page)).toMatch(/^webcal:.*\/calendars\/on\.en\.ics$/);
    await page.selectOption('#kind', 'all');
    await page.selectOption('#language', 'fr');
    expect(await main(page)).toMatch(/\/calendars\/on\.all\.fr\.ics$/);
    const other = await site.open('/en/calendars/', { ...reader, userAgent: ANDROID, width: 390 });
    expect(await main(other)).toBe('/calendars/on.en.ics');
    // The button's own program is not offered again below it.
    expect(await other.locator('#programs [data-program="android"]').count()).toBe(0);
  });

  test('puts two provinces into one file, which names the province that is off alone, with optional days if asked', async () => {
    const page = await site.open('/en/calendars/', reader);
    await page.selectOption('#kind', 'long-weekends');
    await page.click('.pick');
    await page.check('#places [value="qc"]');
    expect(await page.textContent('#where')).toBe('in Ontario and Quebec');
    expect(await page.inputValue('#kind')).toBe('holidays');
    const events = async (): Promise<readonly string[]> => {
      const address = new URL((await main(page)) ?? '').searchParams.get('cid') ?? '';
      const file = await page.request.get(address.replace('webcal:', 'http:'));
      expect(file.headers()['content-type']).toContain('text/calendar');
      return (await file.text()).split('\r\n').filter((line) => line.startsWith('SUMMARY:'));
    };
    const byLaw = await events();
    expect(byLaw).toContain('SUMMARY:Christmas Day');
    expect(byLaw).toContain('SUMMARY:Boxing Day (Ontario)');
    expect(byLaw.join()).not.toContain('Civic Holiday');
    await page.selectOption('#kind', 'all');
    expect((await events()).join()).toContain('Civic Holiday');
  });

  test('subscribes to several provinces at once, for the years ahead', async () => {
    const page = await site.open('/en/calendars/', { ...reader, userAgent: IPHONE, width: 390 });
    await page.click('.pick');
    await page.check('#places [value="qc"]');
    expect(await main(page)).toMatch(/^webcal:.*\/api\/holidays\.ics\?province=on,qc&locale=en$/);
    const file = await page.request.get(((await main(page)) ?? '').replace('webcal:', 'http:'));
    const years = [law.referenceYear, law.referenceYear + 1];
    const text = await file.text();
    for (const year of years) expect(text).toContain(`DTSTART;VALUE=DATE:${year}1225`);
    expect(text).toContain('REFRESH-INTERVAL');
    await page.uncheck('#places [value="qc"]');
    expect(await page.textContent('#where')).toBe('in Ontario');
    // The last one stays checked.
    await page.click('#places [value="on"]');
    expect(await page.textContent('#where')).toBe('in Ontario');
    expect(await page.isChecked('#places [value="on"]')).toBe(true);
  });
});
