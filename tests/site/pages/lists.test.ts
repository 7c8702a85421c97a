import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/core/language/locale.ts';
import { SECTIONS } from '../../../src/site/common/counterparts.ts';
import { law } from '../../support/law/law.ts';
import { htmlPage, tags } from '../../support/site/html-pages.ts';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** An office's word and reason on the page of a date. It leads to its list or has a source below the rows. */
const office = async (page: Page, name: string): Promise<string> => {
  const row = page.locator('#open dl > div', { has: page.locator(`:is(dt, dt a):text-is("${name}")`) });
  const sources = page.locator('#open details li', { hasText: `(${name})` });
  expect((await row.getByRole('link').count()) + (await sources.count()), name).toBe(1);
  // biome-ignore lint/performance/useDomNodeTextContent: each on a line of its own.
  return (await row.locator('dd').innerText()).trim().replaceAll(/\s*\n\s*/g, ' ');
};

describe('which list is mine', () => {
  test('a trader in Toronto is asked two questions, without JavaScript too', async () => {
    const page = await site.open('/en/', { javaScriptEnabled: false, width: 390 });
    await page.click('.site-footer >> text=Which holiday list applies to you?');
    await page.click('summary:has-text("A stock trade or a payment")');
    await page.click('.answers a:has-text("Toronto Stock Exchange")');
    expect(await page.textContent('h1')).toMatch(/^Toronto Stock Exchange trading holidays, \d{4}$/);
    expect(await page.textContent('li:has([datetime$="-12-24"])')).toContain('closes at 1:00 p.m.');
  });

  test('the days of the exchange lead to all their sources, the publisher’s first', async () => {
    const text = await (await fetch(`${site.url}/en/lists/tsx/2026/`)).text();
    expect(text).toMatch(/>\s*TMX, trading calendar for 2025 and 2026/);
    expect(text).toMatch(/Other sources for these days: \d/);
  });

  test('before that, a bank’s customer reads whether it is open today in their province', async () => {
    const christmas = { now: '2026-12-25T17:00:00Z', timezoneId: 'America/Toronto', place: 'on' };
    const page = await site.open('/en/lists/', christmas);
    const today = page.locator('#open-today');
    expect(await today.locator('[aria-live]').textContent()).toBe(' Friday, December 25, 2026');
    expect(await today.locator('dl > div').first().innerText()).toMatch(
      /^Stores in Ontario\s+Most must close/,
    );
    expect(await today.locator('dl').innerText()).toMatch(/Bank branches\s+Most are closed/);
    expect(await today.locator('dl').innerText()).toContain('Courts in Ontario');
    await page.click('.pick');
    await page.click('#place-list [data-place="qc"]');
    await page.waitForSelector('#open-today dl :text("Courts in Quebec")');
  });

  test('on an ordinary working day all but the stores are sure to be open, and another date is a field away', async () => {
    const friday = { now: '2026-11-27T17:00:00Z', timezoneId: 'America/Toronto', place: 'on' };
    const page = await site.open('/en/lists/', friday);
    expect(await page.textContent('h1')).toContain('Open or closed today');
    expect(await page.textContent('#open-today [aria-live]')).toBe(
      ' Friday, November 27, 2026, an ordinary working day',
    );
    const [stores, ...others] = await page.locator('#open-today dl > div').all();
    expect(await stores?.innerText()).toMatch(/^Stores in Ontario\s+Depends on the store/);
    for (const row of others) expect(await row.getAttribute('data-mark')).toBe('open');
    expect(await page.locator('#open-today dl > div:last-child').innerText()).toMatch(
      /^Courts in Ontario\s+Open$/,
    );
    await page.fill('#date', '2026-12-25');
    await page.waitForURL('**/en/lists/?date=2026-12-25');
    await page.waitForSelector('#open-today [aria-live]:text("Friday, December 25, 2026")');
    expect((await page.textContent('h1'))?.trim()).toBe('Open or closed');
    await goTo(page, '/en/lists/?date=2026-02-30');
    expect(await page.textContent('#problem')).toContain('“2026-02-30” is not a date');
  });

  test('without a script no day is claimed, and a link leads to the page of a date', async () => {
    const page = await site.open('/fr/listes/', { javaScriptEnabled: false });
    expect(await page.isVisible('#open-today')).toBe(false);
    expect(await page.isVisible('main noscript a[href="/fr/date/"]')).toBe(true);
  });

  test('a shop’s employee is asked a third, and gets to the place', async () => {
    const page = await site.open('/fr/listes/', { width: 390 });
    await page.click('summary:has-text("Un congé")');
    await page.click('.chooser a:has-text("Nouvelle-Écosse")');
    expect(new URL(page.url()).pathname).toBe('/fr/nouvelle-ecosse/');
  });

  test('each list says what it is good for, and each of its published years has a page', async () => {
    const lists = await (await fetch(`${site.url}/lists/index.json`)).json();
    expect(lists.length).toBeGreaterThan(10);
    for (const { id, purposeFr, years } of lists) {
      const published: readonly number[] = Array.isArray(years) ? years : [2027];
      for (const year of published) {
        const response = await fetch(`${site.url}/fr/listes/${id}/${year}/`);
        expect([response.status, id, year]).toEqual([200, id, year]);
        expect((await response.text()).replaceAll('&nbsp;', '\u00a0')).toContain(purposeFr.slice(0, 30));
      }
    }
  });

  test.each(LOCALES)(
    'in %s, a list without a year shows the present one, which search engines find',
    async (locale) => {
      const lists = await (await fetch(`${site.url}/lists/index.json`)).json();
      const map = await (await fetch(`${site.url}/sitemap-0.xml`)).text();
      for (const { id } of lists) {
        const path = `/${locale}/${SECTIONS.lists[locale]}/${id}/`;
        const response = await fetch(`${site.url}${path.slice(0, -1)}`);
        expect([response.status, new URL(response.url).pathname]).toEqual([200, path]);
        const page = htmlPage('dist/client', path);
        const { referenceYear } = law;
        expect(
          tags(page, 'a', { href: `${path}${referenceYear}/`, 'aria-current': 'page' }),
          id,
        ).toHaveLength(1);
        expect(tags(page, 'meta', { name: 'robots', content: 'noindex' })).toHaveLength(1);
        expect(map).toContain(`${path}${referenceYear}/<`);
        expect(map).not.toContain(`${path}<`);
      }
    },
  );

  test.each([['/en/lists/tsx/2027/', '2027, projected', 'These days have not been announced yet']])(
    '%s says that its days are expected, and gives no file of them',
    async (path, title, panel) => {
      const page = await site.open(path);
      expect(await page.textContent('h1')).toContain(title);
      expect(await page.textContent('.years [aria-current]')).toContain(title);
      expect(await page.textContent('#projected ~ .panel')).toContain(panel);
      expect(await page.locator('.list-days time').count()).toBeGreaterThan(8);
      for (const day of await page.locator('.list-days time').all())
        expect(await day.getAttribute('datetime')).toMatch(/^2027-/);
      expect(
        await page.locator('main [href$="2027.json"], main [href$="2027.csv"], main [download]').count(),
      ).toBe(0);
      expect((await fetch(`${site.url}/lists/tsx/2027.json`)).status).toBe(404);
    },
  );

  test.each([
    ['/en/lists/civil-procedure-on/2026/', '/en/deadline/?list=civil-procedure-on'],
    ['/fr/listes/interpretation-qc/2026/', '/fr/delai/?list=interpretation-qc'],
    ['/en/lists/tsx/2026/', '/en/business-days/?list=tsx'],
  ])('%s leads to %s', (path, href) => {
    expect(tags(htmlPage('dist/client', path), 'a', { href })).toHaveLength(1);
  });
});

