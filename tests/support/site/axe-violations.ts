import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The faults that axe finds in a page, or in what a selector names of it: a line for each rule and element. */
export async function axeViolations(
  page: Page,
  { within, ...options }: RunOptions & { within?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // After a change of theme, which theme.js learns in the next frame, colours take 120 ms to arrive.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // A colour that is inherited arrives later than its parent's.
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
  const { violations } = await page.evaluate(
    (given) => window.axe.run(given.within ?? document, given.options),
    { within, options: { ...options, resultTypes: ['violations' as const] } },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
