import { PAY_PARAMETERS } from '../../core/pay/pay.ts';
import type { ParameterName } from './parameters.ts';
import type { SCHEMAS } from './schemas/by-name.ts';

/** The content of an answer: one of our JSON bodies, another JSON document, a text by its media type, or only a status. */
export type Content =
  | keyof typeof SCHEMAS
  | 'application/json'
  | 'text/calendar'
  | 'text/csv'
  | 'text/plain'
  | 'nothing';

/** An operation of the service: what it takes and what it answers. Texts are those of the OpenAPI document. */
export interface Operation {
  /** A verb and a noun: the name of a function in clients generated from the OpenAPI document. It never changes. */
  readonly id: string;
  /** Parameters in the query. Those in the path are in braces in the operation's name. Every operation has errors, and so a language. */
  readonly takes: readonly [...ParameterName[], 'locale'];
  readonly requires?: readonly ParameterName[];
  readonly answers: Content;
  /** Whether the answer has an entity tag, and so a 304 (RFC 9110 8.8.3). */
  readonly hasTag: boolean;
  readonly summary: string;
  readonly description: string;
  readonly answer: string;
  readonly noContent?: string;
}

const COUNT = [
  'date',
  'province',
  'list',
  'add',
  'to',
  'weekend',
  'substitute',
  'with',
  'without',
  'projected',
] as const;

export const OPERATIONS = {
  'holidays.json': {
    id: 'listHolidays',
    takes: ['year', 'province', 'longWeekends', 'include', 'locale'],
    answers: 'Holidays',
    hasTag: true,
    summary: 'Statutory holidays in a year',
    description: 'Federal holidays, or those of a province or territory, with long weekends on request.',
    answer: 'The holidays',
  },
  'week.json': {
    id: 'getWeek',
    takes: ['date', 'province', 'locale'],
    answers: 'Week',
    hasTag: true,
    summary: 'Week numbers for a date',
    description:
      'ISO and Canadian week numbers, the dates and holidays of both weeks, whether the date is a holiday or a business day, the next holiday and the next long weekend.',
    answer: 'The week',
  },
  'business-days.json': {
    id: 'countBusinessDays',
    takes: [...COUNT, 'locale'],
    answers: 'BusinessDays',
    hasTag: true,
    summary: 'Business days before, after and between dates',
    description:
      'Whether a date is a business day, the business days before and after it and, on request, the date a given number of business days later or earlier, or the number of business days up to another date.',
    answer: 'The result',
  },
  'time-limit.json': {
    id: 'getTimeLimit',
    takes: ['list', 'date', 'days', 'clear', 'projected', 'locale'],
    requires: ['list', 'days'],
    answers: 'TimeLimit',
    hasTag: true,
    summary: 'Last day of a time limit',
    description:
      'The last day under the act, code or court rules that govern the period, with the days that are not counted, the reasons if the last day was moved, and later dates if the rule can be read in more than one way. This is a calculation, not legal advice.',
    answer: 'The last day',
  },
  'holiday-pay.json': {
    id: 'getHolidayPay',
    takes: ['date', 'province', ...PAY_PARAMETERS, 'locale'],
    answers: 'HolidayPay',
    hasTag: false,
    summary: 'What the law pays for a holiday',
    description:
      'Holiday pay, and pay for work on the holiday, with the formula, the reference period, the conditions, what may be chosen instead and the sources. Without amounts, the response gives the formula and the period. Responses are never cached. This is a calculation, not legal advice.',
    answer: 'The pay',
  },
  'week.txt': {
    id: 'getIsoWeekNumber',
    takes: ['date', 'province', 'locale'],
    answers: 'text/plain',
    hasTag: true,
    summary: 'ISO week number, as plain text',
    description: 'One value of `week.json`, for a spreadsheet, a shell script or a form. Errors are in JSON.',
    answer: 'ISO week number',
  },
  'business-days.txt': {
    id: 'countBusinessDaysAsText',
    takes: [...COUNT, 'locale'],
    answers: 'text/plain',
    hasTag: true,
    summary: 'Business days, as plain text',
    description:
      'One value of `business-days.json`, for a spreadsheet, a shell script or a form. Errors are in JSON.',
    answer:
      'With `add`, the resulting date; with `to`, the number of business days; with neither, `true` if the date is a business day, otherwise `false`',
  },
  'time-limit.txt': {
    id: 'getTimeLimitAsText',
    takes: ['list', 'date', 'days', 'clear', 'projected', 'locale'],
    requires: ['list', 'days'],
    answers: 'text/plain',
    hasTag: true,
    summary: 'Last day of a time limit, as plain text',
    description:
      'The result of `time-limit.json`, for a spreadsheet, a shell script or a form. Errors are in JSON.',
    answer: 'The last day',
  },
  'holidays.ics': {
    id: 'getHolidayCalendar',
    takes: ['year', 'places', 'longWeekends', 'include', 'locale'],
    answers: 'text/calendar',
    hasTag: true,
    summary: 'Statutory holidays in a year, as a calendar file',
    description: 'The same holidays in iCalendar format (RFC 5545), ready to import.',
    answer: 'The calendar',
  },
  'status.json': {
    id: 'getStatus',
    takes: ['locale'],
    answers: 'Status',
    hasTag: false,
    summary: 'Status of the service',
    description: 'Data revision, software version and build, and start time.',
    answer: 'The status',
  },
  'v3/PublicHolidays/{year}/{countryCode}': {
    id: 'listPublicHolidaysV3',
    takes: ['locale'],
    answers: 'V3Holidays',
    hasTag: true,
    summary: 'Public holidays in a year, in the Nager.Date v3 format',
    description:
      'All statutory holidays in Canada, with the provinces and territories that observe each one.',
    answer: 'The holidays, sorted by date',
  },
  'v3/LongWeekend/{year}/{countryCode}': {
    id: 'listLongWeekendsV3',
    takes: ['availableBridgeDays', 'subdivisionCode', 'locale'],
    answers: 'V3LongWeekends',
    hasTag: true,
    summary: 'Long weekends in a year, in the Nager.Date v3 format',
    description:
      'Periods of at least three consecutive days off around a holiday, in the whole country or in one province or territory, with any working days to take off.',
    answer: 'The long weekends, sorted by date',
  },
  'v3/NextPublicHolidays/{countryCode}': {
    id: 'listNextPublicHolidaysV3',
    takes: ['locale'],
    answers: 'V3Holidays',
    hasTag: true,
    summary: 'Public holidays in the next 365 days, in the Nager.Date v3 format',
    description: 'The period begins today (Toronto time).',
    answer: 'The holidays, sorted by date',
  },
  'v3/IsTodayPublicHoliday/{countryCode}': {
    id: 'checkPublicHolidayTodayV3',
    takes: ['countyCode', 'offset', 'locale'],
    answers: 'nothing',
    hasTag: true,
    summary: 'Whether today is a public holiday, in the Nager.Date v3 format',
    description:
      'Under federal, provincial or territorial law, in the time zone of the capital. The HTTP status code is the answer; the response has no body.',
    answer: 'Today is a public holiday',
    noContent: 'Today is not a public holiday',
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof OPERATIONS;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly OperationName[];

export type Taken<Name extends OperationName> = (typeof OPERATIONS)[Name]['takes'][number];

/** `/api/week.json`, `/api/v3/NextPublicHolidays/{countryCode}` */
export function operationPath(name: OperationName): string {
  return `/api/${name}`;
}
