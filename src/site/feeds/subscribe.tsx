import type { Locale } from '../../core/language/locale.ts';
import { docsPath, sectionPath } from '../common/routes.ts';
import type { Translate } from '../i18n/texts.ts';
import { FeedPrograms } from './feed-programs.tsx';
import type { Subscriptions } from './subscriptions.ts';

interface Props {
  readonly locale: Locale;
  /** Has the texts with the prefix `subscribe.`, `docs.close` and `docs.copied`. */
  readonly t: Translate;
  /** The name of the place or of the holiday. */
  readonly place: string;
  readonly feed: Subscriptions;
}

/** The button that adds a place's holidays to a calendar, and its sheet; works with subscribe.client.ts and copy-address.client.ts. */
export const Subscribe = ({ locale, t, place, feed }: Props) => (
  <>
    {/* theme.js marks the root on a phone, whose own way then is the first button; elsewhere the sheet is. */}
    <a class="button primary for-apple" href={feed.links.apple}>
      {t('subscribe.phone')}
    </a>
    <a class="button primary for-android" href={feed.links.android} download="">
      {t('subscribe.phone')}
    </a>
    <button type="button" class="button sheet-button" popovertarget="subscribe">
      <span class="elsewhere">{t('subscribe.open')}</span>
      <span class="otherwise">{t('subscribe.otherwise')}</span>
    </button>
    {/* A popover without a script, a modal dialog with one. */}
    <dialog
      class="sheet panel"
      id="subscribe"
      popover="auto"
      data-pagefind-ignore
      aria-labelledby="subscribe-heading"
    >
      <div class="apart">
        <h2 id="subscribe-heading">{t('subscribe.heading', { place })}</h2>
        <button type="button" class="button" popovertarget="subscribe" popovertargetaction="hide">
          {t('docs.close')}
        </button>
      </div>
      <FeedPrograms t={t} feed={feed} />
      <p class="small">
        <a href={sectionPath(locale, 'calendars')}>{t('subscribe.others')}</a>
        {' · '}
        <a href={docsPath(locale, 'docs/calendars')}>{t('subscribe.help')}</a>
      </p>
    </dialog>
  </>
);
