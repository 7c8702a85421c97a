import type { OwnPlace } from '../home/guess-place.ts';
import { choosePlace, onPlace } from './own-place.client.ts';

const list = document.querySelector<HTMLElement>('#place-list');

const links = (): HTMLAnchorElement[] => [...(list?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];

/** The link to the page of a place. */
export const linkTo = (place: string | undefined): HTMLAnchorElement | undefined =>
  links().find((link) => link.dataset['place'] === place);

/** Writes the reader's place into the page's sentences and ticks it in the list. */
export function sayPlace({ code, neighbour }: OwnPlace, within: ParentNode = document): void {
  const place = linkTo(code)?.dataset['in'] ?? '';
  for (const link of links()) {
    if (link.dataset['place'] === code) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const picked of within.querySelectorAll('.pick span')) picked.replaceChildren(place);
  for (const beside of within.querySelectorAll<HTMLElement>('.neighbour')) sayNeighbour(beside, neighbour);
}

function sayNeighbour(beside: HTMLElement, neighbour: string | undefined): void {
  const target = linkTo(neighbour);
  beside.hidden = !target;
  const link = beside.querySelector('a');
  if (!target || !link) return;
  link.href = target.href;
  link.dataset['place'] = neighbour;
  const place = target.dataset['in'] ?? '';
  link.textContent = (list?.dataset['neighbour'] ?? '').replace('{place}', () => place);
}

/** Remembers a chosen place; the page changes to it, or its link is followed. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-place]') : null;
  if (!link?.dataset['place']) return;
  const isHere = list?.dataset['here'] !== undefined && link.closest('#place-list, .neighbour') !== null;
  if (isHere) {
    event.preventDefault();
    list?.hidePopover();
  }
  choosePlace(link.dataset['place']);
});

/** Opening the list focuses the current place. */
list?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open') linkTo(currentPlace())?.focus();
});

const currentPlace = (): string | undefined =>
  links().find((link) => link.ariaCurrent === 'true')?.dataset['place'];

/** Arrows move through the list; a letter jumps to the next place that begins with it. */
list?.addEventListener('keydown', (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const next = linkFor(event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

function linkFor(key: string): HTMLAnchorElement | undefined {
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
  }
  if (key.length !== 1) return undefined;
  const begins = (link: HTMLAnchorElement): boolean => fold(link.textContent.trim()).startsWith(fold(key));
  return all.slice(at + 1).find(begins) ?? all.find(begins);
}

/** É is found under e. */
const fold = (text: string): string => text.normalize('NFD').toLowerCase();

if (list?.dataset['here'] !== undefined) onPlace((place) => sayPlace(place));
