import { z } from 'zod';
import type { DateRule, Move } from '../../calendar/date-rule.ts';
import { DATE_FORMS, parseDateText, parseMoveText } from '../../calendar/date-text.ts';
import type { Years } from '../../holidays/law.ts';

const MOVE_FORMS = ['monday if a sunday', 'july 2 if a sunday, where the date is july 1'];

/** What is wrong with words that are no date, and which words would be one. */
export function notADate(text: string): string {
  return `"${text}": a date is written as one of: ${DATE_FORMS.join('; ')}`;
}

/** A date in words, read into its rule. */
export const dateWords = z.string().transform((text, context): DateRule => {
  const rule = parseDateText(text);
  if (!rule) context.addIssue(notADate(text));
  return rule ?? z.NEVER;
});

/** Reads how a date moves, or adds what is wrong with the words. */
export function readMove(text: string, date: DateRule | undefined, context: z.RefinementCtx): Move {
  const move = parseMoveText(text, date);
  const message = `"${text}": a day off is written as one of: ${MOVE_FORMS.join('; ')}`;
  if (!move) context.addIssue({ code: 'custom', path: ['observed'], message });
  return move ?? z.NEVER;
}

/** The years of a date such as `september 19, 2022`, which names its own; nothing for another. */
export function readOwnYears(given: Years, date: DateRule | undefined, context: z.RefinementCtx): Years {
  if (date?.kind !== 'once') return {};
  if (given.since !== undefined || given.until !== undefined) {
    context.addIssue('a date that names its year has no since and no until');
  }
  return { since: date.year, until: date.year };
}
