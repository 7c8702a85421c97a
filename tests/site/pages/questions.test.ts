import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
const PHONE = { width: 390, height: 844 };
const MAX_CLICKS = 2;

/** A reader on a phone who comes in by the front door and counts clicks. */
class Reader {
  readonly page: Page;
  #clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get clicks(): number {
    return this.#clicks;
  }

  async click(name: string | RegExp): Promise<void> {
    this.#clicks += 1;
    await this.page
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
      .click();
    await this.page.waitForLoadState('networkidle');
  }

  text(selector: string): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no answer.
    return this.page.locator(selector).innerText();
  }
}

let reader: Reader;

async function comeIn(locale: 'en' | 'fr'): Promise<void> {
  const language = locale === 'fr' ? 'fr-CA' : 'en-CA';
  const page = await (await sharedBrowser()).newPage({ viewport: PHONE, locale: language });
  reader = new Reader(page);
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
}

afterEach(async () => {
  expect(reader.clicks).toBeLessThanOrEqual(MAX_CLICKS);
  await reader.page.close();
});

describe('in English', () => {
  beforeEach(() => comeIn('en'));

  test('who works on August 2, 2027', async () => {
    await reader.click('Check a date');
    await reader.page.fill('#date', '2027-08-02');
    await reader.page.waitForSelector('#answer:has-text("2027")');
    expect(await reader.text('#answer')).toBe(
      'Monday, August 2, 2027: a paid day off by law in British Columbia, New Brunswick, the Northwest Territories, Nunavut and Saskatchewan; optional in Alberta, Manitoba, Nova Scotia and Ontario; a day of the public service in Prince Edward Island and the federal government; an ordinary Monday in Newfoundland and Labrador, Quebec and Yukon.',
    );
    expect(await reader.page.evaluate(() => location.search)).toBe('?d=2027-08-02');
  });

  test('when Family Day is in 2027, everywhere', async () => {
    await reader.click('Holidays');
    await reader.click('Family Day');
    expect(await reader.text('.day-answer')).toBe(
      'Monday, February 15, 2027: a paid day off by law in Alberta, British Columbia, Manitoba (Louis Riel Day), New Brunswick, Nova Scotia (Nova Scotia Heritage Day), Ontario, Prince Edward Island (Islander Day) and Saskatchewan.',
    );
  });

  test('a first successful call', async () => {
    await reader.click('API');
    expect(await reader.text('.sl-markdown-content > p:first-of-type')).toContain('a free API');
    await reader.click(/^\/api\//);
    const answer = JSON.parse(await reader.text('body')) as { date: string; iso: { week: number } };
    expect([answer.date, answer.iso.week]).toEqual(['2026-11-21', 47]);
  });

  test('whether Remembrance Day is paid in Nova Scotia', async () => {
    await reader.click('Holidays');
    await reader.click('Remembrance Day');
    const card = await reader.text('#ns');
    expect(card).toContain('In part. The day has an act of its own');
    expect(card).toContain('Remembrance Day Act');
  });
});

describe('in French', () => {
  beforeEach(() => comeIn('fr'));

  test('qui travaille le 2 août 2027', async () => {
    await reader.click('Vérifier une date');
    await reader.page.fill('#date', '2027-08-02');
    await reader.page.waitForSelector('#answer:has-text("2027")');
    expect(await reader.text('#answer')).toMatch(
      /^Lundi 2\u00a0août 2027\u00a0: congé payé selon la loi en Colombie-Britannique, au Nouveau-Brunswick, dans les Territoires du Nord-Ouest, au Nunavut et en Saskatchewan; .*; lundi ordinaire à Terre-Neuve-et-Labrador, au Québec et au Yukon\.$/,
    );
  });

  test('quand est la Fête de la famille en 2027, partout', async () => {
    await reader.click('Tous les jours fériés');
    await reader.click(/famille$/i);
    expect(await reader.text('.day-answer')).toBe(
      'Lundi 15\u00a0février 2027\u00a0: congé payé selon la loi en Alberta, en Colombie-Britannique, au Manitoba (Jour de Louis Riel), au Nouveau-Brunswick, en Nouvelle-Écosse (Journée du patrimoine de la Nouvelle-Écosse), en Ontario, à l’Île-du-Prince-Édouard (Fête des Insulaires) et en Saskatchewan.',
    );
  });

  test('un premier appel réussi', async () => {
    await reader.click('API');
    expect(await reader.text('.sl-markdown-content > p:first-of-type')).toContain('une API gratuite');
    await reader.click(/^\/api\//);
    const answer = JSON.parse(await reader.text('body')) as { locale: string };
    expect(answer.locale).toBe('fr');
  });

  test('le jour du Souvenir est-il payé en Nouvelle-Écosse', async () => {
    await reader.click('Tous les jours fériés');
    await reader.click('Jour du Souvenir');
    expect(await reader.text('#ns')).toContain('En partie. Le jour relève d’une loi distincte');
  });
});
