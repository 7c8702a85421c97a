import { expect, test } from 'vitest';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** Places with closing days, with another act, with days owed, with one of two days, and federal work. */
test.each([
  '/fr/nouveau-brunswick/2027/',
  '/en/nova-scotia/2027/',
  '/en/ontario/2027/',
  '/fr/quebec/2027/',
  '/fr/canada/2028/',
])('on paper, what follows in a cell of %s is set apart from what is before it', async (path) => {
  const page = await site.open(path);
  await page.emulateMedia({ media: 'print' });
  const glued = await page.locator('.holidays :is(td, th) > *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const isInLine = getComputedStyle(part).display === 'inline';
      const isFirst = (part.previousSibling?.textContent ?? '').trim() === '';
      const isApart = /[·.,;(]/.test(getComputedStyle(part, '::before').content);
      return isInLine && !isFirst && !isApart ? [part.parentElement?.textContent] : [];
    }),
  );
  expect(glued).toEqual([]);
});

test('on paper, the bar of a closing day lies below its number', async () => {
  const page = await site.open('/en/new-brunswick/2027/');
  await page.emulateMedia({ media: 'print' });
  const [bar = 0, digits = 0] = await page
    .locator('.month .closing a')
    .first()
    .evaluate((day) => {
      const { backgroundPositionY, backgroundSize, borderTopWidth, fontSize } = getComputedStyle(day);
      const height = day.getBoundingClientRect().height - 2 * Number.parseFloat(borderTopWidth);
      const barHeight = Number.parseFloat(backgroundSize.split(' ')[1] ?? '');
      const below = (height - barHeight) * (Number.parseFloat(backgroundPositionY) / 100);
      // Figures are 0.72 em high, in the middle.
      return [below, height / 2 + 0.36 * Number.parseFloat(fontSize)];
    });
  expect(bar).toBeGreaterThanOrEqual(digits);
});
