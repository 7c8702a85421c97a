import type { ParameterName } from './parameters.ts';

/** What an answer holds: a JSON body by the name of its schema, or a text by its media type. */
export type Content =
  | 'Holidays'
  | 'Week'
  | 'BusinessDays'
  | 'Status'
  | 'AllPlaces'
  | 'text/calendar'
  | 'text/csv';

/** An operation of the service: what it takes and what it answers. Texts are those of the OpenAPI document. */
interface Operation {
  readonly takes: readonly ParameterName[];
  readonly answers: Content;
  /** Whether the answer has an entity tag, and so a 304 (RFC 9110 8.8.3). */
  readonly hasTag: boolean;
  readonly summary: string;
  readonly description: string;
  /** The description of a good answer. */
  readonly answer: string;
}

/** Every operation below /api, in the order of the documentation. */
export const OPERATIONS = {
  'holidays.json': {
    takes: ['year', 'province', 'longWeekends', 'include'],
    answers: 'Holidays',
    hasTag: true,
    summary: 'Statutory holidays of a year',
    description:
      'The federal listing or that of one province or territory, on request with the long weekends.',
    answer: 'The listing',
  },
  'week.json': {
    takes: ['date', 'province', 'locale'],
    answers: 'Week',
    hasTag: true,
    summary: 'Week numbers of a date',
    description:
      'ISO and Canada week number, the dates of both weeks, the holidays of either, whether the date is a holiday or a business day, the next holiday and the next long weekend.',
    answer: 'The week',
  },
  'business-days.json': {
    takes: ['date', 'province', 'add', 'to', 'weekend', 'with', 'without'],
    answers: 'BusinessDays',
    hasTag: true,
    summary: 'Business days from a date',
    description:
      'Whether a date is a business day, the ones before and after it, and on request the date so many business days away or the business days up to another date.',
    answer: 'The business days',
  },
  'holidays.ics': {
    takes: ['year', 'province', 'longWeekends', 'include', 'locale'],
    answers: 'text/calendar',
    hasTag: true,
    summary: 'Statutory holidays of a year as a calendar file',
    description: 'The listing as iCalendar (RFC 5545), ready to import.',
    answer: 'The calendar',
  },
  'status.json': {
    takes: [],
    answers: 'Status',
    hasTag: false,
    summary: 'What is served',
    description: 'Revision of the data and version of the software that answers.',
    answer: 'The status',
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** As many days off as an answer of business-days.json lists. */
export const MOST_SKIPPED = 400;

export type OperationName = keyof typeof OPERATIONS;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly OperationName[];

/** The parameters that an operation takes. */
export type Taken<Name extends OperationName> = (typeof OPERATIONS)[Name]['takes'][number];

/** `/api/week.json` */
export function operationPath(name: OperationName): string {
  return `/api/${name}`;
}
