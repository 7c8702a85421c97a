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
      ...answer.flatMap((line, index) => [...(index > 0 ? [element('br')] : []), ...unbroken(line)]),
    ),
  );
  if (sentence.length > 0) made.append(element('p', {}, ...sentence.flatMap(wordsOf)));
  if (rows.length > 0) made.append(rowsElement(rows));
  if (note) made.append(element('p', { class: 'search-note' }, note));
  return made;
}

/** A day and its month, `24 mai`, stay on one line and are copied with a plain space. */
const DAY_AND_MONTH = /(\d{1,2}(?:er)?)\u00a0(\p{L}+)/u;

function unbroken(text: string): readonly (Node | string)[] {
  return text.split(/(\d{1,2}(?:er)?\u00a0\p{L}+)/u).map((piece) => {
    const [, day, month] = DAY_AND_MONTH.exec(piece) ?? [];
    return day && month ? element('span', { class: 'search-unbroken' }, `${day} ${month}`) : piece;
  });
}

function wordsOf(words: Words): readonly (Node | string)[] {
  if (typeof words === 'string') return unbroken(words);
  if ('strong' in words) return [element('strong', {}, ...unbroken(words.strong))];
  return [element('em', { class: 'search-unbroken' }, words.until)];
}

function rowsElement(rows: NonNullable<Card['rows']>): HTMLElement {
  return element(
    'dl',
    { class: 'search-rows' },
    ...rows.map(([when, what]) =>
      element('div', {}, element('dt', {}, ...unbroken(when)), element('dd', {}, what)),
    ),
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
