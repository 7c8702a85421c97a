import { describe, expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
const withoutScript = { javaScriptEnabled: false, colorScheme: 'light' } as const;

const PAGES = {
  '/en/': [
    'in a federally regulated industry',
    'These are the holidays under the Canada Labour Code',
    'Coming up',
    'Nova Scotia',
    'Quick start',
  ],
  '/fr/': ['dans un secteur de compétence fédérale', 'Où travaillez-vous?', 'Nouvelle-Écosse'],
  '/en/nova-scotia/': ['your first paid day off after', 'Christmas Day', 'Add to my calendar'],
  '/en/ontario/2026/': ['Family Day', 'Monday, February 16, 2026', 'Excel (2026)', 'Long weekends'],
  '/fr/quebec/2027/jours-a-prendre/': [
    'obtenez-en 10',
    'du 28 au 31\u00a0décembre 2026',
    'Si vous disposez de deux semaines',
  ],
  '/fr/quebec/': ['Fête nationale', 'Ajouter à mon agenda'],
  '/en/2027/': ['Civic Holiday', 'Mon, Aug. 2', 'paid statutory holiday', 'All years, 1900 to 2036'],
  '/fr/jour-du-souvenir/': [
    'Un jour férié payé',
    'Pourquoi ce jour?',
    'Nouvelle-Écosse',
    'Historique par province',
  ],
  '/en/date/': ['Turn on JavaScript', 'Holidays across Canada in 2027'],
  '/fr/semaine/': ['Les deux règles', '28\u00a0décembre 2026 au 3\u00a0janvier 2027'],
  '/en/docs/': ['a free API'],
  '/fr/docs/': ['une API gratuite'],
  '/en/docs/weeks/': ['GET /api/week.json', 'observedDate'],
};

describe('without JavaScript', () => {
  test('pages keep their content', async () => {
    const page = await site.newPage(withoutScript);
    for (const [path, texts] of Object.entries(PAGES)) {
      await goTo(page, path);
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count here.
      const shown = await page.locator('body').innerText();
      expect(
        texts.filter((text) => !shown.includes(text)),
        path,
      ).toEqual([]);
    }
  });

  test.each([
    ['/en/', 1280],
    ['/fr/', 390],
  ])(
    '%s asks for the place in a short card, with the answer on the first screen of %i px',
    async (path, width) => {
      const page = await site.open(path, { ...withoutScript, width });
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new RangeError(`${selector} is not shown`);
        return { top: box.y, bottom: box.y + box.height };
      };
      const card = await boxOf('.work-places');
      expect((await boxOf('.work-places h2')).top - card.top).toBeLessThan(24);
      expect((await boxOf('#days-off h1 .lead-in')).top - card.bottom).toBeGreaterThanOrEqual(24);
      expect((await boxOf('#days-off h1 .what')).bottom).toBeLessThan(700);
    },
  );

  test('days off are dated, and none is counted from the day of the build', async () => {
    const page = await site.newPage(withoutScript);
    for (const path of ['/en/', '/fr/', '/en/ontario/', '/fr/quebec/']) {
      await goTo(page, path);
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count here.
      expect(await page.locator('#days-off').innerText(), path).not.toMatch(
        /today|tomorrow|in \d+ days|aujourd’hui|\bdemain|dans \d+|nous sommes/i,
      );
      expect(await page.locator('.squares :is(.today, .past)').count()).toBe(0);
    }
  });

  test('a place is chosen', async () => {
    const page = await site.open('/en/', withoutScript);
    await page.click('.pick');
    await page.click('#place-list a[data-place="ns"]');
    await page.waitForURL('**/en/nova-scotia/');
  });

  test.each(['/en/', '/en/docs/quick-start/'])('%s follows the theme of the system', async (path) => {
    const page = await site.open(path, withoutScript);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light dark',
    );
  });
});
