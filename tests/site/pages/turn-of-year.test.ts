import { describe, expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** Pages that were made in 2026, at another time. */
describe.each([
  { when: 'in September', now: '2027-09-30T17:00:00Z', year: 2027 },
  { when: 'in October', now: '2027-10-01T17:00:00Z', year: 2028 },
])('$when, pages of the year before', ({ now, year }) => {
  test(`lead to ${year}`, async () => {
    const page = await site.newPage({ now, timezoneId: 'America/Toronto' });
    for (const [path, link, leadsTo] of [
      ['/en/docs/', 'All of Canada', `/en/${year}/`],
      ['/fr/jours-feries/', `Jours fériés de ${year} dans tout le Canada`, `/fr/${year}/`],
      ['/en/ontario/', `All of ${year}`, `/en/ontario/${year}/`],
      ['/fr/quebec/', `Toute l’année ${year}`, `/fr/quebec/${year}/`],
    ] as const) {
      await goTo(page, path);
      const paths = await page
        .getByRole('link', { name: link, exact: true })
        .evaluateAll((links) => links.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname));
      expect(new Set(paths), `${link} of ${path}`).toEqual(new Set([leadsTo]));
    }
  });
});

describe('in January, pages of the year before', () => {
  const reader = { now: '2027-01-03T17:00:00Z', timezoneId: 'America/Toronto' };

  test('say of each holiday when it is next', async () => {
    const page = await site.open('/en/new-years-day/', reader);
    expect(await page.locator('h1').textContent()).toBe('New Year’s Day, Saturday, January 1, 2028');
    expect(await page.locator('.detail').textContent()).toMatch(/^In 363 days\./);
  });

  test('list the holidays by their next dates', async () => {
    const page = await site.open('/en/holidays/', reader);
    const dates = await page
      .locator('[data-coming] time:visible')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates[0]).toBe('2027-02-15');
    expect(dates.at(-1)).toBe('2028-01-02');
    expect(dates).toEqual(dates.toSorted());
  });
});
