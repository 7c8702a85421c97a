import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import type { Translate } from '../i18n/texts.ts';

/** The texts of the box. */
export const TURN_TEXTS = [
  'date.wrong',
  'datePage.label',
  'datePage.before',
  'datePage.after',
  'datePage.change',
];

export interface DateTurnProps {
  /** Has the texts of `TURN_TEXTS`. */
  readonly t: Translate;
  /** The date in the box, YYYY-MM-DD. */
  readonly value: string;
  /** Where the days before and after are answered; the known days have an end. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Why the date in the address is wrong. */
  readonly problem?: string;
}

/** The box to ask for another date; works with date-turn.client.ts. */
export const DateTurn = ({ t, value, before, after, problem = '' }: DateTurnProps) => (
  <form id="turn" class="date-turn buttons no-print" aria-label={t('datePage.change')} novalidate>
    {before && (
      <a class="button square-button" id="before" href={before} aria-label={t('datePage.before')}>
        ‹
      </a>
    )}
    <input
      class="needs-script"
      id="date"
      type="date"
      aria-label={t('datePage.label')}
      aria-describedby="problem"
      aria-invalid={problem === '' ? undefined : 'true'}
      min={`${FIRST_YEAR}-01-01`}
      max={`${LAST_YEAR}-12-31`}
      value={value}
      autocomplete="off"
    />
    {after && (
      <a class="button square-button" id="after" href={after} aria-label={t('datePage.after')}>
        ›
      </a>
    )}
    <p id="problem" class="problem" role="alert">
      {problem}
    </p>
  </form>
);
