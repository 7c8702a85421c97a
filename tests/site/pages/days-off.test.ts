import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

interface Visit {
  readonly path: string;
  readonly now?: string;
  /** The place that the reader chose before. */
  readonly chosen?: string;
  readonly reader?: BrowserContextOptions;
}

/** A page as a reader sees it at an instant. The reader's own zone must not matter to the day. */
async function visit(
  { path, now = '2026-11-21T17:00:00Z', chosen, reader }: Visit,
  see: (page: Page) => Promise<void>,
) {
  const context = await (await sharedBrowser()).newContext({
    timezoneId: 'Asia/Tokyo',
    locale: 'en-CA',
    ...reader,
  });
  try {
    if (chosen) await context.addInitScript((code) => localStorage.setItem('statdays-scope', code), chosen);
    const page = await context.newPage();
    await page.clock.install({ time: new Date(now) });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await see(page);
  } finally {
    await context.close();
  }
}

const sentence = async (page: Page): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is no part of the sentence.
  (await page.locator('#days-off h1').innerText()).replaceAll(/[\s\u00a0]+/g, ' ');

const text = (page: Page, slot: string) =>
  page.locator(`#days-off [data-slot="${slot}"]`).first().textContent();

describe('the day in the place, whatever the clock of the reader', () => {
  test.each([
    {
      name: 'December 31',
      now: '2026-12-31T17:00:00Z',
      path: '/en/ontario/',
      says: 'If you work in Ontario, your next paid day off is New Year’s Day, tomorrow',
      today: 'Today is Thursday, December 31, 2026.',
      weeks: 'Week 53 (ISO), week 1 (Canada).',
    },
    {
      name: 'January 3',
      now: '2027-01-03T17:00:00Z',
      path: '/en/ontario/',
      says: 'If you work in Ontario, your next paid day off is Family Day, in 43 days',
      today: 'Today is Sunday, January 3, 2027.',
      weeks: 'Week 53 (ISO), week 2 (Canada).',
    },
    {
      name: 'a holiday in French',
      now: '2026-06-24T17:00:00Z',
      path: '/fr/quebec/',
      says: 'Si vous travaillez au Québec, aujourd’hui est un congé payé : Fête nationale du Québec, aujourd’hui',
      today: 'Nous sommes le mercredi 24\u00a0juin 2026.',
      weeks: 'Semaine 26 (ISO), semaine 26 (Canada).',
    },
    {
      name: 'a Sunday July 1 whose day off the law moves',
      now: '2029-07-01T17:00:00Z',
      path: '/en/canada/',
      says: 'If you work in a federally regulated industry, your next paid day off is Canada Day, tomorrow',
      today: 'Today is Sunday, July 1, 2029.',
      weeks: 'Week 26 (ISO), week 27 (Canada).',
    },
    {
      name: 'a second before midnight in St. John’s',
      now: '2026-07-01T02:29:59Z',
      path: '/en/newfoundland-and-labrador/',
      says: 'If you work in Newfoundland and Labrador, your next paid day off is Memorial Day, tomorrow',
      today: 'Today is Tuesday, June 30, 2026.',
      weeks: 'Week 27 (ISO), week 27 (Canada).',
    },
    {
      name: 'midnight in St. John’s',
      now: '2026-07-01T02:30:00Z',
      path: '/en/newfoundland-and-labrador/',
      says: 'If you work in Newfoundland and Labrador, today is a paid day off: Memorial Day, today',
      today: 'Today is Wednesday, July 1, 2026.',
      weeks: 'Week 27 (ISO), week 27 (Canada).',
    },
    {
      name: 'half past midnight in Vancouver, which stopped changing its clocks',
      now: '2026-11-22T07:30:00Z',
      path: '/en/british-columbia/',
      says: 'If you work in British Columbia, your next paid day off is Christmas Day, in 33 days',
      today: 'Today is Sunday, November 22, 2026.',
      weeks: 'Week 47 (ISO), week 48 (Canada).',
    },
  ])('is right on $name', async ({ path, now, says, today, weeks }) => {
    await visit({ path, now }, async (page) => {
      expect(await sentence(page)).toBe(says);
      expect([await text(page, 'today'), await text(page, 'weeks')]).toEqual([today, weeks]);
    });
  });

  test('turns at midnight in the place', async () => {
    await visit({ path: '/en/newfoundland-and-labrador/', now: '2026-07-01T02:29:50Z' }, async (page) => {
      expect(await text(page, 'until')).toBe('tomorrow');
      await page.clock.runFor(15_000);
      expect(await text(page, 'until')).toBe('today');
    });
  });

  test('says of a long weekend that it is on', async () => {
    await visit({ path: '/en/ontario/', now: '2026-09-06T17:00:00Z' }, async (page) => {
      const first = page.locator('[data-list="longWeekends"] li').first();
      expect(await first.locator('em').textContent()).toBe('on now');
      expect(await first.locator('strong').textContent()).toBe('September 5 to 7, 2026');
    });
  });

  test('leads in January to the calendar of the new year', async () => {
    await visit({ path: '/en/ontario/', now: '2027-01-03T17:00:00Z' }, async (page) => {
      await page.getByRole('link', { name: 'Ontario 2027 in full' }).click();
      await page.waitForURL('**/en/ontario/2027/');
    });
  });
});

