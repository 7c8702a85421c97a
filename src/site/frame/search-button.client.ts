/** Opens the search dialog, and says so with the event `searchopen`. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const dialog = this.querySelector('dialog');
    if (!button) return;
    button.disabled = false;
    button.addEventListener('click', () => open(dialog));
    document.addEventListener('keydown', (event) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open(dialog);
    });
    dialog?.addEventListener('click', ({ target }) => {
      const isLeft = target === dialog || (target as Element).closest('a, [data-close]');
      if (isLeft) dialog.close();
    });
  }
}

/** The search page has its own box and no dialog. */
function open(dialog: HTMLDialogElement | null): void {
  if (!dialog) {
    document.querySelector<HTMLInputElement>('[data-search] input')?.select();
    return;
  }
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.focus();
  dialog.dispatchEvent(new Event('searchopen', { bubbles: true }));
}

/** Ctrl+K or ⌘K anywhere; `/` outside a field. */
function opensSearch({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey) return key.toLowerCase() === 'k';
  const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
  return key === '/' && !altKey && !isWriting;
}

customElements.define('site-search', SiteSearch);
