import { describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

const CASES = [
  {
    path: '/en/',
    selectors: ['.what em', '[data-slot="weeks"]', '.weekends strong', '.months b', '.coming li'],
  },
  { path: '/en/ontario/2026/', selectors: ['h1', '.month td', '.month .week', '.holidays td', '.years a'] },
  { path: '/fr/semaine/', selectors: ['#week', '#iso-answer', '.weeks td', '.turn .number'] },
  { path: '/fr/docs/quality/', selectors: ['.sl-markdown-content td'] },
];

describe('figures', () => {
  test.each(CASES)('of $path are of one width', async ({ path, selectors }) => {
    const page = await (await sharedBrowser()).newPage();
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    const found = await page.evaluate(
      (all) =>
        all.map((selector) => {
          const element = document.querySelector(selector);
          return [selector, element ? getComputedStyle(element).fontVariantNumeric : 'missing'];
        }),
      selectors,
    );
    await page.close();
    expect(found).toEqual(selectors.map((selector) => [selector, 'tabular-nums']));
  });

  test('of the headings’ font are of one width', async () => {
    const page = await (await sharedBrowser()).newPage();
    await page.goto(`${site.url}/en/`, { waitUntil: 'networkidle' });
    const widths = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
      document.fonts.add(await new FontFace('Measured', `url(${address})`).load());
      const text = document.body.appendChild(document.createElement('span'));
      Object.assign(text.style, { fontFamily: 'Measured', fontSize: '100px', position: 'absolute' });
      return [...'0123456789'].map((digit) => {
        text.textContent = digit.repeat(4);
        return Math.round(text.getBoundingClientRect().width);
      });
    });
    await page.close();
    expect(new Set(widths).size).toBe(1);
  });
});
