import { arrange } from './element.client.ts';

/** Texts by slot name. */
type Slots = Readonly<Record<string, string>>;

/** A list item: its mark, its link and its texts. */
interface ListItem {
  readonly mark?: string;
  readonly path?: string | undefined;
  readonly slots: Slots;
}

/** Writes texts into the template's `data-slot` elements. */
export function fillSlots(within: Element, slots: Slots): void {
  for (const [name, text] of Object.entries(slots)) {
    const slot = within.querySelector(`[data-slot="${name}"]`);
    if (slot && slot.textContent !== text) slot.textContent = text;
  }
}

/** The first server-written item of each list, kept because a list may become empty. */
const firstItems = new WeakMap<Element, Element>();

/** What each copy says. */
const said = new WeakMap<Element, string>();

/** Fills a `data-list` with copies of its first server-written item. A copy that says the same as before stays: the browser lays out only what changes. */
export function fillList(page: Element, name: string, items: readonly ListItem[]): void {
  const list = page.querySelector(`[data-list="${name}"]`);
  const first = list && (firstItems.get(list) ?? list.firstElementChild);
  if (!list || !first) return;
  firstItems.set(list, first);
  const before = new Set(list.children);
  const copies = items.map(({ mark, path, slots }) => {
    const text = JSON.stringify([path, slots]);
    const kept = [...before].find((item) => said.get(item) === text);
    if (kept) before.delete(kept);
    const item = (kept ?? first.cloneNode(true)) as HTMLElement;
    if (mark !== undefined && item.dataset['mark'] !== mark) item.dataset['mark'] = mark;
    if (kept) return kept;
    if (path) item.querySelector('a')?.setAttribute('href', path);
    fillSlots(item, slots);
    said.set(item, text);
    return item;
  });
  arrange(list, copies);
}
