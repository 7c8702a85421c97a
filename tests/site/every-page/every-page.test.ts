import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../support/exhaustive.ts';
import { axeViolations } from '../../support/site/axe-violations.ts';
import { layoutShift } from '../../support/site/layout-shift.ts';
import { goTo, isReady, siteInBrowser } from '../../support/site/served-site.ts';
import { TEMPLATES } from '../../support/site/templates.ts';

const site = siteInBrowser();

const KB = 1024;
/** The most that a page may transfer, with its script: most load no law. */
const BUDGET = { all: 75 * KB, script: 35 * KB, requests: 30 };
/** The almanac with the law, its notes and what each act owes for a weekend, in both languages: one chunk that pages share. */
const LAW = 23 * KB;
/** The days of the named lists, and the rules of computing time, with their words in both languages. */
const LISTS = 4 * KB;
/** The names of the holidays, for the lists. */
const NAMES = 4 * KB;
const RULES = 10 * KB;
/** Which offices close, and what to know of the holidays in some years. */
const DATES = 21 * KB;
/** The rules on holiday pay and how to compute it, with their words in both languages. */
const PAY = 15 * KB;
const BUDGETS: Readonly<Record<string, Partial<typeof BUDGET>>> = {
  // With the days of all places.
  home: { all: 90 * KB },
  // Who is off, who is open and what was kept then: computed from all of it.
  'any date': { all: 100 * KB, script: BUDGET.script + LAW + LISTS + DATES },
  'business days': { all: 95 * KB, script: BUDGET.script + LAW },
  deadline: { all: 87 * KB, script: BUDGET.script + NAMES + LISTS + RULES },
  'holiday pay': { all: 103 * KB, script: BUDGET.script + LAW + PAY },
  lists: { all: 103 * KB, script: BUDGET.script + LAW + DATES },
  reference: { all: 95 * KB },
  // With an answer, which ../frame/search.test.ts holds to 60 KB.
  search: { all: BUDGET.all + 60 * KB, script: BUDGET.script + 60 * KB },
};
const COMPRESSED = new Set(['font', 'image']);

/** The rules that colours may break; the rest of a page is the same in both themes. */
const COLOURS = {
  runOnly: 'cat.color',
  // Of level AAA.
  rules: { 'color-contrast-enhanced': { enabled: false } },
};
const OTHER = { light: 'dark', dark: 'light' } as const;

/** Counts the bytes that a page transfers, from now on until they are asked for. */
function sizesOf(page: Page): () => Promise<typeof BUDGET> {
  const counted: Promise<{ kind: string; size: number }>[] = [];
  const count = (response: Response): void => {
    const kind = response.request().resourceType();
    const sizeOf = (body: Buffer): number => (COMPRESSED.has(kind) ? body : gzipSync(body)).length;
    counted.push(response.body().then((body) => ({ kind, size: sizeOf(body) })));
  };
  page.on('response', count);
  const sum = (sizes: readonly { size: number }[]): number => sizes.reduce((all, { size }) => all + size, 0);
  return async () => {
    page.off('response', count);
    const sizes = await Promise.all(counted);
    return {
      all: sum(sizes),
      script: sum(sizes.filter(({ kind }) => kind === 'script')),
      requests: sizes.length,
    };
  };
}

/** Less than any eye sees: 0.1 is what counts as good elsewhere. */
const NOTHING = 0.005;
const FONT = '**/*.woff2';
/** Pages that scripts write as they load, and pages of other frames. */
const STILL = ['home', 'place', 'all places', 'holiday', 'date', 'week', 'year', 'quick start'];

const STEP = IS_EXHAUSTIVE ? 20 : 320;
const WIDTHS = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, index) => 320 + STEP * index);

