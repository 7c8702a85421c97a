import { describe, expect, test } from 'vitest';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

test('the font is served with its licence', async () => {
  const response = await fetch(`${site.url}/overpass-licence.txt`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
});

describe('figures of one width', () => {
  test.each([
    ['/en/', ['.what em', '.day a', '.coming em', '.months b', '.coming li']],
    ['/en/ontario/2026/', ['h1', '.month td', '.month .week', '.holidays td', '.years a']],
    ['/fr/semaine/', ['#week', '.converters dd', '.weeks td']],
    ['/fr/docs/qualite/', ['.sl-markdown-content td']],
  ])('are asked for on %s', async (path, selectors) => {
    const page = await site.open(path);
    for (const selector of selectors) {
      const figures = page.locator(selector).first();
      expect(await figures.evaluate((one) => getComputedStyle(one).fontVariantNumeric), selector).toBe(
        'tabular-nums',
      );
    }
  });

  test('are what the font has', async () => {
    const page = await site.open('/en/');
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
    expect(new Set(widths).size).toBe(1);
  });
});
