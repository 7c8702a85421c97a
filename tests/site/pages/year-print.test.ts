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
