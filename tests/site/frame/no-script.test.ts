import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
let context: BrowserContext;
beforeAll(async () => {
  context = await (await sharedBrowser()).newContext({ javaScriptEnabled: false, colorScheme: 'light' });
});

const PAGES = [
  {
    path: '/en/',
    texts: [
      'in a federally regulated industry',
      'The federal listing',
      'Next long weekends',
      'Nova Scotia',
      'Quick start',
    ],
  },
  { path: '/fr/', texts: ['sous réglementation fédérale', 'Où travaillez-vous?', 'Nouvelle-Écosse'] },
  { path: '/en/nova-scotia/', texts: ['your next paid day off is', 'Christmas Day', 'Add to my calendar'] },
  {
    path: '/en/ontario/2026/',
    texts: ['Family Day', 'Monday, February 16, 2026', 'Calendar file', 'Long weekends'],
  },
  { path: '/fr/quebec/', texts: ['Fête nationale', 'Ajouter à mon agenda'] },
  { path: '/en/explorer/', texts: ['needs JavaScript', 'Yukon', 'Files of every year'] },
  {
    path: '/en/2027/',
    texts: ['Civic Holiday', 'Mon, Aug. 2', 'paid day off by law', 'All years, 1900 to 2100'],
  },
  { path: '/fr/jour-du-souvenir/', texts: ['Est-ce payé?', 'Nouvelle-Écosse', 'Depuis 1900'] },
  { path: '/en/date/', texts: ['Turn on JavaScript', 'Who is off when, 2027'] },
  { path: '/fr/semaine/', texts: ['Les deux règles', '28\u00a0décembre 2026 au 3\u00a0janvier 2027'] },
  { path: '/en/docs/reference/', texts: ['GET /api/week.json', 'observedDate'] },
  { path: '/fr/docs/console/', texts: ['La console a besoin de JavaScript'] },
];

describe('without JavaScript', () => {
  test.each(PAGES)('$path keeps its content', async ({ path, texts }) => {
    const page = await context.newPage();
    await page.goto(`${site.url}${path}`);
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count here.
    const shown = await page.locator('body').innerText();
    await page.close();
    for (const text of texts) expect(shown).toContain(text);
  });

  test('a place is chosen', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}/en/`);
    await page.click('.place-button');
    await page.click('#places a[data-place="ns"]');
    expect(new URL(page.url()).pathname).toBe('/en/nova-scotia/');
    await page.close();
  });

  test.each([{ path: '/en/' }, { path: '/en/docs/quick-start/' }])(
    '$path follows the theme of the system',
    async ({ path }) => {
      const page = await context.newPage();
      await page.goto(`${site.url}${path}`);
      const background = await page.evaluate(
        () => getComputedStyle(document.body.parentElement as Element).colorScheme,
      );
      await page.close();
      expect(background).toBe('light dark');
    },
  );
});
