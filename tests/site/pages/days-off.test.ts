import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { goTo, type Reader, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** The reader's own zone must not matter to the day of a place. */
const open = (path: string, reader?: Reader): Promise<Page> =>
  site.open(path, { now: '2026-11-21T17:00:00Z', timezoneId: 'Asia/Tokyo', ...reader });

const sentence = async (page: Page): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is no part of the sentence.
  (await page.locator('#days-off h1').innerText()).replaceAll(/[\s\u00a0]+/g, ' ');

const text = (page: Page, selector: string) => page.locator(`#days-off ${selector}`).first().textContent();

describe('the day in the place, whatever the clock of the reader', () => {
  test.each([
    {
      name: 'December 31',
      now: '2026-12-31T17:00:00Z',
      path: '/en/ontario/',
      says: 'If you work in Ontario, your next paid day off is New Year’s Day, tomorrow',
      today: 'Today is Thursday, December 31, 2026.',
      week: 'ISO week 53',
    },
    {
      name: 'a holiday in French',
      now: '2026-06-24T17:00:00Z',
      path: '/fr/quebec/',
      says: 'Vous travaillez au Québec? C’est la fête nationale du Québec. Vous êtes en congé.',
      today: 'Nous sommes le mercredi 24\u00a0juin 2026.',
      week: 'Semaine ISO\u00a026',
    },
    {
      name: 'half past midnight in Vancouver, which stopped changing its clocks',
      now: '2026-11-22T07:30:00Z',
      path: '/en/british-columbia/',
      says: 'If you work in British Columbia, your next paid day off is Christmas Day, in 33 days',
      today: 'Today is Sunday, November 22, 2026.',
      week: 'ISO week 47',
    },
  ])('is right on $name', async ({ path, now, says, today, week }) => {
    const page = await open(path, { now });
    expect(await sentence(page)).toBe(says);
    expect([await text(page, '.day span'), await text(page, '.day a')]).toEqual([today, week]);
  });

  test('tells the long weekend that is on with its holiday', async () => {
    const page = await open('/en/ontario/', { now: '2026-09-06T17:00:00Z' });
    expect(await text(page, '.coming li')).toMatch(/Labour Day\s+Long weekend, September 5 to 7\s+tomorrow/);
  });

  test('a day of the coming year leads to what its page says of the place', async () => {
    const page = await open('/en/nova-scotia/', { now: '2027-10-20T16:00:00Z' });
    expect(await sentence(page)).toContain('the next statutory holiday is Remembrance Day, in 22 days');
    await page.locator('.coming').getByRole('link', { name: 'Remembrance Day' }).first().click();
    await page.waitForURL('**/en/remembrance-day/?place=ns');
    expect(await page.locator('.pick').textContent()).toContain('in Nova Scotia');
    expect(await page.locator('h1').textContent()).toContain('Remembrance Day, ');
  });
});

describe('on the day itself', () => {
  test.each([
    [
      'a day of remembrance',
      '2027-11-11',
      'ab',
      'ink',
      'It is Remembrance Day. You are off.',
      'Thursday 11 November',
    ],
    ['a day off on a later date', '2029-07-02', 'ca', 'gold', 'You are off for Canada Day.', 'Monday 2 July'],
  ])('says %s in large type', async (_, date, place, look, says, square) => {
    const page = await open('/en/', { now: `${date}T18:00:00Z`, place, timezoneId: 'America/Toronto' });
    expect(await sentence(page)).toContain(says);
    expect(await page.locator('#days-off').getAttribute('data-look')).toBe(look);
    expect(`${await page.locator('.day-off').textContent()}`.replaceAll(/\s+/g, ' ').trim()).toBe(square);
    expect(await text(page, '.later .lead-in')).toBe('Your next paid day off is');
    await page.clock.resume();
    expect(await axeViolations(page, { within: '#days-off' })).toEqual([]);
  });

  test('is over at midnight', async () => {
    const page = await open('/en/ontario/', { now: '2027-05-25T03:59:59Z' });
    expect(await sentence(page)).toContain('You are off.');
    await page.clock.runFor(2000);
    expect(await sentence(page)).toContain('your next paid day off is Canada Day, in 37 days');
    expect(await page.locator('#days-off').getAttribute('data-look')).toBeNull();
  });
});

test('the ribbon names a holiday at a key, a button, a mouse and a finger, and leads there', async () => {
  const page = await open('/en/ontario/', { now: '2027-05-01T17:00:00Z', hasTouch: true });
  const line = page.locator('.ribbon-line');
  const says = async (): Promise<string> =>
    `${await line.locator('p').textContent()}`.replaceAll(/\s+/g, ' ').trim();
  expect(await says()).toBe('Victoria Day Mon, May 24, 2027');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await line.getByRole('link').press(key);
  expect(await says()).toBe('Canada Day Thu, July 1, 2027');
  await line.getByRole('button', { name: 'Next holiday' }).click();
  expect(await says()).toBe('Civic Holiday Mon, Aug. 2, 2027 · Optional');
  await page.locator('.squares .law').nth(1).hover();
  expect(await says()).toBe('Canada Day Thu, July 1, 2027');
  expect(await page.locator('.squares .selected').count()).toBe(1);
  const labourDay = await page.locator('.squares .law').nth(2).boundingBox();
  if (!labourDay) throw new Error('The ribbon has no square of Labour Day');
  // Next to its square: a finger is wider.
  await page.touchscreen.tap(labourDay.x + 1.5 * labourDay.width, labourDay.y + 2 * labourDay.width);
  expect(await says()).toBe('Labour Day Mon, Sept. 6, 2027');
  await line.getByRole('link').press('Enter');
  await page.waitForURL('**/en/labour-day/?place=on');
});

test('the ribbon outlines the day, tells its marks apart by shape, and says in words what it is', async () => {
  const page = await open('/en/nova-scotia/', { now: '2027-02-15T17:00:00Z' });
  expect(await page.locator('.ribbon .squares i').count()).toBe(56 * 7);
  expect(await page.locator('.ribbon .squares .today').getAttribute('class')).toBe('law today selected');
  expect(await page.locator('.ribbon').getAttribute('aria-label')).toBe(
    'Days off from January 25, 2027, to February 20, 2028',
  );
  const shapes = await page.evaluate(() =>
    ['law', 'long', 'optional', 'closing'].map((mark) => {
      const style = getComputedStyle(document.querySelector(`.squares .${mark}:not(.today)`) as Element);
      const isHollow = style.backgroundColor === 'rgba(0, 0, 0, 0)';
      return [style.borderRadius, style.borderTopWidth, isHollow, style.backgroundImage].join(' ');
    }),
  );
  expect(new Set(shapes).size).toBe(4);
  expect(await page.locator('.key .closing-key').textContent()).toContain('Closing day');
  await goTo(page, '/en/ontario/');
  expect(await page.locator('.key .closing-key').count()).toBe(0);
});

describe('home', () => {
  test.each([
    ['America/Halifax', 'en-CA', '/en/', 'in Nova Scotia', 'or in Prince Edward Island?'],
    ['America/Toronto', 'fr-CA', '/fr/', 'au Québec', 'ou en Ontario?'],
  ])('takes %s in %s for a place, and offers its neighbour', async (timezoneId, locale, path, place, or) => {
    const page = await open(path, { timezoneId, locale });
    expect(await sentence(page)).toContain(place);
    expect(await page.textContent('.neighbour button')).toBe(or);
    await page.click('.neighbour button');
    await page.waitForSelector(`.pick:has-text("${or.slice(3, -1)}")`);
    // A screen reader hears the new answer.
    expect(await page.locator('#days-off h1 [aria-live]').textContent()).toMatch(/\S/);
  });

  test('shows the place that was chosen before, guesses nothing, and tells nobody', async () => {
    const page = await site.newPage({ place: 'yt', timezoneId: 'America/Halifax' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await goTo(page, '/en/');
    expect(await sentence(page)).toContain('in Yukon');
    expect(await page.isVisible('.neighbour')).toBe(false);
    expect(asked.filter((url) => !url.startsWith(site.url) || new URL(url).search !== '')).toEqual([]);
  });

  test('is the federal page for a reader elsewhere', async () => {
    const page = await open('/en/', { timezoneId: 'Europe/Paris' });
    expect(await sentence(page)).toContain('in a federally regulated industry');
    expect(await page.textContent('#days-off')).toContain(
      'These are the holidays under the Canada Labour Code',
    );
    expect(await page.isVisible('.neighbour')).toBe(false);
  });
});
