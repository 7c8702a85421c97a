import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';
import { TEMPLATES } from './templates.ts';

const site = siteInBrowser();

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What the page complains of, refusals of the content security policy included. */
function errorsOf(page: Page, path: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('404') && path.includes('no-such-page');
    if (message.type() === 'error' && !isMissingPage) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** All that a theme changes, and the one thing that a width does not. */
const CONTRAST = 'color-contrast';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 900 };

let context: BrowserContext;
beforeAll(async () => {
  context = await (await sharedBrowser()).newContext({ colorScheme: 'light', viewport: WIDE });
});
afterAll(() => context.close());

test.concurrent.for(TEMPLATES)(
  '$name has no violation, no error and no overflow, in light and dark, wide and narrow',
  async ({ path }, { expect }) => {
    const page = await context.newPage();
    const errors = errorsOf(page, path);
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    const wide = { overflow: await overflow(page), violations: await axeViolations(page) };
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = { violations: await axeViolations(page, { runOnly: CONTRAST }) };
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(NARROW);
    const narrow = {
      overflow: await overflow(page),
      violations: await axeViolations(page, { rules: { [CONTRAST]: { enabled: false } } }),
    };
    await page.close();
    const clean = { overflow: 0, violations: [] };
    expect({ errors, wide, dark, narrow }).toEqual({
      errors: [],
      wide: clean,
      dark: { violations: [] },
      narrow: clean,
    });
  },
);
