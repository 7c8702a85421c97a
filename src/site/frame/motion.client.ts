const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds for a square, and for all together. */
const LENGTH = 150;
const ALL = 250;

/** The reader waits for what a page shows first: only what they change lights up. */
let isFirst = true;

/** Lights up squares in order. */
export function lightUp(squares: Iterable<Element>): void {
  const isWaitedFor = isFirst;
  isFirst = false;
  if (isWaitedFor || isStill()) return;
  const all = [...squares];
  const step = (ALL - LENGTH) / Math.max(all.length - 1, 1);
  for (const [index, square] of all.entries())
    square.animate([{ opacity: 0, scale: 0.6 }, {}], {
      ...{ duration: LENGTH, delay: index * step, easing: 'ease-out', fill: 'backwards' },
    });
}

/** Cross-fades the answer when another place is chosen. */
export function crossFade(update: () => void): void {
  // A second choice skips the transition of the first: its update happens, and only its motion is lost.
  if ('startViewTransition' in document && !isStill())
    document.startViewTransition(update).ready.catch(() => undefined);
  else update();
}
