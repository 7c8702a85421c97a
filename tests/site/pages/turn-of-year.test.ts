import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** Reads a page that was made in 2026 at another time, in Toronto. */
async function at<T>(time: string, path: string, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await (await sharedBrowser()).newContext({ timezoneId: 'America/Toronto' });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: new Date(time) });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    return await read(page);
  } finally {
    await context.close();
  }
}

const inJanuary = <T>(path: string, read: (page: Page) => Promise<T>): Promise<T> =>
  at('2027-01-03T17:00:00Z', path, read);

describe.each([
  { when: 'in September', time: '2027-09-30T17:00:00Z', year: 2027 },
  { when: 'in October', time: '2027-10-01T17:00:00Z', year: 2028 },
])('$when, pages of the year before', ({ time, year }) => {
  test.each([
    { path: '/en/docs/', link: 'All of Canada', leadsTo: `/en/${year}/` },
    { path: '/fr/jours-feries/', link: `Qui est en congé et quand, ${year}`, leadsTo: `/fr/${year}/` },
    { path: '/en/ontario/', link: `Ontario ${year} in full`, leadsTo: `/en/ontario/${year}/` },
    { path: '/en/ontario/', link: `Excel (${year})`, leadsTo: `/holidays/${year}/on.csv` },
    { path: '/fr/quebec/', link: `Excel (${year})`, leadsTo: `/holidays/${year}/qc.fr.csv` },
  ])('lead from $path to $leadsTo', async ({ path, link, leadsTo }) => {
    const addresses = await at(time, path, (page) =>
      page
        .getByRole('link', { name: link, exact: true })
        .evaluateAll((links) => links.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname)),
    );
    expect(new Set(addresses)).toEqual(new Set([leadsTo]));
  });
});

describe('in January, pages of the year before', () => {
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
