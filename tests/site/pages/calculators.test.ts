import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** The text of an element on one line. */
const text = async (page: Page, selector: string): Promise<string> =>
  ((await page.textContent(selector)) ?? '').replaceAll(/\s+/g, ' ').trim();
const texts = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await page.locator(selector).allTextContents()).map((one) => one.replaceAll('\u00a0', ' '));
const search = (page: Page): Promise<string> => page.evaluate(() => location.search);
const isInvalid = (page: Page, selector: string) => page.getAttribute(selector, 'aria-invalid');

/** Waits until an element says something. */
const says = (page: Page, selector: string, what: string): Promise<void> =>
  expect.poll(() => text(page, selector)).toContain(what);

async function answerOf(path: string): Promise<{ result?: string; detail?: string }> {
  return (await fetch(`${site.url}${path}`)).json() as Promise<{ result?: string; detail?: string }>;
}

describe.each([
  {
    path: '/en/business-days/',
    service: '/api/business-days.json',
    result: '#added',
    cases: [
      ['date', 'date=2027-02-29&add=1'],
      ['with', 'date=2027-03-25&add=1&with=no-such-day'],
      ['province', 'province=on&province=qc&date=2027-03-25&add=1'],
      ['add', 'date=2027-03-25&add=3661', '#add-problem'],
    ],
  },
  {
    path: '/en/deadline/',
    service: '/api/time-limit.json',
    result: '#result',
    cases: [
      ['days', 'list=civil-procedure-on&date=2026-12-20&days=0'],
      ['date', 'list=federal-courts-ca&date=2020-03-01&days=30'],
      ['clear', 'list=civil-procedure-qc&date=2026-12-20&days=10&clear=1'],
    ],
  },
])('$path', ({ path, service, result, cases }) => {
  test('says what is wrong in the words of the service', async () => {
    const page = await site.newPage();
    for (const [name, query, place = '#problem'] of cases) {
      const { detail } = await answerOf(`${service}?${query}`);
      await goTo(page, `${path}?${query}`, `${place}:not(:empty)`);
      expect(await text(page, place), query).toBe(detail);
      expect(await isInvalid(page, `#${name}`), query).toBe('true');
      expect(await text(page, result), query).toBe('');
    }
  });
});

describe('business days', () => {
  test('keep the holidays that the address names, as the service does', async () => {
    const query = 'province=qc&date=2027-03-25&add=1&without=good-friday&with=easter-monday';
    expect((await answerOf(`/api/business-days.json?${query}`)).result).toBe('2027-03-26');
    const page = await site.open(`/en/business-days/?${query}`, { until: '#added strong' });
    expect(await text(page, '#added')).toContain('Friday, March 26, 2027');
    await page.fill('#without', '');
    await says(page, '#added', 'Tuesday, March 30, 2027');
    expect(await text(page, '#added-skipped')).toContain('Easter Monday');
    expect(await search(page)).toBe('?province=qc&date=2027-03-25&add=1&with=easter-monday');
  });

  test('a wrong value stays told until it is replaced', async () => {
    const page = await site.open('/en/business-days/?province=zz&date=2027-03-25&add=1');
    await page.fill('#add', '2');
    await expect.poll(() => isInvalid(page, '#province')).toBe('true');
    await page.selectOption('#province', 'on');
    await says(page, '#added', 'in Ontario');
    expect(await isInvalid(page, '#province')).toBe('false');
  });

  test('who counts them for a court is led to its deadlines', async () => {
    const page = await site.open('/en/business-days/?list=civil-procedure-on&date=2026-12-20&add=10');
    await says(page, '#problem', '/api/time-limit.json');
    expect(await page.locator('#list option[value="civil-procedure-on"]').count()).toBe(0);
    await page.click('main a[href="/en/deadline/"]');
    await says(page, '#result', 'The last day is');
  });
});

