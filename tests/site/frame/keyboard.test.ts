import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** Presses Tab until an element of the page has the focus, and shows it. */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    const isVisible = await page.evaluate((wanted) => {
      if (!document.activeElement?.matches(wanted)) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }, selector);
    if (isVisible) return;
    if (isVisible === false) throw new Error(`${selector} does not show that it has the focus`);
  }
  throw new Error(`Tab does not reach ${selector}`);
}

async function press(page: Page, selector: string, most?: number): Promise<void> {
  await tabTo(page, selector, most);
  await page.keyboard.press('Enter');
}

const search = (page: Page): Promise<string> => page.evaluate(() => location.search);

describe('with the keyboard alone', () => {
  test('the first Tab skips to the content', async () => {
    const page = await site.open('/en/');
    await press(page, '.skip', 1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test.each(['/fr/', '/en/2027/?places=on,qc', '/en/date/2027-08-02/'])(
    'the ring around the place on %s covers no word beside it',
    async (path) => {
      const page = await site.open(path, { place: 'on' });
      await tabTo(page, '.pick');
      const [before, ring, after] = await page.evaluate(() => {
        const pick = document.activeElement as HTMLElement;
        const { outlineWidth, outlineOffset } = getComputedStyle(pick);
        const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const box = pick.getBoundingClientRect();
        const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
        const words: DOMRect[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (pick.contains(text)) continue;
          for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            words.push(...range.getClientRects());
          }
        }
        const middle = (box.top + box.bottom) / 2;
        const beside = words.filter(({ top, bottom }) => top < middle && bottom > middle);
        return [
          Math.max(0, ...beside.filter(({ right }) => right < middleOf(box)).map(({ right }) => right)),
          { left: box.left - beyond, right: box.right + beyond },
          Math.min(9999, ...beside.filter(({ left }) => left > middleOf(box)).map(({ left }) => left)),
        ] as const;

        function middleOf({ left, right }: DOMRect): number {
          return (left + right) / 2;
        }
      });
      expect(ring.left).toBeGreaterThanOrEqual(before);
      expect(ring.right).toBeLessThanOrEqual(after);
    },
  );

  test('the place is found by its letter, chosen and remembered', async () => {
    const page = await site.open('/en/');
    await press(page, '.pick');
    await page.waitForSelector('#place-list a:focus');
    await page.keyboard.type('ss');
    expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Saskatchewan');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.pick:has-text("in Saskatchewan"):focus');
    expect(await page.isVisible('#place-list')).toBe(false);
    await goTo(page, '/en/');
    expect(await page.textContent('.pick span')).toBe('in Saskatchewan');
  });

  test('the list of places opens at the place of the page, and takes the first letters of a name', async () => {
    const page = await site.open('/en/', { place: 'on' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
    // In one step: a key that comes right after must find the focus there.
    const opened = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.pick')?.click();
      return document.activeElement?.textContent.trim();
    });
    expect(opened).toBe('Ontario');
    await page.keyboard.type('new b');
    expect(await focused()).toBe('New Brunswick');
  });

  test('a place chosen while the page still moves for another one wins, without an error', async () => {
    const page = await site.open('/en/', { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      for (const place of ['sk', 'yt'])
        document.querySelector<HTMLElement>(`#place-list [data-place="${place}"]`)?.click();
    });
    await page.waitForSelector('.pick:has-text("in Yukon")');
  });

  test('the theme is changed and remembered', async () => {
    const page = await site.open('/fr/');
    const before = await page.getAttribute('html', 'data-theme');
    await press(page, '.theme-button');
    await goTo(page, '/fr/docs/');
    expect(await page.getAttribute('html', 'data-theme')).not.toBe(before);
  });

  test('a holiday of the calendar leads to its row', async () => {
    const page = await site.open('/en/ontario/2026/');
    await press(page, '.month a[href="#family-day"]');
    expect(await page.locator('#family-day').evaluate((row) => row.matches(':target'))).toBe(true);
  });

  test('another province is reached from the calendar of one, whose list closes on Escape', async () => {
    const page = await site.open('/en/ontario/2026/');
    await press(page, '[popovertarget="place-list"]');
    expect(await page.isVisible('#place-list')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#place-list')).toBe(false);
    await page.keyboard.press('Enter');
    await press(page, '#place-list a[href*="yukon"]');
    await page.waitForURL('**/en/yukon/2026/');
  });

  test('a date turns to the day after, and back', async () => {
    const page = await site.open('/fr/date/?date=2026-12-31');
    await press(page, '#after');
    await page.waitForSelector('h1:has-text("Vendredi 1er\u00a0janvier 2027")');
    // The Canadian week, 1, is one link away.
    expect(await page.textContent('.facts a[href="/fr/semaine/"]')).toBe('Semaine ISO 53');
    await page.goBack();
    await page.waitForSelector('h1:has-text("31\u00a0décembre 2026")');
  });

  test('my places are chosen, kept in the address and taken to the next year', async () => {
    const page = await site.open('/en/2027/');
    await press(page, '[popovertarget="choice"]');
    for (const place of ['on', 'qc']) {
      await tabTo(page, `#choice [value="${place}"]`);
      await page.keyboard.press('Space');
    }
    expect(await search(page)).toBe('?places=on,qc');
    expect(await page.textContent('#title')).toBe('In 2027, both are off on 6 days.');
    await page.reload();
    expect(await page.isChecked('#choice [value="on"]')).toBe(true);
    await page.locator('.years a', { hasText: '2028' }).press('Enter');
    await page.waitForURL('**/en/2028/?places=on,qc');
  });

  test('the language of the examples is the same in all of them, and remembered', async () => {
    const page = await site.open('/en/docs/quick-start/');
    await tabTo(page, '.code-choice [value="curl"]', 120);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const shown = () => page.locator('[data-code="python"] pre:visible').count();
    const programs = await page.locator('.code-tabs').count();
    expect([await shown(), programs > 1]).toEqual([programs, true]);
    await goTo(page, '/fr/docs/');
    expect(await shown()).toBe(1);
  });

  test('the menu of the documentation opens on a small screen', async () => {
    const page = await site.open('/fr/docs/', { width: 320 });
    await press(page, '.menu-button');
    await press(page, '.docs-links a[href="/fr/docs/erreurs/"]');
    await page.waitForURL('**/fr/docs/erreurs/');
  });
});
