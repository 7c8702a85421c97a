import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteInBrowser } from '../../support/site/served-site.ts';
import { TEMPLATES } from '../../support/site/templates.ts';

const site = siteInBrowser();

/** The longest value that a field for an amount takes, by its ID. The longest of a number is its least or its most. */
const LONGEST: Readonly<Record<string, string>> = {
  worked: '24,75',
  rate: '999,75',
  wages: '999 999,99',
  vacationPay: '999 999,99',
  hoursInWindow: '744,75',
  hours: '24,75',
  daysWorked: '28',
};

/** The fields that cut off the longest value that they take. */
const cutFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (longest) =>
      [...document.querySelectorAll<HTMLInputElement>('input:is([type="number"], [type="text"])')]
        .filter((field) => field.checkVisibility())
        .flatMap((field) => {
          field.value =
            [longest[field.id] ?? field.max, field.min].sort((a, b) => b.length - a.length)[0] ?? '';
          return field.scrollWidth > field.clientWidth ? [`#${field.id} ${field.value}`] : [];
        }),
    LONGEST,
  );

test.each(TEMPLATES)('every field of $name shows all of what it holds', async ({ fr, until }) => {
  const page = await site.open(fr, { locale: 'fr-CA', ...(until && { until }) });
  for (const scale of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, scale);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutFields(page), `${scale} at ${width}`).toEqual([]);
    }
  }
});
