/** Texts by the names of the slots of a template that they fill. */
type Slots = Readonly<Record<string, string>>;

/** An item of a list: its mark, the page that it leads to, and its texts. */
interface ListItem {
  readonly mark?: string;
  readonly path?: string | undefined;
  readonly slots: Slots;
}

/** Writes texts into the slots that the template of a page has, `data-slot`. */
export function fillSlots(within: Element, slots: Slots): void {
  for (const [name, text] of Object.entries(slots)) {
    const slot = within.querySelector(`[data-slot="${name}"]`);
    if (slot) slot.textContent = text;
  }
}

/** The first item of each list, as the server wrote it: the list may be empty later. */
const firstItems = new WeakMap<Element, Element>();

/** Fills a list, `data-list`: each item is a copy of the first one that the server wrote. */
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
