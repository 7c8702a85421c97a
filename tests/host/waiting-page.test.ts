import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildState, unbuiltSite } from '../../scripts/serve/waiting/waiting-page.ts';
import { makeBuild, startTestHost } from '../support/hosts/test-host.ts';
import { axeViolations } from '../support/site/axe-violations.ts';
import { sharedBrowser } from '../support/site/served-site.ts';

const BUILDING: BuildState = {
  kind: 'building',
  steps: { data: { step: 'data', done: 12_500, total: 27_118 }, pages: undefined },
};
const FAILED: BuildState = { kind: 'failed', reason: 'Cannot find <module> "a & b"' };

const browser = sharedBrowser();
let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

/** Opens the page of a host that is in a state until it has its build. */
async function open(
  path: string,
  state: BuildState,
  options: { readonly javaScriptEnabled?: boolean; readonly colorScheme?: 'light' | 'dark' } = {},
) {
  let unbuilt: ReturnType<typeof unbuiltSite> | undefined = unbuiltSite(state);
  const host = await startTestHost({ build: build.folder, unbuilt: () => unbuilt });
  const page = await (await browser()).newPage(options);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  if (options.javaScriptEnabled !== false) await page.clock.install();
  await page.goto(`http://127.0.0.1:${host.port}${path}`);
  const becomes = (next: BuildState | undefined) => {
    unbuilt = next && unbuiltSite(next);
  };
  return { page, refused, becomes };
}

/** The time to the page's next look at the host is over. */
const looksAgain = (page: Page) => page.clock.fastForward(2_000);

/** The heading that a page has by and by. */
const heading = (page: Page) =>
  expect.poll(async () => {
    await looksAgain(page);
    return page.locator('h1').textContent();
  });

test.each([
  ['/en/', BUILDING, 'light', 'The site is being built.', '12,500 of 27,118'],
  ['/fr/', BUILDING, 'dark', 'Le site est en préparation.', '12\u00a0500 sur 27\u00a0118'],
  ['/en/', FAILED, 'dark', 'The site could not be built.', 'Cannot find <module> "a & b"'],
  ['/fr/', FAILED, 'light', 'Le site n’a pas pu être généré.', 'Cannot find <module> "a & b"'],
] as const)(
  '%s is accessible and says how things stand (%#)',
  async (path, state, colorScheme, title, said) => {
    const { page, refused } = await open(path, state, { colorScheme });
    expect(await page.locator('h1').textContent()).toBe(title);
    expect(await page.locator('main').textContent()).toContain(said);
    expect(await axeViolations(page)).toEqual([]);
    // The policy lets its style and its script through.
    expect(refused).toEqual([]);
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700');
    await page.close();
  },
);

test('follows the build, and opens the page once it is there', async () => {
  const { page, becomes } = await open('/en/', BUILDING);
  becomes(FAILED);
  await heading(page).toBe('The site could not be built.');
  becomes(undefined);
  await heading(page).toBe('English');
  await page.close();
});

test('stays where a proxy says that the server does not answer', async () => {
  const { page, becomes } = await open('/en/', BUILDING);
  await page.route('**/en/', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  for (let look = 0; look < 2; look++) {
    const answer = page.waitForResponse((response) => response.status() === 502);
    await looksAgain(page);
    await answer;
  }
  expect(await page.locator('h1').textContent()).toBe('The site is being built.');
  await page.unroute('**/en/');
  becomes(undefined);
  await heading(page).toBe('English');
  await page.close();
});

test('comes back without JavaScript too', async () => {
  const { page, becomes } = await open('/en/', BUILDING, { javaScriptEnabled: false });
  becomes(undefined);
  await expect.poll(() => page.locator('h1').textContent()).toBe('English');
  await page.close();
});
