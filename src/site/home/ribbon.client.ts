import { fillSlots } from '../frame/slots.client.ts';
import { HALF_WEEKS, nearestTo, type Square } from './ribbon.ts';
import type { DaysView, NamedSquare } from './view.ts';

let named: readonly NamedSquare[] = [];
/** The one that the line above the ribbon names. */
let selected = 0;

const ribbon = (): HTMLElement | null => document.querySelector('.ribbon');
const squaresOf = (figure: Element): HTMLElement[] => [
  ...figure.querySelectorAll<HTMLElement>('.squares > i'),
];

/** Draws the days around the reader's day. */
export function showRibbon(view: DaysView): void {
  const figure = ribbon();
  if (!figure) return;
  figure.setAttribute('aria-label', view.slots['ribbon'] ?? '');
  for (const [index, square] of squaresOf(figure).entries()) draw(square, view.squares[index]);
  for (const [index, label] of figure.querySelectorAll('.months > b').entries())
    label.textContent = view.months[index] ?? '';
  named = view.named;
  select(view.selected);
}

function draw(element: HTMLElement, square: Square | undefined): void {
  const { mark = 'plain', isPast = false, isToday = false } = square ?? {};
  element.className = '';
  if (mark !== 'plain') element.classList.add(mark);
  element.classList.toggle('past', isPast);
  element.classList.toggle('today', isToday);
}

/** Rings a holiday and names it in the line above. */
function select(at: number): void {
  const figure = ribbon();
  const chosen = named[at];
  if (!figure || !chosen) return;
  selected = at;
  figure.querySelector('.selected')?.classList.remove('selected');
  squaresOf(figure)[chosen.index]?.classList.add('selected');
  fillSlots(figure, chosen.slots);
  const link = figure.querySelector('a');
  if (chosen.path) link?.setAttribute('href', chosen.path);
  else link?.removeAttribute('href');
}

/** The holiday nearest to the pointer. */
function pointedAt({ target, clientX, clientY }: MouseEvent): number | undefined {
  const grid = target instanceof Element ? target.closest('.ribbon .squares') : null;
  if (!grid) return undefined;
  const { left, top, width, height } = grid.getBoundingClientRect();
  const half = [...document.querySelectorAll('.ribbon .squares')].indexOf(grid);
  const column = half * HALF_WEEKS + Math.floor(((clientX - left) / width) * HALF_WEEKS);
  const row = Math.floor(((clientY - top) / height) * 7);
  const nearest = nearestTo(
    column * 7 + row,
    named.map(({ index }) => index),
  );
  const at = named.findIndex(({ index }) => index === nearest);
  return at === -1 ? undefined : at;
}

document.addEventListener('pointermove', (event) => {
  const at = event.pointerType === 'mouse' ? pointedAt(event) : undefined;
  if (at !== undefined && at !== selected) select(at);
});

/** A click opens the ringed holiday. A mouse rings it on hover; a finger rings it with the first tap. */
document.addEventListener('click', (event) => {
  const turn = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-turn]') : null;
  if (turn) select(selected + Number(turn.dataset['turn']));
  const at = pointedAt(event);
  if (at === undefined) return;
  if (at === selected) ribbon()?.querySelector('a')?.click();
  else select(at);
});

/** Arrow keys on the line's link move to the holiday before or after. */
document.addEventListener('keydown', (event) => {
  const isOnLine = event.target instanceof Element && event.target.closest('.ribbon-line') !== null;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!isOnLine || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  select(selected + step);
});
