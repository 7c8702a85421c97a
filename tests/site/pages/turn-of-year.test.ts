import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** Reads a page that was made in 2026 when it is January 3, 2027 in Toronto. */
async function inJanuary<T>(path: string, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await (await sharedBrowser()).newContext({ timezoneId: 'America/Toronto' });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: new Date('2027-01-03T17:00:00Z') });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    return await read(page);
  } finally {
    await context.close();
  }
}

describe('in January, pages of the year before', () => {
  test.each([
    { path: '/en/docs/', link: 'All of Canada', leadsTo: '/en/2027/' },
    { path: '/fr/jours-feries/', link: 'Qui est en congé et quand, 2027', leadsTo: '/fr/2027/' },
    { path: '/en/ontario/', link: 'Ontario 2027 in full', leadsTo: '/en/ontario/2027/' },
  ])('lead from $path to the new year', async ({ path, link, leadsTo }) => {
    const addresses = await inJanuary(path, (page) =>
      page
        .getByRole('link', { name: link, exact: true })
        .evaluateAll((links) => links.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname)),
    );
    expect(new Set(addresses)).toEqual(new Set([leadsTo]));
  });

  test('say of each holiday when it is next', async () => {
    const sentence = await inJanuary('/en/new-years-day/', (page) =>
      page.locator('.day-answer').textContent(),
    );
    expect(sentence).toMatch(/^Saturday, January 1, 2028: a paid day off by law everywhere in Canada/);
  });

  test('list the holidays by their next dates', async () => {
    const dates = await inJanuary('/en/holidays/', (page) =>
      page
        .locator('[data-coming] time:visible')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
    );
    expect(dates[0]).toBe('2027-02-15');
    expect(dates.at(-1)).toBe('2028-01-02');
    expect(dates).toEqual(dates.toSorted());
  });
});
