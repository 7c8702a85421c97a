import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

interface Reader {
  readonly path: string;
  readonly userAgent?: string;
  readonly locale?: string;
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
}

async function asReader(reader: Reader, see: (page: Page) => Promise<void>) {
  const { path, locale = 'en-CA', width = 390, userAgent, javaScriptEnabled = true } = reader;
  const context = await (await sharedBrowser()).newContext({
    viewport: { width, height: 844 },
    timezoneId: 'America/Toronto',
    locale,
    javaScriptEnabled,
    ...(userAgent ? { userAgent } : {}),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await see(page);
  } finally {
    await context.close();
  }
}

describe('the next long weekends of Quebec, into a phone', () => {
  test('take one touch from the address without a language in French', async () => {
    await asReader({ path: '/', locale: 'fr-CA', userAgent: IPHONE }, async (page) => {
      expect(new URL(page.url()).pathname).toBe('/fr/');
      expect(await page.textContent('#days-off h1')).toContain('au Québec');
      const link = page.getByRole('link', { name: 'Les mettre dans mon téléphone' });
      expect(await link.getAttribute('href')).toMatch(/^webcal:.*\/calendars\/qc\.long-weekends\.fr\.ics$/);
    });
  });

  test('take two from there in English', async () => {
    await asReader({ path: '/', userAgent: IPHONE }, async (page) => {
      await page.getByRole('link', { name: 'Or in Quebec?' }).click();
      await page.waitForURL('**/en/quebec/');
      const link = page.getByRole('link', { name: 'Put these in my phone' });
      expect(await link.getAttribute('href')).toMatch(/^webcal:.*\/calendars\/qc\.long-weekends\.en\.ics$/);
    });
  });

  test('come to Android as a file that a touch saves', async () => {
    await asReader({ path: '/en/quebec/', userAgent: ANDROID }, async (page) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Put these in my phone' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('qc.long-weekends.en.ics');
    });
  });
});

describe('the choice of calendars', () => {
  test.each([
    { with: 'with', javaScriptEnabled: true },
    { with: 'without', javaScriptEnabled: false },
  ])('offers every feed to every program $with JavaScript', async ({ javaScriptEnabled }) => {
    await asReader({ path: '/en/quebec/', width: 1280, javaScriptEnabled }, async (page) => {
      await page.getByRole('button', { name: 'Add to my calendar' }).click();
      for (const [feed, file] of [
        ['Holidays', 'qc.en.ics'],
        ['Long weekends', 'qc.long-weekends.en.ics'],
        ['ISO week numbers', 'weeks.iso.en.ics'],
        ['Canada week numbers', 'weeks.canada.en.ics'],
      ] as const) {
        await page.getByRole('radio', { name: feed }).check();
        const links = page.locator('#subscribe .programs:visible a');
        expect(await links.allTextContents()).toEqual([
          'iPhone, iPad or Mac',
          'Android',
          'Google Calendar',
          'Outlook',
        ]);
        const addresses = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href') ?? ''),
        );
        expect(addresses.filter((address) => !decodeURIComponent(address).includes(file))).toEqual([]);
      }
    });
  });

  test('closes on Escape and on a click elsewhere, and is reached by the keyboard', async () => {
    await asReader({ path: '/fr/quebec/', width: 1280 }, async (page) => {
      const button = page.getByRole('button', { name: 'Ajouter à mon agenda' });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('#subscribe:popover-open');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#subscribe')?.id)).toBe('subscribe');
      await page.keyboard.press('Escape');
      expect(await page.isVisible('#subscribe')).toBe(false);
      await button.click();
      await page.mouse.click(5, 5);
      expect(await page.isVisible('#subscribe')).toBe(false);
    });
  });

  test('copies the address of the chosen feed', async () => {
    await asReader({ path: '/en/quebec/', width: 1280 }, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Add to my calendar' }).click();
      await page.getByRole('button', { name: 'Copy the address' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${site.siteUrl}/calendars/qc.long-weekends.en.ics`,
      );
    });
  });

  test('has a QR code for going on by phone', async () => {
    await asReader({ path: '/en/quebec/', width: 1280 }, async (page) => {
      await page.getByRole('button', { name: 'Add to my calendar' }).click();
      const picture = page.getByRole('img', { name: 'QR code of this page' });
      await picture.scrollIntoViewIfNeeded();
      expect(
        await picture.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => image.naturalWidth > 0),
        ),
      ).toBe(true);
    });
  });
});
