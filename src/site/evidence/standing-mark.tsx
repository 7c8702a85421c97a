import type { Standing } from '../day/day-answer.ts';
import type { Translate } from '../i18n/texts.ts';

/** A day's standing in a place, or a working day that may be off for a holiday on a weekend. */
export type MarkName = Standing | 'owed';

/** The mark of a day's standing; `standing-symbols.astro` has its shape. */
export const StandingMark = ({ standing }: { readonly standing: MarkName }) => (
  <svg class={`mark ${standing}`} aria-hidden="true">
    <use href={`#mark-${standing}`} />
  </svg>
);

interface Props {
  readonly standings: readonly MarkName[];
  readonly t: Translate;
}

/** The marks of a page, with what they mean. */
export const StandingKey = ({ standings, t }: Props) => (
  <ul class="standing-key key plain" aria-label={t('standing.key')}>
    {standings.map((standing) => (
      <li key={standing}>
        <StandingMark standing={standing} />
        {t(standing === 'owed' ? 'date.mark.owed' : `standing.${standing}`)}
      </li>
    ))}
  </ul>
);
