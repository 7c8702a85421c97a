import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { DEFAULT_SITE_URL } from '../../../src/service/documents/site-url.ts';

interface ServedSite {
  /** Where the host listens, without a slash at the end. */
  readonly url: string;
  /** The address that the pages name. */
  readonly siteUrl: string;
}

export interface Reader extends Omit<BrowserContextOptions, 'viewport'> {
  /** Of the window, in pixels. */
  readonly width?: number;
  /** When the reader comes, as in `2026-11-21T17:00:00Z`. The page's clock is stopped there. */
  readonly now?: string;
  /** The place that the reader chose before. */
  readonly place?: string;
  /** The selector of an element that the page shows once it has answered. */
  readonly until?: string;
  /** Errors in the browser's console that the test provokes; any other fails it. */
  readonly provokes?: RegExp;
}

interface SiteInBrowser extends ServedSite {
  /** An empty page of a reader's own, which closes with the test. An address in it may begin with its path. */
  newPage(reader?: Reader): Promise<Page>;
  /** A page that has loaded and answered. */
  open(path: string, reader?: Reader): Promise<Page>;
}

/** The host that serves the last build to all tests of the run; `tests/support/build.ts` starts it and the browser. */
export function servedSite(): ServedSite {
  return { url: inject('site'), siteUrl: DEFAULT_SITE_URL };
}

/** The browser of the run, to which a test file connects when it first asks; what it opened there closes with the connection. */
export function sharedBrowser(): () => Promise<Browser> {
  let connected: Promise<Browser> | undefined;
  afterAll(async () => (await connected)?.close());
  return () => {
    connected ??= chromium.connect(inject('browser'));
    return connected;
  };
}

/** The same for tests that look at pages. */
export function siteInBrowser(): SiteInBrowser {
  const site = servedSite();
  const browser = sharedBrowser();
  /** Readers that differ in nothing share what their browser has fetched, but not what the site remembers of them. */
  const contexts = new Map<string, Promise<BrowserContext>>();
  const newContext = async (options: BrowserContextOptions): Promise<BrowserContext> =>
    (await browser()).newContext({
      ...{ baseURL: site.url, locale: 'en-CA' },
      // Each reader has an address of their own, or many pages at once would be one client's.
      extraHTTPHeaders: { 'X-Forwarded-For': `2001:db8:0:${contexts.size.toString(16)}::1` },
      // Motion would be caught half-way; a test of motion asks for it.
      reducedMotion: 'reduce',
      ...options,
    });
  const newPage = async (reader: Reader = {}): Promise<Page> => {
    const { width = 1280, now, place, until, provokes, ...options } = reader;
    const key = JSON.stringify([options, now]);
    const shared = contexts.get(key) ?? newContext(options);
    contexts.set(key, shared);
    const context = await shared;
    const page = await context.newPage();
    // As long as vitest polls: a busy machine takes its time.
    page.setDefaultTimeout(100_000);
    const errors = errorsOf(page);
    onTestFinished(async () => {
      if (page.url().startsWith(site.url)) await page.evaluate(() => localStorage.clear());
      await page.close();
      expect(errors.filter((error) => !provokes?.test(error))).toEqual([]);
    });
    await page.setViewportSize({ width, height: 844 });
    if (place) await page.addInitScript((code) => localStorage.setItem('statdays-scope', code), place);
    if (now) await stopClock(context, Date.parse(now));
    return page;
  };
  const open = async (path: string, reader: Reader = {}): Promise<Page> => {
    const page = await newPage(reader);
    await goTo(page, path, reader.until);
    return page;
  };
  return { ...site, newPage, open };
}

/** A page's errors from now on, refusals of its content security policy included, but not the page's own status. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus)
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** A clock runs from its start until it is paused, and cannot be paused in its past. */
async function stopClock({ clock }: BrowserContext, time: number): Promise<void> {
  await clock.install({ time: time - 60_000 });
  await clock.pauseAt(time);
}

/** A page that waits for its script is ready once that has written the reader's day; any other page is at once. */
const READY = 'html[data-ready], html:not([data-themed]), body:not(:has(.waits))';

/** Waits until a page is ready and has what a selector names. */
export async function isReady(page: Page | Frame, until = 'html'): Promise<void> {
  await page.waitForSelector(READY, { state: 'attached' });
  await page.waitForSelector(until, { state: 'attached' });
}

/** Leads a page to another address. */
export async function goTo(page: Page, path: string, until?: string): Promise<void> {
  await page.goto(path);
  await isReady(page, until);
}
