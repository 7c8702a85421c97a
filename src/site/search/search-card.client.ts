import { element } from '../frame/element.client.ts';
import type { Card, CardLink } from './card.ts';

/** The card of an answer. */
export function cardElement({ answer, sentence, rows = [] }: Card): HTMLElement {
  const lines = answer.split('\n').flatMap((line, index) => (index > 0 ? [element('br'), line] : [line]));
  const made = element('div', { class: 'search-card' }, element('p', { class: 'search-line' }, ...lines));
  if (sentence) made.append(element('p', {}, ...marked(sentence)));
  if (rows.length > 0)
    made.append(
      element(
        'dl',
        { class: 'search-rows' },
        ...rows.map(([what, said]) => element('div', {}, element('dt', {}, what), element('dd', {}, said))),
      ),
    );
  return made;
}

/** The words of `*Victoria Day*, _in 183 days_.` */
const marked = (text: string): readonly (Node | string)[] =>
  text
    .split(/(\*.+?\*|_.+?_)/)
    .map((part) =>
      part.startsWith('*')
        ? element('strong', {}, part.slice(1, -1))
        : part.startsWith('_')
          ? element('em', {}, part.slice(1, -1))
          : part,
    );

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
