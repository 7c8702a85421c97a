import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../support/exhaustive.ts';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';
import { TEMPLATES } from '../../support/site/templates.ts';

const site = siteInBrowser();

const KB = 1024;
/** What a page may transfer, with its script. */
const BUDGET = { all: 60 * KB, script: 20 * KB };
/** The almanac with the law, its notes and what each act owes for a weekend, in both languages: one chunk that pages share. */
const LAW = 23 * KB;
/** The rules of computing time with their words in both languages. */
const RULES = 10 * KB;
/** The answer as a sentence, for who shares it. */
const SHARE = 0.5 * KB;
/** A day each as a square, with its name for a screen reader. */
const SQUARES = 3 * KB;
/** What to know of the holidays in some years. */
const HISTORY = 7 * KB;
/** The days of the named lists, for who is open. */
const LISTS = 4 * KB;
/** The names of the holidays, for the lists. */
const NAMES = 4 * KB;
/** The texts on which offices close, in both languages. */
const OFFICES = 14 * KB;
/** The rules on holiday pay and how to compute it, with their words in both languages. */
const PAY = 15 * KB;
/** Who is off, who is open and what was kept then: computed from all of it. */
const DATE = { all: 104 * KB, script: BUDGET.script + LAW + HISTORY + LISTS + OFFICES };
const BUDGETS: Readonly<Record<string, Partial<typeof BUDGET>>> = {
  date: DATE,
  'any date': DATE,
  'business days': { all: 80 * KB, script: BUDGET.script + LAW + SQUARES },
  deadline: { all: 72 * KB, script: BUDGET.script + NAMES + LISTS + RULES + SHARE },
  'holiday pay': { all: 88 * KB, script: BUDGET.script + LAW + PAY },
  lists: { all: 88 * KB, script: BUDGET.script + LAW + OFFICES },
  reference: { all: 80 * KB },
};
const COMPRESSED = new Set(['font', 'image']);

/** What colours may break; the rest of a page is the same in both themes. */
const COLOURS = {
  runOnly: 'cat.color',
  // Of level AAA.
  rules: { 'color-contrast-enhanced': { enabled: false } },
};
const OTHER = { light: 'dark', dark: 'light' } as const;

/** Counts the bytes that a page transfers, from now on. */
function sizesOf(page: Page): () => Promise<typeof BUDGET> {
  const counted: Promise<{ kind: string; size: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const sizeOf = (body: Buffer): number => (COMPRESSED.has(kind) ? body : gzipSync(body)).length;
    counted.push(response.body().then((body) => ({ kind, size: sizeOf(body) })));
  });
  const sum = (sizes: readonly { size: number }[]): number => sizes.reduce((all, { size }) => all + size, 0);
  return async () => {
    const sizes = await Promise.all(counted);
    return { all: sum(sizes), script: sum(sizes.filter(({ kind }) => kind === 'script')) };
  };
}

/**
 * English in the light and French in the dark, then the other way round. Where one case of each reason is enough, each template has one of
 * its pages; `npm run test:all` looks at both, in both themes.
 */
const VISITS = TEMPLATES.flatMap(({ name, en, fr, until }, index) => {
  const theme = index % 4 < 2 ? 'light' : 'dark';
  const visits = [
    { name, path: en, until, theme },
    { name, path: fr, until, theme: OTHER[theme] },
  ] as const;
  return IS_EXHAUSTIVE ? visits : visits.slice(index % 2, (index % 2) + 1);
});

describe('a first visit', () => {
  test.each(VISITS)('to $path in the $theme finds no fault', async ({ name, path, until, theme }) => {
    const page = await site.newPage({ colorScheme: theme });
    const sizes = sizesOf(page);
    await goTo(page, path, until);
    const wide = await axeViolations(page);
    if (IS_EXHAUSTIVE) await page.emulateMedia({ colorScheme: OTHER[theme] });
    const otherTheme = IS_EXHAUSTIVE ? await axeViolations(page, COLOURS) : [];
    await page.setViewportSize({ width: 320, height: 844 });
    const narrow = await axeViolations(page, { runOnly: 'target-size' });
    expect({ wide, narrow, otherTheme }).toEqual({ wide: [], narrow: [], otherTheme: [] });
    const budget = { ...BUDGET, ...BUDGETS[name] };
    const { all, script } = await sizes();
    expect(all).toBeLessThan(budget.all);
    expect(script).toBeLessThan(budget.script);
  });
});
