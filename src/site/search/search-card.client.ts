import { element } from '../frame/element.client.ts';
import type { Answer, PageLink, Piece } from './asking.ts';

/** The card of an answer. */
export function cardElement({ line, second, said = [], rows = [], note }: Answer): HTMLElement {
  const lines = second ? [line, element('br'), second] : [line];
  const card = element('div', { class: 'search-card' }, element('p', { class: 'search-line' }, ...lines));
  if (said.length > 0) card.append(element('p', {}, ...said.map(pieceNode)));
  if (rows.length > 0)
    card.append(
      element(
        'dl',
        { class: 'search-rows' },
        ...rows.map(([what, said]) => element('div', {}, element('dt', {}, what), element('dd', {}, said))),
      ),
    );
  if (note) card.append(element('p', { class: 'muted small' }, note));
  return card;
}

function pieceNode(piece: Piece): Node | string {
  if (typeof piece === 'string') return piece;
  return 'strong' in piece ? element('strong', {}, piece.strong) : element('em', {}, piece.time);
}

/** A list of links with a line below each; none if there is no link. */
export function lists(
  links: readonly (PageLink & { readonly content?: readonly Node[] })[],
): readonly HTMLElement[] {
  const items = links.map(({ href, title, detail, content = [detail ?? ''] }) => {
    const below = content.join('') === '' ? [] : [' ', element('span', {}, ...content)];
    return element('li', {}, element('a', { href }, element('strong', {}, title), ...below));
  });
  return items.length > 0 ? [element('ul', { class: 'search-links' }, ...items)] : [];
}
