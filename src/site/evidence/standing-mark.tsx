import type { Standing } from '../day/day-answer.ts';

/** What a day is in a place: a kind of holiday, or a working day that may be off for one on a weekend. */
export type MarkName = Standing | 'owed';

/** The mark of what a day is; `standing-symbols.astro` has its shape. */
export const StandingMark = ({ standing }: { readonly standing: MarkName }) => (
  <svg class={`mark ${standing}`} aria-hidden="true">
    <use href={`#mark-${standing}`} />
  </svg>
);
