import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../../support/site/browser.ts';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

const STEP = 20;
const WIDTHS = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, index) => 320 + STEP * index);

/** A page of each type, in both languages. */
const PATHS = [
  '/en/',
  '/fr/',
  '/en/newfoundland-and-labrador/',
  '/fr/terre-neuve-et-labrador/',
  '/en/saskatchewan/2028/',
  '/fr/saskatchewan/2028/',
  '/en/2027/?places=on,qc&date=2027-08-02',
  '/fr/2027/?places=on,qc&date=2027-08-02',
  '/en/remembrance-day/',
  '/fr/jour-du-souvenir/',
  '/en/holidays/',
  '/fr/jours-feries/',
  '/en/lists/',
  '/fr/listes/',
  '/en/lists/canada-post/2026/',
  '/fr/listes/canada-post/2026/',
  '/en/date/?d=2027-08-02',
  '/fr/date/?d=2027-08-02',
  '/en/business-days/',
  '/fr/jours-ouvrables/',
  '/en/week/',
  '/fr/semaine/',
  '/en/explorer/?year=2018&scope=sk&with=qc',
  '/fr/explorateur/?year=2018&scope=sk&with=qc',
  '/en/changes/',
  '/fr/modifications/',
  '/en/docs/',
  '/fr/docs/',
  '/en/docs/reference/',
  '/fr/docs/reference/',
  '/en/docs/console/',
  '/fr/docs/console/',
  '/en/docs/quality/',
  '/fr/docs/quality/',
  '/en/no-such-page/',
  '/fr/no-such-page/',
];

const FRAME = '/frame';
const OWN_FRAME = { 'content-security-policy': '', 'x-frame-options': '' };

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage({ viewport: { width: 2000, height: 800 } });
  await page.route(`${site.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...OWN_FRAME } });
  });
  await page.route(`**${FRAME}?*`, (route) => {
    const path = new URL(route.request().url()).searchParams.get('of') ?? '';
    const body = `<!doctype html><iframe name="page" height="700" src="${path.replaceAll('&', '&amp;')}"></iframe>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
});
afterAll(() => page.close());

/** A page in a frame, whose width is changed without a window's delay. */
async function inFrame(path: string): Promise<Frame> {
  await page.goto(`${site.url}${FRAME}?of=${encodeURIComponent(path)}`, { waitUntil: 'networkidle' });
  const frame = page.frame('page');
  if (!frame) throw new Error('The page has no frame');
  return frame;
}

/** What is wrong with the controls of a page at each width: overlapped by others, out of the window, or covered. */
const faultsIn = (frame: Frame, widths: readonly number[]): Promise<string[]> =>
  frame.evaluate((all) => {
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

    /** What is to be seen of a control, line by line: a box that scrolls cuts off the rest. */
    function boxesOf(control: HTMLElement): Box[] {
      const edge = control.closest('.scroll, .table-scroll, pre')?.getBoundingClientRect().right;
      return [...control.getClientRects()]
        .map(({ left, right, top, bottom }) => {
          return { control, left, right: Math.min(right, edge ?? right), top, bottom };
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
    function faultsAt(width: number): string[] {
      frameElement?.setAttribute('width', String(width));
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
        ...(boxes.length === 0 || innerWidth !== width ? ['the page is not shown at this width'] : []),
        ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ];
    }
    return all.flatMap((width) => faultsAt(width).map((fault) => `${width}: ${fault}`));
  }, widths);

describe('the controls', () => {
  test.each(PATHS)('of %s stand clear of each other, in the window, at every width', async (path) => {
    expect(await faultsIn(await inFrame(path), WIDTHS)).toEqual([]);
  });
});
