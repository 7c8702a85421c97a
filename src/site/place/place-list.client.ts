import { folded } from '../../core/common/fold.ts';
import type { OwnPlace } from './guess-place.ts';
import { choosePlace, onPlace } from './own-place.client.ts';

const list = document.querySelector<HTMLElement>('#place-list');

const links = (): HTMLAnchorElement[] => [...(list?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];

/** Ticks the reader's place in the list. */
function tick({ code }: OwnPlace): void {
  for (const link of links()) {
    const isCurrent = link.dataset['place'] === code;
    // Opening the list focuses the current place. Later than that, its focus would override a letter that was typed.
    link.autofocus = isCurrent;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Remembers a chosen place; the page changes to it, or its link is followed. */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>(':is(a, button)[data-place]') : null;
  if (!link?.dataset['place']) return;
  const isHere = list?.dataset['here'] !== undefined && link.closest('#place-list, .neighbour') !== null;
  if (isHere) {
    event.preventDefault();
    list?.hidePopover();
  }
  choosePlace(link.dataset['place']);
});

/** Letters that follow each other within this time are the beginning of one name. */
const GATHER_MS = 500;
let typed = '';
let typedAt = Number.NEGATIVE_INFINITY;

/** Arrows move through the list; letters jump to the next place that begins with them. */
list?.addEventListener('keydown', (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const isGathering = event.timeStamp - typedAt < GATHER_MS;
  const isLetter = event.key.length === 1 && (event.key !== ' ' || isGathering);
  if (isLetter) {
    typed = isGathering ? typed + event.key : event.key;
    typedAt = event.timeStamp;
  }
  const next = isLetter ? linkNamed(folded(typed)) : linkAt(event.key);
  if (!next && !isLetter) return;
  event.preventDefault();
  next?.focus();
});

function linkAt(key: string): HTMLAnchorElement | undefined {
  const all = links();
  const at = all.indexOf(document.activeElement as HTMLAnchorElement);
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

/** The place that begins with some letters; the same letter again leads to the next one. */
function linkNamed(letters: string): HTMLAnchorElement | undefined {
  const [first] = letters;
  if (first === undefined) return undefined;
  const all = links();
  const isRepeated = letters === first.repeat(letters.length);
  const from = all.indexOf(document.activeElement as HTMLAnchorElement) + (isRepeated ? 1 : 0);
  const begins = (link: HTMLAnchorElement): boolean =>
    folded(link.textContent).startsWith(isRepeated ? first : letters);
  return all.slice(from).find(begins) ?? all.find(begins);
}

if (list?.dataset['here'] !== undefined) onPlace(tick);
