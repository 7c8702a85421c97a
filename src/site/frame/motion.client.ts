const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const LENGTH = 250;
/** Milliseconds for all squares together: more than fifteen follow faster. */
const ALL = 600;
const STEP = 40;

let isLit = false;

/** Lights up squares in order, once a page. */
export function lightUp(squares: Iterable<Element>): void {
  if (isLit || isStill()) return;
  isLit = true;
  const all = [...squares];
  const step = Math.min(STEP, (ALL - LENGTH) / Math.max(all.length - 1, 1));
  for (const [index, square] of all.entries())
    square.animate([{ opacity: 0, scale: 0.6 }, {}], {
      ...{ duration: LENGTH, delay: index * step, easing: 'ease-out', fill: 'backwards' },
    });
}

/** Cross-fades the answer when another place is chosen. */
export function crossFade(update: () => void): void {
  const hasTransitions: boolean = 'startViewTransition' in document;
  if (hasTransitions && !isStill()) document.startViewTransition(update);
  else update();
}
