import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { siteInBrowser } from '../support/served-site.ts';

const site = siteInBrowser();

interface Visit {
  readonly now: string;
  readonly scope: string;
  /** The reader's own zone, which must not matter. */
  readonly timezoneId?: string;
  readonly locale?: 'en' | 'fr';
}

/** The home page at an instant, for a reader who chose a scope before. */
async function visit(
  { now, scope, timezoneId = 'Asia/Tokyo', locale = 'en' }: Visit,
  see: (page: Page) => Promise<void>,
) {
  const context = await (await sharedBrowser()).newContext({ timezoneId });
  try {
    await context.addInitScript((code) => localStorage.setItem('statdays-scope', code), scope);
    const page = await context.newPage();
    await page.clock.install({ time: new Date(now) });
    await page.goto(`${site.url}/${locale}/`, { waitUntil: 'networkidle' });
    await see(page);
  } finally {
    await context.close();
  }
}

const IDS = [
  'iso',
  'iso-dates',
  'canada',
  'today-date',
  'today-status',
  'holiday-name',
  'weekend-date',
  'weekend-until',
];

async function board(page: Page): Promise<Record<string, string>> {
  const texts = await Promise.all(IDS.map(async (id) => [id, await page.textContent(`#${id}`)]));
  return Object.fromEntries(texts) as Record<string, string>;
}

const CASES: readonly (Visit & { name: string; expected: Record<string, string> })[] = [
  {
    name: 'December 31',
    now: '2026-12-31T17:00:00Z',
    scope: 'on',
    expected: {
      iso: '53',
      canada: '1',
      'today-date': 'Thursday, December 31, 2026',
      'today-status': 'Not a holiday',
      'holiday-name': 'New Year’s Day',
      'weekend-date': 'January 1 to 3, 2027',
      'weekend-until': 'tomorrow',
    },
  },
  {
    name: 'January 1',
    now: '2027-01-01T17:00:00Z',
    scope: 'on',
    expected: {
      iso: '53',
      canada: '1',
      'today-status': 'New Year’s Day, a statutory holiday',
      'holiday-name': 'Family Day',
      'weekend-date': 'January 1 to 3, 2027',
      'weekend-until': 'under way',
    },
  },
  {
    name: 'the Sunday of a long weekend',
    now: '2026-09-06T17:00:00Z',
    scope: 'on',
    expected: {
      iso: '36',
      canada: '37',
      'iso-dates': 'August 31 to September 6, 2026',
      'today-status': 'A weekend day',
      'holiday-name': 'Labour Day',
      'weekend-date': 'September 5 to 7, 2026',
      'weekend-until': 'under way',
    },
  },
  {
    name: 'a second before midnight in St. John’s',
    now: '2026-07-01T02:29:59Z',
    scope: 'nl',
    expected: { 'today-date': 'Tuesday, June 30, 2026', 'today-status': 'Not a holiday' },
  },
  {
    name: 'midnight in St. John’s',
    now: '2026-07-01T02:30:00Z',
    scope: 'nl',
    expected: { 'today-date': 'Wednesday, July 1, 2026' },
  },
  {
    name: 'the same instant in Vancouver',
    now: '2026-07-01T02:30:00Z',
    scope: 'bc',
    expected: {
      'today-date': 'Tuesday, June 30, 2026',
      'today-status': 'Not a holiday',
      'holiday-name': 'Canada Day',
    },
  },
  {
    name: 'half past midnight in Vancouver, which stopped changing its clocks',
    now: '2026-11-22T07:30:00Z',
    scope: 'bc',
    expected: { 'today-date': 'Sunday, November 22, 2026' },
  },
  {
    name: 'half past midnight in Edmonton, which stopped too',
    now: '2026-11-22T06:30:00Z',
    scope: 'ab',
    expected: { 'today-date': 'Sunday, November 22, 2026' },
  },
  {
    name: 'a day off that the law moved',
    now: '2029-07-02T17:00:00Z',
    scope: 'ca',
    expected: { 'today-status': 'Canada Day (observed)', 'weekend-until': 'under way' },
  },
  {
    name: 'a long weekend in French',
    now: '2026-06-24T17:00:00Z',
    scope: 'qc',
    locale: 'fr',
    expected: { 'today-date': 'mercredi 24\u00a0juin 2026' },
  },
];

describe('the home page', () => {
  test.each(CASES)('is right on $name', async ({ expected, ...when }) => {
    await visit(when, async (page) => {
      expect(await board(page)).toMatchObject(expected);
    });
  });

  test('turns to the next day at midnight, where the reader chose to live', async () => {
    await visit({ now: '2026-07-01T02:29:50Z', scope: 'nl' }, async (page) => {
      expect(await page.textContent('#today-date')).toBe('Tuesday, June 30, 2026');
      await page.clock.runFor(15_000);
      expect(await page.textContent('#today-date')).toBe('Wednesday, July 1, 2026');
    });
  });
});
