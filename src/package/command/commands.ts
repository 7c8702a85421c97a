import { dayOf } from '../../calendar/day.ts';
import { fullDate } from '../../language/dates.ts';
import { LOCALES, type Locale, nameIn } from '../../language/locale.ts';
import {
  addBusinessDays,
  businessDaysBetween,
  type DaysOff,
  type Holiday,
  holidays,
  longWeekends,
  nextHoliday,
  type Place,
  timeLimit,
  today,
  week,
} from '../index.ts';
import { TEXTS } from './texts.ts';

/** What the options of a command line say. */
export interface CommandOptions {
  readonly isAll: boolean;
  readonly daysOff: DaysOff;
  readonly isClear: boolean;
}

/** Options that belong to some commands alone. */
export const OWN_OPTIONS = ['all', 'list', 'weekend', 'with', 'without', 'clear'] as const;
type OwnOption = (typeof OWN_OPTIONS)[number];

const DAYS_OFF: readonly OwnOption[] = ['list', 'weekend', 'with', 'without'];

/** An answer for programs and for people. */
interface Answer {
  readonly value: unknown;
  readonly inWords: (locale: Locale) => string;
}

export interface Command {
  /** How many arguments it takes, its name not counted. */
  readonly least: number;
  readonly most: number;
  /** Those of its own that it takes. */
  readonly options?: readonly OwnOption[];
  /** @throws {RangeError} for an argument that the library refuses */
  readonly ask: (given: readonly string[], options: CommandOptions) => Answer;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  holidays: { least: 1, most: 2, options: ['all'], ask: askHolidays },
  weekends: { least: 1, most: 2, ask: askLongWeekends },
  next: { least: 0, most: 2, ask: askNext },
  week: { least: 0, most: 1, ask: askWeek },
  add: { least: 2, most: 3, options: DAYS_OFF, ask: askSum },
  count: { least: 2, most: 3, options: DAYS_OFF, ask: askCount },
  'time-limit': { least: 3, most: 3, options: ['clear'], ask: askTimeLimit },
};

export function commandOf(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

function askHolidays([year = '', province]: readonly string[], { isAll }: CommandOptions): Answer {
  const value = holidays(toNumber(year), placeOf(province), isAll ? { include: 'all' } : {});
  return {
    value,
    inWords: (locale) =>
      lines(
        value.map((holiday) => lineOf(holiday, locale)),
        locale,
      ),
  };
}

function askLongWeekends([year = '', province]: readonly string[]): Answer {
  const value = longWeekends(toNumber(year), placeOf(province));
  const line = (locale: Locale) => (weekend: (typeof value)[number]) =>
    TEXTS[locale].weekend(
      fullDate(dayOf(weekend.start), locale),
      fullDate(dayOf(weekend.end), locale),
      weekend.holidays.map((holiday) => nameIn(holiday, locale)).join(', '),
    );
  return { value, inWords: (locale) => lines(value.map(line(locale)), locale) };
}

function askNext([province, date = today(placeOf(province))]: readonly string[]): Answer {
  const value = nextHoliday(date, placeOf(province));
  return {
    value,
    inWords: (locale) => {
      if (!value) return TEXTS[locale].nothing;
      const day = dayOf(value.observedDate);
      return TEXTS[locale].next(nameIn(value, locale), fullDate(day, locale), day - dayOf(date));
    },
  };
}

function askWeek([date = today()]: readonly string[]): Answer {
  const value = week(date);
  return {
    value,
    inWords: (locale) => TEXTS[locale].week(fullDate(dayOf(date), locale), value.iso, value.canada),
  };
}

function askSum([date = '', number = '', province]: readonly string[], { daysOff }: CommandOptions): Answer {
  const add = toNumber(number);
  const result = addBusinessDays(date, add, placeOf(province), daysOff);
  return { value: { date, add, result }, inWords: (locale) => fullDate(dayOf(result), locale) };
}

function askCount([date = '', to = '', province]: readonly string[], { daysOff }: CommandOptions): Answer {
  const businessDays = businessDaysBetween(date, to, placeOf(province), daysOff);
  return {
    value: { date, to, businessDays },
    inWords: (locale) => TEXTS[locale].businessDays(businessDays),
  };
}

/** A place as it was typed: the library refuses one that there is not. */
function placeOf(text: string | undefined): Place | undefined {
  return text as Place | undefined;
}

function askTimeLimit(
  [date = '', days = '', list = '']: readonly string[],
  { isClear }: CommandOptions,
): Answer {
  const value = timeLimit(date, toNumber(days), list, { clear: isClear });
  return {
    value,
    inWords: (locale) =>
      [
        fullDate(dayOf(value.result), locale),
        ...value.alternatives.map((later) =>
          TEXTS[locale].laterReading(fullDate(dayOf(later.result), locale), later[locale]),
        ),
        value.rule[locale],
        ...value.notes.map((note) => `- ${note[locale]}`),
      ].join('\n'),
  };
}

function lineOf(holiday: Holiday, locale: Locale): string {
  const { date, observedDate, kind, basis } = holiday;
  const texts = TEXTS[locale];
  const moved = date === observedDate ? '' : texts.dayOff(fullDate(dayOf(observedDate), locale));
  return `${date}  ${nameIn(holiday, locale)}${moved}${(basis && texts.bases[basis]) ?? texts.kinds[kind]}`;
}

function lines(all: readonly string[], locale: Locale): string {
  return all.length === 0 ? TEXTS[locale].nothing : all.join('\n');
}

/** @throws {RangeError} for a number in any other form than its plainest, with its sentence in both languages as the cause */
function toNumber(text: string): number {
  const number = Number(text);
  if (`${number}` === text) return number;
  const cause = Object.fromEntries(LOCALES.map((locale) => [locale, TEXTS[locale].noNumber(text)]));
  throw new RangeError(TEXTS.en.noNumber(text), { cause });
}
