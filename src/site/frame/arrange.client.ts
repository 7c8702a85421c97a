/** Makes elements the children of another, in order. Those that are there already stay: the browser lays out only what changes. */
export function arrange(parent: Element, children: readonly Element[]): void {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}
