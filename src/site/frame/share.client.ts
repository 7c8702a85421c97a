/** Opens the device's share sheet; without one, copies the address and says so on the button. */
async function share(button: HTMLElement): Promise<void> {
  const { href } = location;
  const hasSheet: boolean = 'share' in navigator;
  if (hasSheet) return navigator.share({ title: document.title, url: href }).catch(() => {});
  await navigator.clipboard.writeText(href);
  button.querySelector('span')?.replaceChildren(button.dataset['shared'] ?? '');
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-shared]') : null;
  if (button) void share(button);
});
