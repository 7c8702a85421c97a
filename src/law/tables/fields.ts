import { z } from 'zod';
import type { DateRule } from '../../core/calendar/date-rule.ts';
import { DATE_FORMS, parseDateText } from '../../core/calendar/date-text.ts';
import { type Day, readDay, toDay } from '../../core/calendar/day.ts';
import { CONFIDENCES, FIRST_YEAR, LAST_YEAR, type Years } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';

/**
 * One line of text that does nothing to a terminal, a calendar or an XML file: no control or format characters, no
 * separators of lines, and nothing that Unicode leaves without a meaning of its own.
 */
export const plainText = z
  .string()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'a text without control, format or line-separator characters');

export const NO_SLUG = 'must be a slug of lower-case letters, digits and hyphens';
/** A key of the tables, and an id of the service. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NO_SLUG);
export const text = plainText.min(1).regex(/^\S(.*\S)?$/su, 'must not begin or end with white space');
export const names = { nameEn: text, nameFr: text };
export const words = { en: text, fr: text };
/** For people who read the file. */
export const note = text.exactOptional();
export const scope = z.enum(SCOPE_CODES);
export const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);
/** Both inclusive, and open if left out. */
export const years = { since: year.exactOptional(), until: year.exactOptional() };
export const confidence = z.enum(CONFIDENCES);
export const sourceIds = z.array(slug).min(1);
export const url = textUrl(/^https$/);
/** Where a text was read: some public texts have no https address. */
export const sourceUrl = textUrl(/^https?$/);
export const date = z.iso.date();
/** A day, or a year alone if the day is not known. */
export const dayOrYear = z.union([date, z.string().regex(/^\d{4}$/)], {
  error: 'must be a day YYYY-MM-DD or a year alone',
});

/** The same as the first or the last day that it may mean. */
export const firstDay = dayOrYear.transform(toFirstDay);
export const lastDay = dayOrYear.transform(toLastDay);

export const dateWords = z.string().transform((text, context): DateRule => {
  const rule = parseDateText(text);
  if (!rule) context.addIssue(notADate(text));
  return rule ?? z.NEVER;
});

export function notADate(text: string): string {
  return `"${text}" is not a date; write it as one of: ${DATE_FORMS.join('; ')}`;
}

/** The years of a date with its year, such as `september 19, 2022`; nothing for any other date. */
export function readOwnYears(given: Years, date: DateRule | undefined, context: z.RefinementCtx): Years {
  if (date?.kind !== 'once') return {};
  if (given.since !== undefined || given.until !== undefined) {
    context.addIssue('a date with its year takes no since and no until');
  }
  return { since: date.year, until: date.year };
}

export function toFirstDay(dayOrYear: string): Day {
  return isYear(dayOrYear) ? toDay(Number(dayOrYear), 1, 1) : readDay(dayOrYear);
}

export function toLastDay(dayOrYear: string): Day {
  return isYear(dayOrYear) ? toDay(Number(dayOrYear), 12, 31) : readDay(dayOrYear);
}

export function isYear(dayOrYear: string): boolean {
  return dayOrYear.length === 4;
}

/** The address of a text. One without a path leads to its publisher's front page, and nobody finds the text there. */
function textUrl(protocol: RegExp) {
  return z.url({ protocol }).refine(isDeepLink, "must lead to the text, not to its publisher's front page");
}

function isDeepLink(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname !== '/' || search !== '' || hash !== '';
}
