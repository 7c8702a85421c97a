import { HALF_WEEKS, nearestTo } from './ribbon.ts';

interface Ringed {
  /** Indexes of the squares that have a name. */
  readonly squares: readonly number[];
  /** Index of the one ringed now. */
  readonly selected: number;
}

/** Calls back when a pointer, a button or an arrow key rings another day. */
export function onRing(now: () => Ringed, ring: (at: number) => void): void {
  const turn = (by: number): void => {
    const { squares, selected } = now();
    const at = selected + by;
    if (at >= 0 && at < squares.length) ring(at);
  };
  const pointedAt = (event: MouseEvent): number | undefined => {
    const square = squareAt(event);
    const { squares } = now();
    const at = square === undefined ? -1 : squares.indexOf(nearestTo(square, squares) ?? -1);
    return at === -1 ? undefined : at;
  };

  document.addEventListener('pointermove', (event) => {
    const at = event.pointerType === 'mouse' ? pointedAt(event) : undefined;
    if (at !== undefined && at !== now().selected) ring(at);
  });

  // A click opens the ringed holiday. A mouse rings it on hover; a finger rings it with the first tap.
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-turn]') : null;
    if (button) turn(Number(button.dataset['turn']));
    const at = pointedAt(event);
    if (at === undefined) return;
    if (at === now().selected) document.querySelector<HTMLElement>('.ribbon-line a')?.click();
    else ring(at);
  });

  document.addEventListener('keydown', (event) => {
    const isOnLine = event.target instanceof Element && event.target.closest('.ribbon-line') !== null;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!isOnLine || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  });
}

/** Index of the square under the pointer. */
function squareAt({ target, clientX, clientY }: MouseEvent): number | undefined {
  const grid = target instanceof Element ? target.closest('.ribbon .squares') : null;
  if (!grid) return undefined;
  const { left, top, width, height } = grid.getBoundingClientRect();
  const half = [...document.querySelectorAll('.ribbon .squares')].indexOf(grid);
  const column = half * HALF_WEEKS + Math.floor(((clientX - left) / width) * HALF_WEEKS);
  return column * 7 + Math.floor(((clientY - top) / height) * 7);
}
