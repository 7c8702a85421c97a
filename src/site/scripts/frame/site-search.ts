import { localeOf } from '../../lib/docs/docs-locale.ts';
import { withoutElisions } from '../../lib/search/elisions.ts';

/** Where the build writes the index, and the box that reads it, of the same version. */
const PAGEFIND = '/pagefind/';

/** Opens the search of the whole site; its code and index are fetched when it is first opened. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const dialog = this.querySelector('dialog');
    if (!button || !dialog) return;
    button.disabled = false;
    button.addEventListener('click', () => void this.open(dialog));
    document.addEventListener('keydown', (event) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      void this.open(dialog);
    });
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog || (event.target as Element).closest('a')) dialog.close();
    });
  }

  private async open(dialog: HTMLDialogElement): Promise<void> {
    if (!dialog.open) dialog.showModal();
    await this.load();
    dialog.querySelector('input')?.focus();
  }

  /** Pagefind names its box with a title alone, which many do not get to see or hear. */
  private nameInput(): void {
    const input = this.querySelector('.pagefind-ui__search-input');
    input?.setAttribute('aria-label', input.getAttribute('title') ?? '');
    input?.removeAttribute('title');
  }

  private async load(): Promise<void> {
    if (this.dataset['loaded'] !== undefined) return;
    this.dataset['loaded'] = '';
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = `${PAGEFIND}pagefind-ui.css`;
    document.head.append(styles);
    await import(/* @vite-ignore */ `${PAGEFIND}pagefind-ui.js`);
    new window.PagefindUI({
      element: '#search-box',
      bundlePath: PAGEFIND,
      showImages: false,
      showSubResults: true,
      processTerm: localeOf(document.documentElement.lang) === 'fr' ? withoutElisions : undefined,
      translations: JSON.parse(this.dataset['translations'] ?? '{}'),
    });
    this.nameInput();
  }
}

/** Ctrl+K or ⌘K anywhere; a stroke where nobody is writing. */
function opensSearch({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey) return key.toLowerCase() === 'k';
  const isWriting = target instanceof Element && target.closest('input, select, textarea') !== null;
  return key === '/' && !altKey && !isWriting;
}

customElements.define('site-search', SiteSearch);