/** Faults of the controls of a page as wide as its window: overlapped, out of the window, or covered. */
const controlFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly control: HTMLElement;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const nameOf = (control: HTMLElement): string =>
      control.textContent.trim().slice(0, 40) || control.ariaLabel || control.id || control.outerHTML;
    const isShown = (control: HTMLElement): boolean =>
      control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).clip === 'auto';
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);

    /** The visible boxes of a control, line by line: a box that scrolls cuts off the rest. */
    function boxesOf(control: HTMLElement): Box[] {
      const edge = control.closest('.scroll, .table-scroll, pre')?.getBoundingClientRect().right;
      return [...control.getClientRects()]
        .map(({ left, right, top, bottom }) => {
          return {
            control,
            left,
            right: Math.min(right, edge ?? right),
            top,
            bottom,
          };
        })
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    }
    function overlaps(boxes: readonly Box[]): string[] {
      return boxes.flatMap((one, index) => {
        const end = boxes.findIndex(({ top }, next) => next > index && top >= one.bottom - 1);
        return boxes
          .slice(index + 1, end < 0 ? undefined : end)
          .filter(({ control }) => !one.control.contains(control) && !control.contains(one.control))
          .filter(({ left, right }) => left < one.right - 1 && right > one.left + 1)
          .map(({ control }) => `${nameOf(one.control)} / ${nameOf(control)}`);
      });
    }
    function isCovered(control: HTMLElement): boolean {
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !(hit && control.contains(hit));
    }

    const boxes = shown('a, button, input, select, summary')
      .flatMap(boxesOf)
      .sort((a, b) => a.top - b.top);
    const outside = boxes.filter(({ left, right }) => left < 0 || right > innerWidth + 1);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...overlaps(boxes),
      ...outside.map(({ control }) => `${nameOf(control)} is out of the window`),
      ...shown('header :is(a, button)')
        .filter(isCovered)
        .map((control) => `${nameOf(control)} is covered`),
      ...(boxes.length === 0 ? ['the page has no control'] : []),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ];
  });

/** Elements with more than one root of Preact, which has its tree in `__k`: next to one, what the build wrote would stay. */
const crowdedRoots = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((parent) => '__k' in parent && parent.childElementCount > 1)
      .map(({ id }) => id),
  );

/** How wide a page becomes with letters of a size. */
const widthWith = (page: Page, letters: string): Promise<number> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth;
  }, letters);

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

/** A page whose width depends on what the reader chose, besides the templates. */
const CHOSEN = [
  {
    name: 'my places',
    en: '/en/2027/?places=nl,nt,pe',
    fr: '/fr/2027/?places=nl,nt,pe',
    until: '#table.some',
  },
  {
    name: 'search',
    en: '/en/search/?q=good+friday+quebec',
    fr: '/fr/recherche/?q=vendredi+saint',
    until: '[data-answer]:not(:empty)',
  },
];

/**
 * English in the light and French in the dark, then the other way round. Where one case of each reason is enough, each template has one of
 * its pages; `npm run test:all` looks at both, in both themes.
 */
const VISITS = [...TEMPLATES, ...CHOSEN].flatMap(({ name, en, fr, until }, index) => {
  const theme = index % 4 < 2 ? 'light' : 'dark';
  const visits = [
    { name, path: en, until, theme },
    { name, path: fr, until, theme: OTHER[theme] },
  ] as const;
  return IS_EXHAUSTIVE ? visits : visits.slice(index % 2, (index % 2) + 1);
});

test.each(VISITS)('a visit to $path in the $theme finds no fault', async ({ name, path, until, theme }) => {
  const page = await site.newPage({ colorScheme: theme, provokes: /status of 404 .*no-such-page|woff2/ });
  const sizes = sizesOf(page);
  await goTo(page, path, until);
  expect(await crowdedRoots(page)).toEqual([]);
  const wide = await axeViolations(page);
  if (IS_EXHAUSTIVE) await page.emulateMedia({ colorScheme: OTHER[theme] });
  const otherTheme = IS_EXHAUSTIVE ? await axeViolations(page, COLOURS) : [];
  const { all, script, requests } = await sizes();
  const budget = { ...BUDGET, ...BUDGETS[name] };
  expect(all).toBeLessThan(budget.all);
  expect(script).toBeLessThan(budget.script);
  expect(requests).toBeLessThanOrEqual(budget.requests);

  // A font that comes late moves a line by a word, so no page has it here.
  if (STILL.includes(name)) {
    await page.route(FONT, (route) => route.abort());
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
      await isReady(page, until);
      expect(await layoutShift(page), `at ${width} px`).toBeLessThan(NOTHING);
    }
    await page.unroute(FONT);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await page.reload();
  await isReady(page, until);
  const narrow = await axeViolations(page, { runOnly: 'target-size' });
  expect({ wide, narrow, otherTheme }).toEqual({ wide: [], narrow: [], otherTheme: [] });

  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    faults.push(...(await controlFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  expect(faults).toEqual([]);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cutFields(page), `fields at ${width} px`).toEqual([]);
    expect(await widthWith(page, '200%'), `with letters twice as large at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    expect(await cutFields(page), `fields with letters twice as large at ${width} px`).toEqual([]);
    await widthWith(page, '');
  }
});
