/** Takes the reader's date along to the other tabs. */
export function carryTo(tabs: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  for (const [tab, query] of Object.entries(tabs)) {
    const link = document.querySelector<HTMLAnchorElement>(`[data-tab="${tab}"]`);
    if (link) link.search = `?${new URLSearchParams(query)}`;
  }
}
