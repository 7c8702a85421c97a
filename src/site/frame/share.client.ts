/** Opens the device's share sheet with what the page says; without one, copies the address and says so on the button. */
async function share(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset['path'] ?? '', location.href).href;
  const hasSheet: boolean = 'share' in navigator;
  if (hasSheet) return navigator.share({ title: document.title, text: sentence(), url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  button.querySelector('span')?.replaceChildren(button.dataset['shared'] ?? '');
}

/** The answer of the page, as it is shown. */
function sentence(): string {
  const shown = document.querySelector<HTMLElement>('main h1')?.innerText ?? document.title;
  return shown.replaceAll('\u25be', '').replaceAll(/\s+/g, ' ').trim();
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-shared]') : null;
  if (button) void share(button);
});
