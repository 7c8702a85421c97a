/** Scrolls the sidebar to the link of this page. */
const current = document.querySelector<HTMLElement>('.docs-links [aria-current]');
const pane = current?.closest<HTMLElement>('.sidebar-pane');
if (current && pane) {
  const below = current.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
  if (below > 0) pane.scrollTop += below + pane.clientHeight / 2;
}
