import { element } from '../frame/element.client.ts';
import type { Card, CardLink, Words } from './card.ts';

/** The card of an answer. */
export function cardElement(card: Card): HTMLElement {
  const { answer, sentence, rows = [], note } = card;
  const made = element('div', { class: 'search-card' });
  made.append(
    element(
      'p',
      { class: 'search-line' },
      ...answer.flatMap((line, index) => (index > 0 ? [element('br'), line] : [line])),
    ),
  );
  if (sentence.length > 0) made.append(element('p', {}, ...sentence.map(wordsOf)));
  if (rows.length > 0) made.append(rowsElement(rows));
  if (note) made.append(element('p', { class: 'search-note' }, note));
  return made;
}

function wordsOf(words: Words): Node | string {
  if (typeof words === 'string') return words;
  if ('strong' in words) return element('strong', {}, words.strong);
  return element('em', {}, words.until);
}

function rowsElement(rows: NonNullable<Card['rows']>): HTMLElement {
  return element(
    'dl',
    { class: 'search-rows' },
    ...rows.map(([when, what]) => element('div', {}, element('dt', {}, when), element('dd', {}, what))),
  );
}

/** Links with a line below each. */
export function linkList(links: readonly (CardLink & { readonly content?: readonly Node[] })[]): HTMLElement {
  return element(
    'ul',
    { class: 'search-links' },
    ...links.map(({ href, title, detail, content }) =>
      element(
        'li',
        {},
        element(
          'a',
          { href },
          element('strong', {}, title),
          ...(content || detail ? [' ', element('span', {}, ...(content ?? [detail ?? '']))] : []),
        ),
      ),
    ),
  );
}
