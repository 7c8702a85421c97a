/** A string, YYYY-MM-DD, or a `Temporal.PlainDate`. */
export type PlainDate = string | TemporalPlainDate;

/** A `Temporal.PlainDate`, but not a `Temporal.PlainDateTime`. */
export interface TemporalPlainDate {
  readonly calendarId: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: never;
  toString(): string;
}