describe('the ribbon', () => {
  test('outlines the day, and says in words what it is', async () => {
    await visit({ path: '/en/nova-scotia/', now: '2027-02-15T17:00:00Z' }, async (page) => {
      const squares = page.locator('.ribbon .squares i');
      expect(await squares.count()).toBe(56 * 7);
      expect(await page.locator('.ribbon .squares .today').getAttribute('class')).toBe('law today');
      expect(await page.locator('.ribbon').getByRole('img').getAttribute('aria-label')).toBe(
        'Every day from January 24, 2027 to February 19, 2028. The lists below say the same in words.',
      );
    });
  });

  test('tells its marks apart by shape', async () => {
    await visit({ path: '/en/nova-scotia/' }, async (page) => {
      const shapes = await page.evaluate(() =>
        ['law', 'long', 'optional'].map((mark) => {
          const style = getComputedStyle(document.querySelector(`.squares .${mark}`) as Element);
          return [
            style.borderRadius,
            style.borderTopWidth,
            style.backgroundColor === 'rgba(0, 0, 0, 0)',
          ].join(' ');
        }),
      );
      expect(new Set(shapes).size).toBe(3);
    });
  });
});

describe('home', () => {
  test.each([
    {
      zone: 'America/Halifax',
      lang: 'en-CA',
      path: '/en/',
      place: 'in Nova Scotia',
      or: 'Or in Prince Edward Island?',
    },
    { zone: 'America/Toronto', lang: 'fr-CA', path: '/fr/', place: 'au Québec', or: 'Ou en Ontario?' },
    { zone: 'America/Toronto', lang: 'en-CA', path: '/en/', place: 'in Ontario', or: 'Or in Quebec?' },
  ])('takes $zone in $lang for a place, and says so', async ({ zone, lang, path, place, or }) => {
    await visit({ path, reader: { timezoneId: zone, locale: lang } }, async (page) => {
      expect(await sentence(page)).toContain(place);
      expect(await page.textContent('#guess')).toContain(place);
      expect(await page.isVisible('#guess >> text=/Change|Changer/')).toBe(true);
      expect(await page.textContent('#guess-neighbour')).toBe(or);
    });
  });

  test('shows the place that was chosen before, and guesses nothing', async () => {
    await visit({ path: '/en/', chosen: 'yt', reader: { timezoneId: 'America/Halifax' } }, async (page) => {
      expect(await sentence(page)).toContain('in Yukon');
      expect(await page.isVisible('#guess')).toBe(false);
    });
  });

  test('is the federal page for a reader elsewhere', async () => {
    await visit({ path: '/en/', reader: { timezoneId: 'Europe/Paris' } }, async (page) => {
      expect(await sentence(page)).toContain('in a federally regulated industry');
      expect(await page.textContent('#days-off')).toContain('The federal listing');
      expect(await page.isVisible('#guess')).toBe(false);
    });
  });

  test('stays the federal page when that of the place cannot be read', async () => {
    await visit({ path: '/en/', chosen: 'on' }, async (page) => {
      await page.route('**/en/ontario/', (route) => route.abort());
      await page.reload({ waitUntil: 'networkidle' });
      expect(await sentence(page)).toContain('in a federally regulated industry');
    });
  });

  test('asks nobody else, and sends the place to nobody', async () => {
    await visit({ path: '/en/', chosen: 'ns' }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.reload({ waitUntil: 'networkidle' });
      expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
      expect(asked.filter((url) => new URL(url).search !== '')).toEqual([]);
    });
  });
});

test('a day of the coming year leads to what its page says of the place', async () => {
  await visit({ path: '/en/nova-scotia/', now: '2027-10-20T16:00:00Z' }, async (page) => {
    expect(await sentence(page)).toContain('the next holiday by law is Remembrance Day, in 22 days');
    await page.locator('.coming').getByRole('link', { name: 'Remembrance Day' }).first().click();
    await page.waitForURL('**/en/remembrance-day/#ns');
    expect(await page.isVisible('#ns')).toBe(true);
  });
});
