import * as pagefind from 'pagefind';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/core/language/locale.ts';
import { LEFT_OUT } from '../../../src/site/machines/search-index.ts';
import { IS_EXHAUSTIVE } from '../../support/exhaustive.ts';
import { answerLine, questions } from '../../support/search/ask.ts';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { layoutShift } from '../../support/site/layout-shift.ts';
import { type Reader, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** The Sunday to which the answers of the table belong. */
const NOW = '2026-11-22T17:00:00Z';
const PAGE = { en: '/en/search/', fr: '/fr/recherche/' } as const;

/** A page of a reader who comes on that Sunday; its timers run. */
async function newPage(reader: Reader = {}): Promise<Page> {
  const page = await site.newPage(reader);
  await page.clock.setFixedTime(NOW);
  return page;
}

/** A page with its search open. */
async function search(path: string, reader: Reader = {}): Promise<Page> {
  const page = await newPage({ width: 390, ...reader });
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.search-dialog input:focus');
  return page;
}

/** Asks for a term, and gives the answer. */
async function ask(page: Page, term: string): Promise<string> {
  await page.locator('[data-search] input').fill(term);
  await page.waitForFunction(
    (asked) => document.querySelector<HTMLElement>('[data-search]')?.dataset['shown'] === asked,
    term,
  );
  return (await page.locator('[data-answer]').textContent()) ?? '';
}

/** Asks for a term, and unfolds the pages below the answer. */
async function findPages(page: Page, term: string): Promise<void> {
  await ask(page, term);
  await page.click('.search-also summary');
  await page.waitForSelector('.search-also :is(a, p)');
}

const firstPage = (page: Page) => page.locator('[data-found] a').first();

/** Without a browser, all questions are asked. Here every thirtieth will do, and all of them in `npm run test:all`. */
const isAsked = (_: string, index: number): boolean => IS_EXHAUSTIVE || index % 30 === 0;

describe('the answer', () => {
  test.each(LOCALES)('is that of the table at an address in %s', async (locale) => {
    const page = await newPage({ place: 'on' });
    await page.goto(`${PAGE[locale]}?q=`);
    for (const question of questions[locale].filter(isAsked)) {
      const answer = (await ask(page, question)).replaceAll('\u00a0', ' ');
      const expected = await answerLine(question, locale, 'on');
      expect(answer.startsWith(expected), `${question}: ${answer}`).toBe(true);
    }
  });

  test('is at the address of its question, in either language, and shareable', async () => {
    const page = await newPage({ place: 'ab' });
    await page.goto('/en/search/?q=is+boxing+day+a+holiday');
    await page.waitForSelector('[data-answer] :text("Your employer decides.")');
    expect(await page.title()).toMatch(/^is boxing day a holiday \| /);
    await ask(page, 'boxing day 2027');
    expect(new URL(page.url()).search).toBe('?q=boxing+day+2027');
    await page.click('a[data-language]');
    await page.waitForSelector('[data-answer] :text("Le dimanche 26 décembre 2027.")');
    expect(new URL(page.url()).pathname).toBe(PAGE.fr);
  });

  test('follows the letters in the dialog, asks the service nothing, and goes to its page on Enter', async () => {
    const page = await search('/en/ontario/', { place: 'on' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.type('victoria day 2027');
    await page.waitForSelector('[data-answer] :text("Monday, May 24, 2027.")');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await page.locator('[data-links] a').count()).toBe(3);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search/?q=victoria+day+2027');
  });

  test('says two readings, or that nothing is known, and shows what works', async () => {
    const page = await search('/en/');
    expect(await ask(page, '01/07/2027')).toContain('Which one do you mean?');
    expect(await page.locator('[data-links] a').count()).toBe(2);
    expect(await ask(page, 'asdfgh')).toContain('We found nothing for “asdfgh”.');
    expect(await page.locator('[data-found] a').count()).toBe(0);
    await page.click('[data-examples] a:text("week 12")');
    await page.waitForSelector('[data-answer] :text("March 28")');
  });

  test('needs a script, and says where to look without', async () => {
    const page = await site.open('/fr/recherche/?q=no%C3%ABl', { javaScriptEnabled: false });
    expect(await page.locator('main noscript').count()).toBe(1);
    expect(await page.locator('main noscript a[href="/fr/jours-feries/"]').count()).toBe(1);
  });

  test('is what browsers learn to ask for', async () => {
    const page = await site.open('/fr/2027/');
    const path = await page.getAttribute('link[rel="search"]', 'href');
    const response = await page.request.get(path ?? '');
    expect(response.headers()['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(await response.text()).toContain(`template="${site.siteUrl}/fr/recherche/?q={searchTerms}"`);
  });
});

describe('the pages below it', () => {
  test('are found without samples of code', async () => {
    const { index } = await pagefind.createIndex({ excludeSelectors: LEFT_OUT });
    const content = '<html lang="en"><main data-pagefind-body><h1>Christmas</h1><pre>{"a":1}</pre></main>';
    const added = await index?.addHTMLFile({ sourcePath: 'en/christmas-day/index.html', content });
    await pagefind.close();
    expect(added?.file).toMatchObject({ uniqueWords: 1, meta: { title: 'Christmas' } });
  });

  test.each([
    {
      path: '/en/2027/',
      found: { 'family day': '/en/family-day/', 'ontario 2027': '/en/ontario/2027/' },
    },
    { path: '/en/yukon/2026/', found: { 'If-None-Match': '/en/docs/caching/' } },
    {
      path: '/fr/semaine/',
      found: {
        'jour du souvenir': '/fr/jour-du-souvenir/',
        'action de grâces': '/fr/action-de-graces/',
        "l'Action de grâces": '/fr/action-de-graces/',
      },
    },
  ])('are found from $path', async ({ path, found }) => {
    const page = await search(path);
    for (const [term, first] of Object.entries(found)) {
      await findPages(page, term);
      expect(new URL((await firstPage(page).getAttribute('href')) ?? '', site.url).pathname).toBe(first);
    }
  });

  test('have titles that hold on every day, and neither samples of code nor years that are over', async () => {
    const page = await search('/en/');
    for (const term of ['ontario', 'christmas day', 'curl', '2025']) {
      await findPages(page, term);
      const titles = await page.locator('[data-found] strong').allInnerTexts();
      expect(titles.filter((title) => /\bin \d+ days\b/.test(title))).toEqual([]);
      const text = (await page.locator('[data-found]').textContent()) ?? '';
      expect(text).not.toMatch(/[{}"]/);
    }
  });

  test('have a French word behind what is elided before it, as by itself', async () => {
    const page = await search('/fr/');
    await findPages(page, 'indemnité');
    const alone = await page.locator('[data-found] a').allInnerTexts();
    await findPages(page, 'l’indemnité');
    expect(await page.locator('[data-found] a').allInnerTexts()).toEqual(alone);
    await page.waitForSelector('[data-found] mark:text("indemnité")');
  });

  test('mark what was asked for, not “is” or “the”', async () => {
    const page = await search('/en/');
    await findPages(page, 'is the family day a holiday');
    const marks = await page.locator('[data-found] mark').allInnerTexts();
    expect(marks).not.toEqual([]);
    expect(marks.filter((mark) => /^(is|the|a)$/i.test(mark))).toEqual([]);
  });
});

/** The bytes of a body as the host sends it. The browser’s own count leaves out what was preloaded. */
async function transferred(request: Request): Promise<number> {
  const response = await request.response();
  return Number((await response?.headerValue('content-length')) ?? Number.NaN);
}

/** Each kind of answer has its own code and data. One language of each will do; `npm run test:all` asks in both. */
const FIRST_QUESTIONS = {
  en: [
    'is boxing day a holiday in alberta',
    'are banks open on boxing day',
    'do i get paid on family day',
    'do i get paid on the civic holiday',
    'boxing day in lieu',
    'best days to book off 2027',
  ],
  fr: [
    'le lendemain de noël est-il férié en alberta',
    'les banques sont-elles ouvertes le lendemain de noël',
    'suis-je payé à la fête du travail',
    'suis-je payé au congé civique',
    'congé reporté du lendemain de noël',
    'meilleurs jours à prendre en 2027',
  ],
} as const;

describe('a first answer', () => {
  // A page of today: one from another day loads the law to answer for today.
  test.each(
    LOCALES.flatMap((locale, turn) =>
      FIRST_QUESTIONS[locale]
        .filter((_, index) => IS_EXHAUSTIVE || index % LOCALES.length === turn)
        .map((question) => [question, locale] as const),
    ),
  )('to “%s” costs less than 75 KB beyond the page (%s), and loads no index', async (question, locale) => {
    const page = await site.open(`/${locale}/ontario/`, { width: 390, place: 'on' });
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-dialog input:focus');
    await ask(page, question);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(requests.map(transferred));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const all = requests.map((request, index) => `${request.url()} ${sizes[index]}`);
    // 60 KB, and the 15 KB that components and whole tables may cost a page.
    expect(bytes, all.join('\n')).toBeLessThan(75_000);
    expect(requests.filter((request) => request.url().includes('/pagefind/'))).toEqual([]);
  });

  test('moves nothing on the page of its question', async () => {
    const page = await newPage({ width: 390, place: 'on' });
    for (const question of ['boxing day', 'xyzzyx', 'holidays ontario 2027']) {
      await page.goto(`${PAGE.en}?q=${encodeURIComponent(question)}`);
      await page.waitForSelector('[data-shown]');
      expect(await layoutShift(page), question).toBeLessThan(0.01);
    }
  });
});

/** A holiday, two readings, nothing, and a place. */
const TERMS = ['fête du travail 2027', '01/07/2027', 'xyzzyx', 'jours fériés ontario 2027'];

describe('the dialog', () => {
  test('opens by a stroke, but not while somebody writes one, and closes on Escape', async () => {
    const page = await site.open('/en/date/');
    await page.keyboard.press('/');
    await page.waitForSelector('.search-dialog input:focus');
    await page.keyboard.type('a/b');
    expect(await page.inputValue('.search-dialog input')).toBe('a/b');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.search-dialog:not([open])', { state: 'attached' });
  });

  test.each([
    { colorScheme: 'light', width: 1280, terms: IS_EXHAUSTIVE ? TERMS : TERMS.slice(0, 2) },
    { colorScheme: 'dark', width: 320, terms: IS_EXHAUSTIVE ? TERMS : TERMS.slice(2) },
  ] as const)(
    'has no violation in $colorScheme, and nothing wider than itself at $width px',
    async ({ terms, ...reader }) => {
      const page = await search('/fr/docs/', reader);
      for (const term of terms) {
        await ask(page, term);
        expect(await axeViolations(page, { within: '.search-dialog' })).toEqual([]);
        const over = await page
          .locator('.search-dialog')
          .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        expect(over).toBe(0);
      }
    },
  );
});
