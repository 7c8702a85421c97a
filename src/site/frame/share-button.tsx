import type { Translate } from '../i18n/texts.ts';

interface Props {
  /** Has the texts with the prefix `share.`. */
  readonly t: Translate;
  /** The address to share instead of the page's own: the place's, on a page that shows the reader's place. */
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
