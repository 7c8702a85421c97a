import { InvalidArgumentError } from 'commander';
import { formatDate, parseDate } from '../../calendar/day.ts';
import { LIMIT_RULE, parseLimit } from '../counters/limits.ts';
import { isKeyId, isWellFormedKey } from '../key.ts';

// How each value of the operator's command line is read. What is wrong with one, the error says after the library has quoted it.

/** What would break the lines of a listing, turn them around or do something to a terminal. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** The ID of a key, or the key itself. */
export function toTarget(text: string): string {
  if (isKeyId(text) || isWellFormedKey(text)) return text;
  throw new InvalidArgumentError('It is the ID of one key, 12 characters that "list" shows.');
}

export function toLine(text: string): string {
  const line = text.trim();
  if (line === '') throw new InvalidArgumentError('It must not be empty.');
  if (!UNPRINTABLE.test(line)) return line;
  throw new InvalidArgumentError('It is one line of text, without control or format characters.');
}

/** Requests a minute. */
export function toLimit(text: string): number {
  const limit = parseLimit(text);
  if (limit === undefined) throw new InvalidArgumentError(`It is ${LIMIT_RULE}.`);
  return limit;
}

/** The end of the last day on which a key works. */
export function toExpiry(text: string, now: number): string {
  const day = parseDate(text);
  if (day === undefined) throw new InvalidArgumentError('It is a date such as 2027-03-31.');
  const end = `${formatDate(day + 1)}T00:00:00.000Z`;
  if (Date.parse(end) <= now) throw new InvalidArgumentError('It is a day to come; that day is over.');
  return end;
}

/** Days in which both keys work after a rotation. */
export function toGrace(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(days <= 365)) throw new InvalidArgumentError('It is a number of days from 0 to 365.');
  return days;
}
