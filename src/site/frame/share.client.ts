/** Opens the device's share sheet with what the page says; without one, copies the address and says so on the button. */
async function share(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset['path'] ?? '', location.href).href;
  const hasSheet: boolean = 'share' in navigator;
  if (hasSheet) return navigator.share({ title: document.title, text: sentence(), url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  button.querySelector('span')?.replaceChildren(button.dataset['shared'] ?? '');
}

/** The answer of the page, as it is shown, without “(or in Quebec?)”: its title, unless it marks what it says. */
function sentence(): string {
  const said = document.querySelectorAll<HTMLElement>('[data-said], main:not(:has([data-said])) h1');
  const shown = [...said].map((part) => part.innerText).join(' ');
  return shown
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?\([^)]*\?\)/, '')
    .trim();
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-shared]') : null;
  if (button) void share(button);
});
