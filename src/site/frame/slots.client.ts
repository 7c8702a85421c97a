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
    if (slot) slot.textContent = text;
  }
}

/** The first server-written item of each list, kept because a list may become empty. */
const firstItems = new WeakMap<Element, Element>();

/** Fills a `data-list` with copies of its first server-written item. */
export function fillList(page: Element, name: string, items: readonly ListItem[]): void {
  const list = page.querySelector(`[data-list="${name}"]`);
  const first = list && (firstItems.get(list) ?? list.firstElementChild);
  if (!list || !first) return;
  firstItems.set(list, first);
  list.replaceChildren(
    ...items.map(({ mark, path, slots }) => {
      const item = first.cloneNode(true) as HTMLElement;
      if (mark !== undefined) item.dataset['mark'] = mark;
      if (path) item.querySelector('a')?.setAttribute('href', path);
      fillSlots(item, slots);
      return item;
    }),
  );
}
