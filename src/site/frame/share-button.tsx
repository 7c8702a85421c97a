import type { Translate } from '../i18n/texts.ts';

interface Props {
  /** Has the texts with the prefix `share.`. */
  readonly t: Translate;
  /** What is shared, if it isn't the page itself: its place, for a page that has the reader's. */
  readonly path?: string;
  /** Whether it is the page's main button. */
  readonly primary?: boolean;
}

/** Works with share.client.ts. */
export const ShareButton = ({ t, path, primary = false }: Props) => (
  <button
    type="button"
    class={`button needs-script${primary ? ' primary' : ''}`}
    data-shared={t('share.copied')}
    data-path={path}
  >
    <span aria-live="polite">{t('share.share')}</span>
  </button>
);
