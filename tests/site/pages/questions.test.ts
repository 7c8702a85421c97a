import { expect, test } from 'vitest';
import { isReady, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

interface Question {
  readonly locale: 'en-CA' | 'fr-CA';
  readonly question: string;
  /** Links by name: two at most, counted from the front door, the first in its menu. */
  readonly clicks: readonly [string, (string | RegExp)?];
  /** The place that the reader chose before. */
  readonly place?: string;
  /** The text that the reader then types into the box of a date. */
  readonly date?: string;
  readonly where: string;
  readonly answer: string | RegExp;
}

const QUESTIONS: readonly Question[] = [
  {
    locale: 'fr-CA',
    question: 'qui travaille le 2 août 2027',
    clicks: ['Dates et délais'],
    date: '2027-08-02',
    where: '#who',
    answer:
      /Congé payé prévu par la loi\s+Colombie-Britannique .*Jour de travail\s+Québec, Terre-Neuve-et-Labrador, Yukon$/s,
  },
  {
    locale: 'en-CA',
    question: 'whether the stock exchange is open on September 30, 2027',
    clicks: ['Dates and deadlines'],
    date: '2027-09-30',
    where: '#open',
    answer: /Toronto Stock Exchange\s+Open\s+As always since 2021\s+2027 schedule not published yet/,
  },
  {
    locale: 'en-CA',
    question: 'when Family Day is in 2027, everywhere',
    clicks: ['Holidays', 'Family Day'],
    where: 'main',
    answer:
      /Monday, February 15, 2027.*Paid statutory holiday\s*Alberta, British Columbia, Manitoba \(Louis Riel Day\), New Brunswick, Nova Scotia \(Nova Scotia Heritage Day\), Ontario, Prince Edward Island \(Islander Day\), Saskatchewan/s,
  },
  {
    locale: 'fr-CA',
    question: 'un premier appel réussi',
    clicks: ['Documentation', /^\/api\//],
    where: 'body',
    answer: /"year":\s*2026.*"province":\s*\{[^}]*"CA-ON".*"nameFr":\s*"Fête du Canada"/s,
  },
  {
    locale: 'fr-CA',
    question: 'le jour du Souvenir est-il payé en Nouvelle-Écosse',
    clicks: ['Tous les jours fériés', 'Jour du Souvenir'],
    place: 'ns',
    where: 'main',
    answer: /En Nouvelle-Écosse\s+Jour du Souvenir,\s+\S+\s11\snovembre\s\d{4}\s+Règles particulières\./,
  },
];

test.each(QUESTIONS)(
  'two links on a phone answer $question',
  async ({ locale, clicks, place, date, where, answer }) => {
    const page = await site.open('/', { locale, width: 390, ...(place && { place }) });
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of clicks) {
      if (name === undefined) continue;
      const link = page.getByRole('link', { name, exact: typeof name === 'string' }).first();
      await Promise.all([page.waitForEvent('load'), link.click()]);
      await isReady(page);
    }
    if (date) {
      await page.fill('#date', date);
      await page.waitForURL(`**/date/${date}/`);
      await isReady(page);
    }
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no answer.
    expect(await page.locator(where).innerText()).toMatch(answer);
  },
);
