import { expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();
/** Of whom the clock says that they are in Ontario. */
const reader = { now: '2026-11-23T17:00:00Z', timezoneId: 'America/Toronto' };

test('the page of a holiday turns to another place without a request', async () => {
  const page = await site.open('/en/boxing-day/', reader);
  expect(await page.locator('h1').textContent()).toBe('Boxing Day, Saturday, December 26, 2026');
  expect(await page.locator('.status').textContent()).toMatch(/^A paid\s+statutory holiday\.\s*$/);
  expect(await page.locator('.tile.mine').getAttribute('data-place')).toBe('on');
  // biome-ignore lint/performance/useDomNodeTextContent: the space between two boxes is no text of either.
  expect(await page.locator('.picked').innerText()).toMatch(/^in Ontario \(or in Quebec\?\)$/i);
  expect(await page.locator('#when-off').count()).toBe(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('.place-line .pick').click();
  await page.getByRole('link', { name: 'Alberta', exact: true }).click();
  // A screen reader, whose focus is on the button again, hears the answer.
  expect(await page.locator('[aria-live] .status').textContent()).toBe('Optional. Your employer decides.');
  expect(await page.locator('.detail').textContent()).toContain('In 33 days.');
  expect(await page.locator('.tile.mine').getAttribute('data-place')).toBe('ab');
  expect(await page.locator('.answers .mine').textContent()).toBe('Alberta,');
  expect(await page.locator('[data-of]:not([hidden])').count()).toBe(1);
  expect(requests).toEqual([]);
});

test('says who is open on its next date in each place', async () => {
  const page = await site.open('/en/canada-day/', reader);
  expect(await page.locator('#open-heading').textContent()).toMatch(
    /Open or closed on\s+Thursday, July 1, 2027/,
  );
  const mail = page.locator('#open dl > div', { hasText: 'Canada Post' });
  expect(await mail.textContent()).toContain('No delivery');
  expect(await page.locator('#open').textContent()).toContain('Courts in Ontario');
  await page.locator('.place-line .pick').click();
  await page.getByRole('link', { name: 'Nova Scotia', exact: true }).click();
  expect(await page.locator('#open').textContent()).toContain('Stores in Nova Scotia');
});

test('nothing that the build wrote stays for a place with another answer', async () => {
  const page = await site.open('/en/saint-jean-baptiste-day/?place=on', reader);
  expect(await page.locator('.answer-of-place .buttons > *').allTextContents()).toEqual([
    'Next day off',
    'Share',
  ]);
  await goTo(page, '/en/boxing-day/?place=qc');
  expect(await page.locator('#when-off').count()).toBe(0);
});

test('its address can name the place, which the reader then does not keep', async () => {
  const page = await site.open('/en/victoria-day/?place=qc', reader);
  expect(await page.locator('h1').textContent()).toBe('National Patriots’ Day, Monday, May 24, 2027');
  expect(await page.locator('summary', { hasText: /^\s*National Patriots’ Day\s*$/ }).count()).toBe(1);
  await page.goto('/en/victoria-day/');
  expect(await page.locator('h1').textContent()).toBe('Victoria Day, Monday, May 24, 2027');
});

test('a day that nobody keeps any more leads to the one that followed, and back', async () => {
  const page = await site.open('/fr/jour-de-l-armistice/', reader);
  expect(await page.locator('h1').textContent()).toMatch(
    /Ce jour n’est plus observé\.\s+Le dernier congé remonte à 1930\./,
  );
  await page.getByRole('link', { name: 'Jour du Souvenir' }).click();
  await page.waitForURL('**/fr/jour-du-souvenir/');
  await page.getByRole('link', { name: 'Jour de l’Armistice' }).click();
  await page.waitForURL('**/fr/jour-de-l-armistice/');
});