describe('lists next to the law', () => {
  test('the page of a date says who is open in the reader’s province', async () => {
    const page = await site.open('/fr/date/2026-12-28/', { place: 'on' });
    expect(await office(page, 'Bourse de Toronto')).toBe(
      'Fermée Lendemain de Noël (jour de remplacement)\u00a0: jour férié selon le calendrier de 2026',
    );
    expect(await office(page, 'Échéances fiscales (ARC)')).toContain('Maintenues');
    expect(await office(page, 'Tribunaux en Ontario')).toMatch(
      /^Selon le tribunal Jour férié pour les délais; nous n’avons trouvé aucun horaire$/,
    );
    await page.click('.pick');
    await page.click('#place-list [data-place="qc"]');
    await page.waitForSelector('#open :text("Tribunaux au Québec")');
    expect(await page.locator('#open :text("Ontario")').count()).toBe(0);
    await goTo(page, '/en/date/2026-12-24/');
    expect(await office(page, 'Toronto Stock Exchange')).toContain('Closes at 1 p.m.');
    await goTo(page, '/en/date/?date=1925-11-11');
    expect(await page.isVisible('#open')).toBe(false);
    expect(await page.textContent('.then')).toContain('observed on Monday, November 9.');
  });

  test('a date has its answer without a script', async () => {
    const page = await site.open('/en/date/2027-09-30/', { javaScriptEnabled: false });
    expect(await office(page, 'Toronto Stock Exchange')).toBe(
      'Open As always since 2021 2027 schedule not published yet',
    );
    expect(await page.textContent('.answers [data-what="paid"]')).toContain('British Columbia');
    expect(await page.getAttribute('[rel="canonical"]', 'href')).toMatch(/\/en\/date\/2027-09-30\/$/);
  });

  test('the page of a holiday names the lists that include it', async () => {
    const page = await site.open('/en/boxing-day/');
    const named = await page.locator('.fold:has-text("Also on these lists") a').allTextContents();
    expect(named).toContain('Toronto Stock Exchange trading holidays');
    expect(named).not.toContain('Quebec statutes: holidays and time limits');
  });
});
