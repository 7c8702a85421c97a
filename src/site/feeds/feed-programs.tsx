import type { Translate } from '../i18n/texts.ts';
import { PROGRAMS, type Program, type Subscriptions } from './subscriptions.ts';

interface Props {
  /** Has the texts with the prefix `subscribe.`, and `docs.copied`. */
  readonly t: Translate;
  readonly feed: Subscriptions;
  /** The program that the page offers first. */
  readonly except?: Program;
}

/** The ways of a feed into a calendar, program by program. */
export const FeedPrograms = ({ t, feed, except }: Props) => (
  <ul class="plain ways">
    {PROGRAMS.filter((program) => program !== except).map((program) => (
      <li key={program}>
        <a
          class="button"
          href={feed.links[program]}
          download={program === 'android' ? '' : undefined}
          data-program={program}
        >
          {t(`subscribe.${program}`)}
        </a>{' '}
        <span class="muted small">{t(`subscribe.${program}.how`)}</span>
      </li>
    ))}
    <li>
      <button type="button" class="button needs-script" data-copied={t('docs.copied')}>
        {t('subscribe.copy')}
      </button>{' '}
      <code>{feed.address}</code>
    </li>
  </ul>
);
