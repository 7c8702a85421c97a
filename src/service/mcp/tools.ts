import type { Locale } from '../../core/language/locale.ts';
import { isProblem, type Problem } from '../api/answer.ts';
import { OPERATIONS } from '../contract/operations.ts';
import type { HolidaysBody, WeekBody } from '../contract/schemas/bodies.ts';
import type { TimeLimitBody } from '../contract/schemas/days.ts';
import type { HolidayPayBody } from '../contract/schemas/pay.ts';
import { askBody, countBusinessDays, findHistory, placeDay, type ToolCall, whichList } from './answers.ts';
import type { ArgumentName } from './arguments.ts';
import {
  briefCount,
  briefDay,
  briefHistory,
  briefListing,
  briefLists,
  briefLongWeekends,
  briefNext,
  briefPay,
  briefTimeLimit,
} from './brief.ts';
import { briefChecked, checkTypedList } from './check-list.ts';

/** Texts are short, because assistants read them in every conversation. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  /** Besides `locale` and `full`, which every tool takes. */
  readonly takes: readonly ArgumentName[];
  readonly requires?: readonly ArgumentName[];
  /** @param isFull whether every field was asked for, in both languages */
  readonly answer: (call: ToolCall, isFull: boolean) => Promise<object | Problem>;
}

interface ToolParts<Body extends object> extends Omit<Tool, 'answer'> {
  readonly ask: (call: ToolCall) => Promise<Body | Problem>;
  readonly brief: (body: Body, locale: Locale) => object;
}

function tool<Body extends object>({ ask, brief, ...about }: ToolParts<Body>): Tool {
  return {
    ...about,
    answer: async (call, isFull) => {
      const body = await ask(call);
      return isProblem(body) || isFull ? body : brief(body, call.locale);
    },
  };
}

/** In the order that assistants see. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  list_holidays: tool({
    title: 'Holidays in a year',
    description: 'Statutory holidays in a year, in a province or territory or under federal law.',
    takes: ['year', 'province', 'include'],
    ask: (call) => askBody<HolidaysBody>(call, 'holidays.json'),
    brief: briefListing,
  }),

  is_day_off: tool({
    title: 'Is this date a day off?',
    description:
      'Whether a date is a statutory holiday or a business day, every optional or public service day on it, and the lists (banks’ payments, stock exchange, post, public services) that are closed.',
    takes: ['date', 'province'],
    ask: placeDay,
    brief: briefDay,
  }),

  next_holiday: tool({
    title: 'Next holiday',
    description: 'The first statutory holiday observed after a date, and the next long weekend.',
    takes: ['date', 'province'],
    ask: (call) => askBody<WeekBody>(call, 'week.json'),
    brief: briefNext,
  }),

  long_weekends: tool({
    title: 'Long weekends in a year',
    description: 'At least three consecutive days off around a statutory holiday.',
    takes: ['year', 'province'],
    ask: (call) => askBody<HolidaysBody>(call, 'holidays.json', { longWeekends: '1' }),
    brief: briefLongWeekends,
  }),

  business_days: tool({
    title: 'Business days',
    description:
      'Whether a date is a business day, the date some business days later or earlier, or their number up to another date; by province or by list. For legal deadlines, use time_limit.',
    takes: ['date', 'add', 'to', 'province', 'list', 'weekend', 'substitute', 'with', 'without', 'projected'],
    ask: countBusinessDays,
    brief: briefCount,
  }),

  time_limit: tool({
    title: 'Time limit under an act or court rules',
    description:
      'The last day of a period in days, by the rule of a list, with later dates if the rule can be read in more than one way. A calculation, not legal advice.',
    takes: ['list', 'date', 'days', 'clear'],
    requires: ['list', 'days'],
    ask: (call) => askBody<TimeLimitBody>(call, 'time-limit.json'),
    brief: briefTimeLimit,
  }),

  holiday_pay: tool({
    title: 'What the law pays for a holiday',
    description:
      'Holiday pay and pay for work on a holiday, in dollars, with the formula, reference period and conditions. Without amounts, says what is needed. A calculation, not legal advice.',
    takes: OPERATIONS['holiday-pay.json'].takes.filter((name) => name !== 'locale'),
    ask: (asked) => askBody<HolidayPayBody>(asked, 'holiday-pay.json'),
    brief: briefPay,
  }),

  week_numbers: tool({
    title: 'Week numbers',
    description: 'ISO week (from Monday) and Canadian week (from Sunday) of a date.',
    takes: ['date'],
    ask: (call) => askBody<WeekBody>(call, 'week.json'),
    brief: ({ date, dayOfYear, iso, canada }) => ({ date, dayOfYear, iso, canada }),
  }),

  which_list: tool({
    title: 'Which list applies?',
    description:
      'Lists of the days of courts, public services, the stock exchange, payments, the post and acts. With list: what it is for; with list and year: its days.',
    takes: ['list', 'year'],
    ask: whichList,
    brief: briefLists,
  }),

  holiday_history: tool({
    title: 'History of a holiday',
    description: 'Since when a holiday has been observed somewhere, under which acts, and its next dates.',
    takes: ['id', 'province'],
    requires: ['id'],
    ask: findHistory,
    brief: briefHistory,
  }),

  check_list: tool({
    title: 'Is this list right?',
    description:
      'Judges a list of holidays that somebody typed, in any form: each wrong or missing date, and why.',
    takes: ['text', 'province', 'years', 'as'],
    requires: ['text'],
    ask: checkTypedList,
    brief: briefChecked,
  }),
};
