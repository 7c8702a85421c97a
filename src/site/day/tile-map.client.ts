import type { ScopeCode } from '../../core/holidays/scope.ts';
import { element } from '../frame/element.client.ts';
import { type Answer, answersByWhat, shadeOf } from './tile-map.ts';

const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.tile')];
const groups = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.answers > li')];

/** Draws a day's answers: the page's map, and its live answer list. */
export function showAnswers(answers: readonly Answer[]): void {
  const labels = new Map(tiles().map((tile) => [tile.dataset['place'], tile.title]));
  for (const tile of tiles()) {
    const answer = answers.find(({ place }) => place === tile.dataset['place']);
    tile.className = `tile ${shadeOf(answer?.what ?? 'ordinary')}`;
  }
  const given = answersByWhat(answers);
  for (const group of groups()) {
    const places = given.find(({ what }) => what === group.dataset['what'])?.places ?? [];
    group.hidden = places.length === 0;
    const names = places.map(({ place, name }) => {
      const label = labels.get(place) ?? '';
      return { place, text: name ? `${label} (${name})` : label };
    });
    const items = names
      .sort((a, b) => a.text.localeCompare(b.text, document.documentElement.lang))
      .flatMap(({ place, text }) => [element('li', { 'data-place': place }, text), ' ']);
    group.querySelector('ul')?.replaceChildren(...items);
    punctuate(group);
  }
}

/** Rings the reader's place on the map and puts it first in its group. */
export function markPlace(place: ScopeCode): void {
  for (const tile of tiles()) tile.classList.toggle('mine', tile.dataset['place'] === place);
  for (const group of groups()) {
    for (const item of group.querySelectorAll<HTMLElement>('li')) {
      const isMine = item.dataset['place'] === place;
      item.classList.toggle('mine', isMine);
      if (isMine) item.parentElement?.prepend(item, ' ');
    }
    punctuate(group);
  }
}

/** Renews the commas of a group after its order changed. */
function punctuate(group: HTMLElement): void {
  const items = [...group.querySelectorAll('li')];
  for (const item of items) {
    const name = item.textContent.trim().replace(/,$/, '');
    item.textContent = item === items.at(-1) ? name : `${name},`;
  }
}
