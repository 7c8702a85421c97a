import type { Translate } from '../i18n/texts.ts';
import { type MarkName, StandingMark } from './standing-mark.tsx';

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
