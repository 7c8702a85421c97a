import { element } from '../frame/element.client.ts';
import type { Card, CardLink, Words } from './card.ts';

/** The card of an answer. */
export function cardElement({ answer, sentence, rows = [], note }: Card): HTMLElement {
  const lines = answer.flatMap((line, index) => (index > 0 ? [element('br'), line] : [line]));
  const made = element('div', { class: 'search-card' }, element('p', { class: 'search-line' }, ...lines));
  if (sentence.length > 0) made.append(element('p', {}, ...sentence.map(wordsOf)));
  if (rows.length > 0) made.append(element('dl', { class: 'search-rows' }, ...rows.map(rowElement)));
  if (note) made.append(element('p', { class: 'search-note' }, note));
  return made;
}

function wordsOf(words: Words): Node | string {
  if (typeof words === 'string') return words;
  return 'strong' in words ? element('strong', {}, words.strong) : element('em', {}, words.until);
}

const rowElement = ([what, said]: NonNullable<Card['rows']>[number]): HTMLElement =>
  element('div', {}, element('dt', {}, what), element('dd', {}, said));

/** A list of links with a line below each; none if there is no link. */
export function lists(
  links: readonly (CardLink & { readonly content?: readonly Node[] })[],
): readonly HTMLElement[] {
  const items = links.map(({ href, title, detail, content = [detail ?? ''] }) => {
    const below = content.join('') === '' ? [] : [' ', element('span', {}, ...content)];
    return element('li', {}, element('a', { href }, element('strong', {}, title), ...below));
  });
  return items.length > 0 ? [element('ul', { class: 'search-links' }, ...items)] : [];
}
