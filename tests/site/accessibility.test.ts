import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { siteInBrowser } from '../support/served-site.ts';
import { TEMPLATES } from './templates.ts';

const VIEWS = [
  { view: 'light', colorScheme: 'light', width: 1280 },
  { view: 'dark', colorScheme: 'dark', width: 1280 },
  { view: 'light at 320 px', colorScheme: 'light', width: 320 },
] as const;

const site = siteInBrowser();

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
  );
}

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

describe.each(VIEWS)('in $view', ({ colorScheme, width }) => {
  let context: BrowserContext;
  beforeAll(async () => {
    const browser = await sharedBrowser();
    context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
  });
  afterAll(() => context.close());

  test.each(TEMPLATES)('$name has no violation, no error and no overflow', async ({ path }) => {
    const page = await context.newPage();
    const errors = errorsOf(page, path);
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    const found = { errors, overflow: await overflow(page), violations: await violations(page) };
    await page.close();
    expect(found).toEqual({ errors: [], overflow: 0, violations: [] });
  });
});
