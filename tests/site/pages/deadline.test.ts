import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
let page: Page;
/** What the page asked for beyond its document, scripts, styles, fonts and images. */
const fetched: string[] = [];

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage({ locale: 'en-CA' });
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
  });
});
afterAll(() => page.close());

async function ask(path: string): Promise<void> {
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
}

const text = async (selector: string) =>
  (await page.locator(selector).textContent())?.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim();
const spoken = async () =>
  (await page.locator('#squares .visually-hidden').allTextContents()).map((name) =>
    name.replaceAll('\u00a0', ' '),
  );

describe('the page of deadlines', () => {
  test('answers as the service does, without asking it', async () => {
    const query = 'list=civil-procedure-on&date=2026-12-20&days=10';
    const answer = await fetch(`${site.url}/api/time-limit.json?${query}`);
    expect(((await answer.json()) as { result: string }).result).toBe('2026-12-30');
    await ask(`/en/deadline/?${query}`);
    await expect.poll(() => text('#result')).toBe('The last day isWednesday, December 30, 2026');
    expect(await text('#rule')).toContain('Periods of seven days or less');
    expect(await text('#why')).toContain('counted, because 10 is more than 7.');
    expect(fetched).toEqual([]);
  });

  test('names each square for those who hear it', async () => {
    await ask('/en/deadline/?list=civil-procedure-on&date=2026-12-20&days=10');
    await expect.poll(spoken).toHaveLength(11);
    const names = await spoken();
    expect(names[0]).toBe('Sunday, December 20: the day of the event, not counted');
    expect(names[5]).toBe('Friday, December 25: Christmas Day, counted, day 5');
    expect(names[10]).toBe('Wednesday, December 30: counted, day 10, the last day');
  });

  test('keeps the question in the address as the reader changes it', async () => {
    await ask('/en/deadline/?list=civil-procedure-on&date=2026-05-14&days=6');
    await expect.poll(() => text('#result')).toContain('Monday, May 25, 2026');
    expect(await text('#why')).toContain('8 days instead?May 22, 2026.');
    await page.selectOption('#list', 'federal-courts-ca');
    await page.fill('#days', '7');
    await expect.poll(() => text('#result')).toContain('Thursday, May 21, 2026');
    expect(await page.evaluate(() => location.search)).toBe('?list=federal-courts-ca&date=2026-05-14&days=7');
    await page.check('#clear');
    await expect.poll(() => text('#result')).toContain('Friday, May 22, 2026');
    expect(await page.evaluate(() => location.search)).toContain('clear=1');
  });

  test('shows two readings, the earlier first', async () => {
    await ask('/fr/delai/?list=federal-courts-ca&date=2026-12-10&days=10');
    await expect.poll(() => page.locator('.reading h2').allTextContents()).toHaveLength(2);
    const days = await page.locator('.reading h2').allTextContents();
    expect(days.map((day) => day.replaceAll('\u00a0', ' '))).toEqual([
      'lundi 21 décembre 2026',
      'vendredi 8 janvier 2027',
    ]);
    expect(await text('.reading:first-child .kick')).toBe('Première lecture : la plus sûre');
    expect(await text('#squares .recess')).toContain('22 déc. au 7 janv.');
  });

  test('says first when a period ends that an Act sets, which the recess may not stop', async () => {
    await ask('/en/deadline/?list=federal-courts-ca&date=2026-12-01&days=30');
    await expect.poll(() => page.locator('.reading h2').allTextContents()).toHaveLength(2);
    expect(await page.locator('.reading h2').allTextContents()).toEqual([
      'Thursday, December 31, 2026',
      'Monday, January 18, 2027',
    ]);
    expect(await text('.reading:first-child')).toContain('If an Act sets the period: the safe one');
    expect(await text('#notes')).not.toContain('December 31');
  });

  test('a long period is drawn in part', async () => {
    await ask('/en/deadline/?list=interpretation-ca&date=2026-01-01&days=3660');
    await expect.poll(() => text('#result')).toContain('Wednesday, January 9, 2036');
    expect(await page.locator('#squares li').count()).toBeLessThan(20);
    expect(await text('#squares .more')).toContain('more');
  });

  test.each([
    ['days', 'list=civil-procedure-on&date=2026-12-20&days=0'],
    ['days', 'list=civil-procedure-on&date=2026-12-20&days=3661'],
    ['date', 'list=civil-procedure-on&date=2025-12-20&days=10'],
    ['date', 'list=federal-courts-ca&date=2020-03-01&days=30'],
    ['list', 'list=interpretation-nl&date=2026-12-20&days=10'],
    ['clear', 'list=civil-procedure-qc&date=2026-12-20&days=10&clear=1'],
  ])('says what is wrong with %s in the words of the service: %s', async (name, query) => {
    const answer = await fetch(`${site.url}/api/time-limit.json?${query}`);
    const { detail } = (await answer.json()) as { detail: string };
    await ask(`/en/deadline/?${query}`);
    await expect.poll(() => text('#problem')).toBe(detail);
    expect(await page.locator(`#${name}`).getAttribute('aria-invalid')).toBe('true');
    expect(await text('#result')).toBe('');
    expect(await page.locator('#answered').isVisible()).toBe(false);
  });

  test('gives the last day to a calendar', async () => {
    await ask('/fr/delai/?list=civil-procedure-qc&date=2026-12-15&days=10');
    await expect.poll(() => page.getAttribute('#calendar', 'href')).toContain('data:text/calendar');
    const file = decodeURIComponent((await page.getAttribute('#calendar', 'href')) ?? '');
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261228\r\n');
    for (const line of file.split('\r\n').slice(1))
      expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  });
});

test('who counts business days for a court is led there', async () => {
  await ask('/en/business-days/?list=civil-procedure-on&date=2026-12-20&add=10');
  await expect.poll(() => text('#problem')).toContain('/api/time-limit.json');
  expect(await page.locator('#list option[value="civil-procedure-on"]').count()).toBe(0);
  await page.click('main a[href="/en/deadline/"]');
  await expect.poll(() => text('#result')).toContain('The last day is');
});

test.each([
  ['/en/lists/civil-procedure-on/2026/', '/en/deadline/?list=civil-procedure-on'],
  ['/fr/listes/interpretation-nl/2026/', '/fr/delai/?list=interpretation-nl'],
  ['/en/lists/tsx/2026/', '/en/business-days/?list=tsx'],
])('%s leads to %s', async (path, link) => {
  await ask(path);
  expect(await page.locator(`#files ~ p a[href="${link}"]`).count()).toBe(1);
});
