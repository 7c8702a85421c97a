import type { Frame } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../support/exhaustive.ts';
import { isReady, siteInBrowser } from '../../support/site/served-site.ts';
import { TEMPLATES } from '../../support/site/templates.ts';

const site = siteInBrowser();

/** Where one case of each reason is enough, one page in English and the next in French, at every fourth width. */
const STEP = IS_EXHAUSTIVE ? 20 : 80;
const WIDTHS = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, index) => 320 + STEP * index);
const CASES = TEMPLATES.flatMap(({ en, fr, until }, index) => {
  const cases = [en, fr].map((path) => ({ path, until }));
  return IS_EXHAUSTIVE ? cases : cases.slice(index % 2, (index % 2) + 1);
});

const FRAME = '/frame';
const NO_FRAME = ['content-security-policy', 'x-frame-options'];

/** A page in a frame, whose width is changed without a window's delay. */
async function inFrame(path: string, until = 'html'): Promise<Frame> {
  const page = await site.newPage({ width: 2000, provokes: /status of 404 .*no-such-page/ });
  await page.route(`${site.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => !NO_FRAME.includes(name));
    return route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  await page.route(`**${FRAME}`, (route) => {
    const body = `<!doctype html><iframe name="page" height="700" src="${path.replaceAll('&', '&amp;')}"></iframe>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(FRAME);
  const frame = page.frame('page');
  if (!frame) throw new Error('The page has no frame');
  await isReady(frame, until);
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

test.each(CASES)(
  'the controls of $path stand clear of each other, in the window',
  async ({ path, until }) => {
    expect(await faultsIn(await inFrame(path, until), WIDTHS)).toEqual([]);
  },
);
