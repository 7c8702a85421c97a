/** Opens the device's share sheet with what the page says; without one, copies the address and says so on the button. */
async function share(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset['path'] ?? '', location.href).href;
  const hasSheet: boolean = 'share' in navigator;
  if (hasSheet) return navigator.share({ title: document.title, text: sentence(), url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  button.querySelector('span')?.replaceChildren(button.dataset['shared'] ?? '');
}

/** The answer of the page, as it is shown: its title, unless it marks what it says. */
function sentence(): string {
  const marked = [...document.querySelectorAll<HTMLElement>('main [data-said]')];
  const said = marked.length > 0 ? marked : [...document.querySelectorAll<HTMLElement>('main h1')];
  return said.map(withoutNeighbour).join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Without “(or in Quebec?)”, which is a question to the reader. */
function withoutNeighbour(element: HTMLElement): string {
  const aside = element.querySelector<HTMLElement>('.neighbour')?.innerText ?? '';
  return element.innerText.replace(aside, '');
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-shared]') : null;
  if (button) void share(button);
});
