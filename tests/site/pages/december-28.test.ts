import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
const now = '2026-11-24T17:00:00Z';

const text = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).textContent()) ?? '').replace(/\s+/g, ' ').trim();

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);

/** In 2026, Boxing Day is a Saturday. */
const ANSWERS = [
  {
    place: 'on',
    locale: 'en',
    answer: 'it is a working day by law, but many people are off.',
    owes: /by March 26, 2027|March 26, 2027.*s\. 29$/,
  },
  {
    place: 'ca',
    locale: 'fr',
    answer: 'jour ouvrable selon la loi, mais beaucoup sont en congé.',
    owes: /précède ou.*suit.*par\. 193\(2\)$/,
  },
  {
    place: 'ab',
    locale: 'en',
    answer: 'it is a working day; elsewhere, people may be off for Boxing Day.',
    owes: undefined,
  },
] as const;

describe('the page of December 28, 2026, has one answer', () => {
  test.each(ANSWERS)('in $place, $locale', async ({ place, locale, answer, owes }) => {
    const page = await site.open(`/${locale}/date/2026-12-28/`, { now, place, until: '#answer:not(:empty)' });
    await expect.poll(() => text(page, '#answer')).toContain(answer);
    // Red means off. Nobody is off by law.
    expect(await styleOf(page, '#answer em', 'color')).toBe(await styleOf(page, 'h1', 'color'));
    const square = page.locator('#around [data-mark~="date"]');
    expect((await square.getAttribute('data-mark'))?.startsWith('owed')).toBe(owes !== undefined);
    expect(
      (await styleOf(page, '#around [data-mark~="date"] .square', 'background-image')).includes('gradient'),
    ).toBe(owes !== undefined);
    expect(await page.locator('#around .if-owed').count()).toBe(owes ? 1 : 0);
    if (owes) expect(await text(page, '.owed-for')).toMatch(owes);
    else expect(await page.locator('.owed-for').count()).toBe(0);
    expect(await text(page, '.run')).toMatch(owes ? /^(?:With|Si vous êtes)/ : /^(?:Take|Prenez)/);
    expect(await page.locator('#open dl > div').count()).toBeGreaterThan(4);
    expect(await text(page, '#open')).toMatch(locale === 'en' ? /Closed/ : /Fermé/);
    // The names of courts’ days stay in the rows of their lists.
    await page.locator('#open').evaluate((open) => open.remove());
    expect(await text(page, '#of-date')).not.toMatch(
      /everywhere|partout|ordinary|ordinaire|in lieu|de remplacement|Christmas Day|jour de Noël/,
    );
  });
});
