/** Copies the address next to a button and selects it: without a secure connection, selecting is all a page can do. */
async function copyBeside(button: HTMLElement): Promise<void> {
  const address = button.nextElementSibling;
  if (!address) return;
  getSelection()?.selectAllChildren(address);
  if (!('clipboard' in navigator)) return;
  await navigator.clipboard.writeText(address.textContent);
  button.textContent = button.dataset['copied'] ?? '';
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copied]') : null;
  if (button) void copyBeside(button);
});