describe('a deadline', () => {
  test('is what the service answers, and a screen reader hears each square by name', async () => {
    const query = 'list=civil-procedure-on&date=2026-12-20&days=10';
    expect((await answerOf(`/api/time-limit.json?${query}`)).result).toBe('2026-12-30');
    const page = await site.open(`/en/deadline/?${query}`, { until: '#result h2' });
    expect(await text(page, '#result')).toBe('The last day isWednesday, December 30, 2026');
    expect(await text(page, '#rule')).toContain('Periods of seven days or less');
    expect(await text(page, '#why')).toContain('counted, because 10 is more than 7.');
    const names = await texts(page, '#squares .visually-hidden');
    expect([names.length, names[0], names[5], names[10]]).toEqual([
      11,
      'Sunday, December 20: the day of the event, not counted',
      'Friday, December 25: Christmas Day, counted, day 5',
      'Wednesday, December 30: counted, day 10, the last day',
    ]);
  });

  test('keeps the question in the address as the reader changes it', async () => {
    const page = await site.open('/en/deadline/?list=civil-procedure-on&date=2026-05-14&days=6');
    await says(page, '#result', 'Monday, May 25, 2026');
    expect(await text(page, '#why')).toContain('8 days instead?May 22, 2026.');
    await page.selectOption('#list', 'federal-courts-ca');
    await page.fill('#days', '7');
    await says(page, '#result', 'Thursday, May 21, 2026');
    expect(await search(page)).toBe('?list=federal-courts-ca&date=2026-05-14&days=7');
    await page.check('#clear');
    await says(page, '#result', 'Friday, May 22, 2026');
    expect(await search(page)).toContain('clear=1');
  });

  test('has two readings, the earlier first', async () => {
    const query = 'list=federal-courts-ca&date=2026-12-10&days=10';
    const page = await site.open(`/fr/delai/?${query}`, { until: '.reading h2' });
    expect(await texts(page, '.reading h2')).toEqual(['lundi 21 décembre 2026', 'vendredi 8 janvier 2027']);
    expect(await text(page, '.reading:first-child .kick')).toBe('Première lecture : la plus sûre');
    expect(await text(page, '#squares .recess')).toContain('22 déc. au 7 janv.');
  });

  test('is first that of a period that an Act sets, which the recess may not stop', async () => {
    const query = 'list=federal-courts-ca&date=2026-12-01&days=30';
    const page = await site.open(`/en/deadline/?${query}`, { until: '.reading h2' });
    expect(await texts(page, '.reading h2')).toEqual([
      'Thursday, December 31, 2026',
      'Monday, January 18, 2027',
    ]);
    expect(await text(page, '.reading:first-child')).toContain('If an Act sets the period: the safe one');
    expect(await text(page, '#notes')).not.toContain('December 31');
  });

  test('a long way off is drawn in part', async () => {
    const page = await site.open('/en/deadline/?list=interpretation-ca&date=2026-01-01&days=3660');
    await says(page, '#result', 'Wednesday, January 9, 2036');
    expect(await page.locator('#squares li').count()).toBeLessThan(20);
    expect(await text(page, '#squares .more')).toContain('more');
  });

  test('goes into a calendar', async () => {
    const query = 'list=civil-procedure-qc&date=2026-12-15&days=10';
    const page = await site.open(`/fr/delai/?${query}`, { until: '#calendar[href^="data:text/calendar"]' });
    const file = decodeURIComponent((await page.getAttribute('#calendar', 'href')) ?? '');
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261228\r\n');
    for (const line of file.split('\r\n').slice(1))
      expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  });
});

test('the page of a date says what is no date, and fetches no data for what is one', async () => {
  const page = await site.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goto('/en/date/?date=2027-02-29');
  await says(page, '#problem[role="alert"]', '“2027-02-29”');
  expect(await isInvalid(page, '#date')).toBe('true');
  expect(await page.locator('#who, #around, #open').filter({ visible: true }).count()).toBe(0);
  await page.fill('#date', '2029-08-06');
  await page.waitForURL('**/en/date/?date=2029-08-06');
  await says(page, '#who', 'British Columbia');
  await page.goto('/en/deadline/?list=civil-procedure-on&date=2026-12-20&days=10');
  await says(page, '#result', 'December 30, 2026');
  await page.goto('/en/business-days/?date=2026-12-20&add=10');
  await page.waitForSelector('#added strong');
  expect(fetched).toEqual([]);
});

test('the week converter answers both ways, and says once what is wrong', async () => {
  const page = await site.open('/en/week/');
  await page.fill('#date', '2027-01-01');
  expect(await text(page, '#iso-answer')).toContain('Week 53 of 2026');
  expect(await text(page, '#canada-answer')).toContain('Week 1 of 2027');
  const badWeek = 'The week must be a whole number from 1 to 53.';
  for (const [week, year, problem, ...invalid] of [
    ['53', '2027', '2027 has no week 53.', 'week'],
    ['', '2026', ''],
    ['2', '', ''],
    ['1.5', '2026', badWeek, 'week'],
    ['0', '2026', badWeek, 'week'],
    ['1', '1899', 'The year must be a whole number from 1900 to 2100.', 'week-year'],
  ] as const) {
    await page.fill('#week', week);
    await page.fill('#week-year', year);
    expect(await text(page, '#week-problem')).toBe(problem);
    expect(await texts(page, '#to-dates dd')).toEqual(['', '']);
    const boxes = await page
      .locator('#to-dates [aria-invalid="true"]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(boxes).toEqual(invalid);
  }
});

test('the console tells a key that no header can carry', async () => {
  const page = await site.open('/fr/docs/console/');
  const key = page.locator('#console-key');
  const isValid = (): Promise<boolean> => key.evaluate((box: HTMLInputElement) => box.checkValidity());
  await key.fill('clé');
  expect([await isValid(), await key.getAttribute('title')]).toEqual([
    false,
    'Une clé ne contient que des lettres, des chiffres et un trait de soulignement.',
  ]);
  await key.fill('statdays_x');
  expect(await isValid()).toBe(true);
});
