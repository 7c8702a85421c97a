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

/** The page reads its law after it has loaded: what it shows first is waited for. */
async function ask(path: string): Promise<void> {
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
}

const text = (selector: string) => page.locator(selector).textContent();
const isInvalid = (selector: string) => page.locator(selector).getAttribute('aria-invalid');

describe('the page of business days', () => {
  test('keeps the holidays that the address names, as the service does', async () => {
    const query = 'province=qc&date=2027-03-25&add=1&without=good-friday&with=easter-monday';
    const answer = await fetch(`${site.url}/api/business-days.json?${query}`);
    expect(((await answer.json()) as { result: string }).result).toBe('2027-03-26');
    await ask(`/en/business-days/?${query}`);
    await expect.poll(() => text('#added')).toContain('Friday, March 26, 2027');
    await page.fill('#without', '');
    await expect.poll(() => text('#added')).toContain('Tuesday, March 30, 2027');
    expect(await text('#added-skipped')).toContain('Easter Monday');
    expect(await page.evaluate(() => location.search)).toBe(
      '?province=qc&date=2027-03-25&add=1&with=easter-monday',
    );
  });

  test.each([
    ['province', 'province=zz&date=2027-03-25&add=1', '#problem'],
    ['weekend', 'weekend=mon&date=2027-03-25&add=1', '#problem'],
    ['date', 'date=2027-02-29&add=1', '#problem'],
    ['with', 'date=2027-03-25&add=1&with=no-such-day', '#problem'],
    ['province', 'province=on&province=qc&date=2027-03-25&add=1', '#problem'],
    ['add', 'date=2027-03-25&add=3661', '#add-problem'],
    ['add', 'date=2100-12-30&add=10', '#add-problem'],
  ])('says what is wrong with %s in the words of the service: %s', async (name, query, place) => {
    const answer = await fetch(`${site.url}/api/business-days.json?${query}`);
    const { detail } = (await answer.json()) as { detail: string };
    await ask(`/en/business-days/?${query}`);
    await expect.poll(async () => (await text(place))?.trim()).toBe(detail);
    expect(await isInvalid(`#${name}`)).toBe('true');
    expect((await text('#added'))?.trim()).toBe('');
  });

  test('a wrong value stays told until it is replaced', async () => {
    await ask('/en/business-days/?province=zz&date=2027-03-25&add=1');
    await page.fill('#add', '2');
    await expect.poll(() => isInvalid('#province')).toBe('true');
    await page.selectOption('#province', 'on');
    await expect.poll(() => text('#added')).toContain('in Ontario');
    expect(await isInvalid('#province')).toBe('false');
  });
});

test('the page of a date says that a date is none, and shows no answer', async () => {
  await ask('/en/date/?d=2027-02-29');
  await expect.poll(() => text('#date-problem')).toContain('2027-02-29');
  expect((await text('#answer'))?.trim()).toBe('');
  expect(await page.inputValue('#date')).toBe('');
});

test('neither page fetches data', async () => {
  await ask('/en/date/?d=2027-08-02');
  await expect.poll(() => text('#answer')).toContain('British Columbia');
  expect(fetched).toEqual([]);
});
