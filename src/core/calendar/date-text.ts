import { type Anchor, type DateRule, type FixedDate, type Move, NEARNESSES } from './date-rule.ts';
import { toCivilDate, toDay, type Weekday } from './day.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const WEEKDAYS = new Map(
  'sunday monday tuesday wednesday thursday friday saturday'
    .split(' ')
    .map((name, weekday) => [name, weekday as Weekday]),
);
const NTHS = ['1st', '2nd', '3rd', '4th'];

/** Not a leap year: a date written without a year must exist in every year. */
const COMMON_YEAR = 2001;

/** An example of each form that a date can have. */
export const DATE_FORMS: readonly string[] = [
  'july 1',
  '1st monday of september',
  'last monday of may',
  'easter',
  'friday before easter',
  'monday after easter',
  '39 days after easter',
  'monday before may 25',
  'monday nearest march 17',
  'monday of the week of november 11',
  'friday before the last sunday of february',
  'may 24, or may 25 if a sunday',
  'monday after a july 1 that is a saturday or sunday',
  'september 19, 2022',
];

export function parseDateText(text: string): DateRule | undefined {
  return (
    parseDate(text) ??
    parseNth(text) ??
    parseNear(text) ??
    parseFixedOrMoved(text) ??
    parseInLieu(text) ??
    parseAfterEaster(text) ??
    parseOnce(text)
  );
}

/** How a date moves: `monday if a sunday`, or for July 1 `july 2 if a sunday`. */
export function parseMoveText(text: string, date: DateRule | undefined): Move | undefined {
  const [, to = '', weekday = ''] = /^(.+) if a (.+)$/.exec(text) ?? [];
  const from = WEEKDAYS.get(weekday);
  if (from === undefined) return undefined;
  const toWeekday = WEEKDAYS.get(to);
  const days = toWeekday === undefined ? daysTo(parseFixed(to), date) : (toWeekday - from + 7) % 7;
  return days >= 0 && days < 7 ? { from, days } : undefined;
}

function parseDate(text: string): Anchor | undefined {
  return text === 'easter' ? { kind: 'easter' } : parseFixed(text);
}

function parseFixed(text: string, year = COMMON_YEAR): FixedDate | undefined {
  const [, name = '', digits] = /^([a-z]+) ([1-9]\d?)$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  const day = Number(digits);
  const isDate = month > 0 && toCivilDate(toDay(year, month, day)).month === month;
  return isDate ? { kind: 'fixed', month, day } : undefined;
}

function parseNth(text: string): Anchor | undefined {
  const [, nth = '', day = '', name = ''] = /^(1st|2nd|3rd|4th|last) ([a-z]+) of ([a-z]+)$/.exec(text) ?? [];
  const weekday = WEEKDAYS.get(day);
  const month = MONTHS.indexOf(name) + 1;
  if (weekday === undefined || month === 0) return undefined;
  return { kind: 'nth-weekday', nth: NTHS.indexOf(nth) + 1 || -1, weekday, month };
}

function parseNear(text: string): DateRule | undefined {
  const [, day = '', words, near = ''] =
    /^([a-z]+) (before|after|nearest|of the week of) (.+)$/.exec(text) ?? [];
  const kind = NEARNESSES.find((nearness) => nearness === words);
  const weekday = WEEKDAYS.get(day);
  const anchor = near.startsWith('the ') ? parseNth(near.slice(4)) : parseDate(near);
  return kind && weekday !== undefined && anchor ? { kind, weekday, anchor } : undefined;
}

function parseFixedOrMoved(text: string): DateRule | undefined {
  const [, fixed = '', moved = ''] = /^(.+), or (.+)$/.exec(text) ?? [];
  const date = parseFixed(fixed);
  const move = parseMoveText(moved, date);
  return date && move ? { kind: 'fixed-or-moved', date, move } : undefined;
}

function parseInLieu(text: string): DateRule | undefined {
  const [, day = '', fixed = '', names = ''] = /^([a-z]+) after an? (.+) that is an? (.+)$/.exec(text) ?? [];
  const weekday = WEEKDAYS.get(day);
  const date = parseFixed(fixed);
  const on = parseWeekdays(names);
  return weekday !== undefined && date && on ? { kind: 'in lieu', weekday, date, on } : undefined;
}

/** `sunday`, `saturday or sunday`, `friday, saturday or sunday` */
function parseWeekdays(text: string): readonly Weekday[] | undefined {
  if (!/^[a-z]+(?:(?:, [a-z]+)* or [a-z]+)?$/.test(text)) return undefined;
  const weekdays = text.split(/, | or /).map((name) => WEEKDAYS.get(name));
  const known = weekdays.filter((weekday) => weekday !== undefined);
  return known.length === weekdays.length ? known : undefined;
}

function parseAfterEaster(text: string): DateRule | undefined {
  const [, digits] = /^([1-9]\d?) days after easter$/.exec(text) ?? [];
  return digits ? { kind: 'days after easter', days: Number(digits) } : undefined;
}

function parseOnce(text: string): DateRule | undefined {
  const [, monthAndDay = '', digits] = /^(.+), (\d{4})$/.exec(text) ?? [];
  const year = Number(digits);
  const date = parseFixed(monthAndDay, year);
  return date ? { kind: 'once', year, date } : undefined;
}

/** NaN unless both are dates that every year has. */
function daysTo(to: FixedDate | undefined, date: DateRule | undefined): number {
  if (!to || date?.kind !== 'fixed') return Number.NaN;
  return toDay(COMMON_YEAR, to.month, to.day) - toDay(COMMON_YEAR, date.month, date.day);
}
