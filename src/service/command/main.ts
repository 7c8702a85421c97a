#!/usr/bin/env node
import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  environmentLocale,
  type Locale,
  nameIn,
  parseLocale,
  type Words,
} from '../../core/language/locale.ts';
import { money } from '../../core/language/money.ts';
import * as library from '../../core/package/index.ts';
import { type ListDay, type ListId, listDays, lists, list as namedList } from '../../core/package/lists.ts';
import { type HolidayPayAnswer, holidayPay, type PayFacts } from '../../core/package/pay.ts';
import { timeLimit } from '../../core/package/time-limits.ts';
import { checkFile } from './check-file.ts';
import { TEXTS } from './texts.ts';

declare const VERSION: string;

const COMMON = ['json', 'lang', 'help', 'version'];
const DAYS_OFF = ['list', 'weekend', 'substitute', 'with', 'without', 'projected'];
const AMOUNTS = ['wages', 'vacation-pay', 'rate', 'days-worked', 'hours-in-window', 'hours', 'worked'];
const FLAGS = ['commission', 'irregular', 'regular-day', 'qualifies'];
const PAY = [...AMOUNTS, ...FLAGS, 'week-start'];
const WITHOUT_VALUE = ['json', 'help', 'version', 'all', 'clear', 'projected', 'strict'];
const WITH_VALUE = [...DAYS_OFF.filter((name) => name !== 'projected'), ...PAY, 'as', 'allow', 'lang'];

type Options = ReadonlyMap<string, string>;

interface Answer {
  readonly value: unknown;
  readonly lines: (locale: Locale) => readonly string[];
  /** Remarks on the answer. On standard error, so that `$(statdays add today 5)` is a date. */
  readonly notes?: readonly library.Words[];
  readonly isYes?: boolean;
  /** @default 0, or 1 for no */
  readonly exitCode?: number;
}

interface Command {
  readonly takes: readonly [least: number, most: number];
  /** Besides those that every command takes. */
  readonly options?: readonly string[];
  /** @throws {RangeError} for an argument that the library refuses; its cause is the sentence in both languages */
  readonly ask: (given: readonly string[], options: Options, locale: Locale) => Answer;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  holidays: {
    takes: [1, 2],
    options: ['all'],
    ask: ([year, place], options) =>
      rows(library.holidays(readNumber(year), readPlace(place), includedBy(options)), holidayLine),
  },
  'long-weekends': {
    takes: [1, 2],
    ask: ([year, place]) => rows(library.longWeekends(readNumber(year), readPlace(place)), longWeekendLine),
  },
  next: {
    takes: [0, 2],
    ask: ([place, date]) => {
      const value = library.nextHoliday(readDate(date, place), readPlace(place));
      return { ...rows(value ? [value] : [], holidayLine), value };
    },
  },
  'is-holiday': {
    takes: [0, 2],
    options: ['all'],
    ask: ([text, place], options) => {
      const date = readDate(text, place);
      const holidays = library.holidaysOn(date, readPlace(place), includedBy(options));
      return isYes(holidays.length > 0, { date, isHoliday: holidays.length > 0, holidays });
    },
  },
  'is-business-day': {
    takes: [0, 2],
    options: DAYS_OFF,
    ask: ([text, place], options) => {
      const date = readDate(text, place);
      const isBusinessDay = library.isBusinessDay(date, readPlace(place), readDaysOff(options));
      const notes = library.businessDayNotes(date, date, readPlace(place), readDaysOff(options));
      return isYes(isBusinessDay, { date, isBusinessDay, ...(notes.length > 0 && { notes }) });
    },
  },
  week: {
    takes: [0, 1],
    ask: ([date]) => {
      const value = library.week(readDate(date));
      const lines = (locale: Locale) => [TEXTS[locale].iso(value.iso), TEXTS[locale].canada(value.canada)];
      return { value, lines };
    },
  },
  add: {
    takes: [2, 3],
    options: DAYS_OFF,
    ask: ([text, number, place], options) => {
      const [date, add] = [readDate(text, place), readNumber(number)];
      const result = library.addBusinessDays(date, add, readPlace(place), readDaysOff(options));
      return counted({ date, add, result }, result, [date, result, readPlace(place), readDaysOff(options)]);
    },
  },
  between: {
    takes: [2, 3],
    options: DAYS_OFF,
    ask: ([from, end, place], options) => {
      const [date, to] = [readDate(from, place), readDate(end, place)];
      const businessDays = library.businessDaysBetween(date, to, readPlace(place), readDaysOff(options));
      return counted({ date, to, businessDays }, `${businessDays}`, [
        date,
        to,
        readPlace(place),
        readDaysOff(options),
      ]);
    },
  },
  'time-limit': {
    takes: [3, 3],
    options: ['clear', 'projected'],
    ask: ([date, days, list], options) => {
      const words = { clear: options.has('clear'), projected: options.has('projected') };
      const value = timeLimit(readDate(date), readNumber(days), list as ListId, words);
      const later = value.alternatives.map(({ result, en, fr }) => ({
        en: `${result}: ${en}`,
        fr: `${result}\u00a0: ${fr}`,
      }));
      return { value, lines: () => [value.result], notes: [...later, value.rule, ...value.notes] };
    },
  },
  pay: {
    takes: [0, 2],
    options: PAY,
    ask: ([place, date], options) => {
      const value = holidayPay(readPlace(place), { ...readPayFacts(options), ...(date && { date }) });
      return { value, lines: (locale) => payLines(value, locale) };
    },
  },
  lists: {
    takes: [0, 2],
    options: ['projected'],
    ask: ([list, year = library.today().slice(0, 4)], options) => {
      if (list === undefined) return rows(lists(), (row, locale) => `${row.id}  ${nameIn(row, locale)}`);
      const projected = options.has('projected');
      return rows(listDays(list as ListId, readNumber(year), { projected }), listDayLine);
    },
  },
  check: { takes: [1, 3], options: ['as', 'allow', 'strict'], ask: checkFile },
};

/** The exit code: as with `grep`, 0 for yes, 1 for no, 2 for an error. */
function runCommand(args: readonly string[]): number {
  const { given, options, repeated } = readArguments(args);
  const preferred = environmentLocale(process.env);
  const locale = options.has('lang') ? parseLocale(options.get('lang') ?? '') : preferred;
  const texts = TEXTS[locale ?? preferred];
  const [name = '', ...asked] = given;
  if (!locale) return fail(texts.wrongLanguage(options.get('lang') ?? ''));
  if (options.has('help')) return print([texts.usage]);
  if (options.has('version')) return print([VERSION]);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (args.length === 0) return fail(texts.usage);
  if (!command) return fail(texts.noCommand(name, Object.keys(COMMANDS)));
  const known = [...COMMON, ...(command.options ?? [])];
  for (const [option, value] of options) {
    if (!known.includes(option)) return fail(texts.noOption(name, option, known));
    if (option === repeated) return fail(texts.repeated(option));
    if (/^(?:--|$)/.test(value) && WITH_VALUE.includes(option)) return fail(texts.needsValue(option));
    if (value !== '' && WITHOUT_VALUE.includes(option)) return fail(texts.takesNoValue(option));
  }
  const [least, most] = command.takes;
  if (asked.length < least || asked.length > most) return fail(texts.wrongArguments(name, least, most));
  try {
    const {
      value,
      lines,
      notes = [],
      isYes,
      exitCode = isYes === false ? 1 : 0,
    } = command.ask(asked, options, locale);
    if (options.has('json')) print([JSON.stringify(value)]);
    // Cron mails what is printed: outside a terminal, the exit code alone says yes or no.
    else if (isYes === undefined || process.stdout.isTTY) print(lines(locale));
    if (!options.has('json')) for (const note of notes) console.error(`- ${note[locale]}`);
    return exitCode;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const sentence = (error.cause as Words | undefined)?.[locale] ?? error.message;
    return fail(sentence.replace('timeLimit()', 'statdays time-limit'));
  }
}

/** `parseArgs` would read a negative number as options, so its sign is another meanwhile. */
const MINUS = '\u2212';

function readArguments(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: args.map((argument) => argument.replace(/^-(?=\d)/, MINUS)),
    options: {
      ...Object.fromEntries(WITH_VALUE.map((name) => [name, { type: 'string' }])),
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.flatMap((token) =>
    token.kind === 'positional' ? token.value.replace(MINUS, '-') : [],
  );
  const typed = tokens.filter((token) => token.kind === 'option');
  const options = new Map(typed.map(({ name, value = '' }) => [name, value]));
  const repeated = typed.find(
    ({ name }, index) => typed.findLastIndex((later) => later.name === name) > index,
  );
  return { given, options, repeated: repeated?.name };
}

function print(lines: readonly string[]): number {
  for (const line of lines) console.log(line);
  return 0;
}

function fail(message: string): number {
  console.error(message);
  return 2;
}

function rows<Row>(value: readonly Row[], line: (row: Row, locale: Locale) => string): Answer {
  return { value, lines: (locale) => value.map((row) => line(row, locale)) };
}

function isYes(isSo: boolean, value: object): Answer {
  return { value, isYes: isSo, lines: (locale) => [isSo ? TEXTS[locale].yes : TEXTS[locale].no] };
}

/** A date or a number, with what to know about the business days that it passes. */
function counted(value: object, line: string, asked: Parameters<typeof library.businessDayNotes>): Answer {
  const notes = library.businessDayNotes(...asked);
  return { value: { ...value, ...(notes.length > 0 && { notes }) }, lines: () => [line], notes };
}

function holidayLine({ date, observedDate, kind, basis, ...names }: library.Holiday, locale: Locale): string {
  const texts = TEXTS[locale];
  const moved = date === observedDate ? [] : [texts.dayOff(observedDate)];
  return withDetails(date, nameIn(names, locale), [
    ...moved,
    (basis && texts.bases[basis]) ?? texts.kinds[kind],
  ]);
}

function longWeekendLine({ start, end, holidays }: library.LongWeekend, locale: Locale): string {
  return `${start}  ${end}  ${holidays.map((holiday) => nameIn(holiday, locale)).join(', ')}`;
}

function listDayLine({ date, closes, provinces = [], status, ...names }: ListDay, locale: Locale): string {
  const early = closes === 'day' ? '' : TEXTS[locale].closesAt(closes);
  const projected = status === 'projected' ? TEXTS[locale].projected : '';
  return withDetails(date, nameIn(names, locale), [early, ...provinces, projected]);
}

function withDetails(date: string, name: string, details: readonly string[]): string {
  const given = details.filter((detail) => detail !== '');
  return `${date}  ${name}${given.length > 0 ? ` (${given.join('; ')})` : ''}`;
}

function payLines(value: HolidayPayAnswer, locale: Locale): readonly string[] {
  const { holiday, qualify, window, why, formula, workFormula, total, needs = [] } = value;
  const texts = TEXTS[locale];
  const dollars = (sum: number | null) => (sum === null ? '?' : money(Math.round(sum * 100), locale));
  return [
    holidayLine(holiday, locale),
    ...qualify.map((condition) => `- ${condition[locale]}`),
    ...(window ? [`${window.start}  ${window.end}  ${window[locale]}`] : []),
    ...(formula ? [texts.holidayPay(formula[locale], dollars(value.holidayPay))] : []),
    ...(why ? [why[locale]] : []),
    ...(workFormula ? [texts.forWork(workFormula[locale], dollars(value.forWork))] : []),
    total === null ? texts.needs(needs.map((name) => `--${dashed(name)}`)) : texts.total(dollars(total)),
    ...[...value.options, ...value.notes].map((words) => `- ${words[locale]}`),
  ];
}

/** A date as it was typed; today in the place if it is `today`, or was left out. */
function readDate(text = 'today', place?: string): string {
  return text === 'today' ? library.today(readPlace(place)) : text;
}

/** A place as it was typed; the library refuses an unknown one. */
function readPlace(text: string | undefined): library.Place | undefined {
  return text as library.Place | undefined;
}

/** A number, or the text as it was typed, which the library refuses. */
function readNumber(text = ''): number {
  return (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text) as number;
}

function includedBy(options: Options): library.Included {
  return options.has('all') ? { include: 'all' } : {};
}

/** The options as they were typed; the library refuses wrong values. */
function readDaysOff(options: Options): library.DaysOff {
  const read = (name: string, text: string) => {
    if (name === 'list') return namedList(text as ListId);
    if (name === 'projected') return true;
    return name === 'with' || name === 'without' ? text.split(',') : text;
  };
  const given = [...options].filter(([name]) => DAYS_OFF.includes(name));
  return Object.fromEntries(given.map(([name, text]) => [name, read(name, text)]));
}

/** The options of `pay` by the names that the library has for them. Flags are 0 or 1, as in the service, or false or true. */
function readPayFacts(options: Options): PayFacts {
  const given = [...options].filter(([name]) => PAY.includes(name));
  return Object.fromEntries(
    given.map(([name, text]) => {
      const camel = name.replaceAll(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase());
      const isFlag = FLAGS.includes(name) && /^(?:0|1|false|true)$/.test(text);
      return [camel, isFlag ? text === '1' || text === 'true' : readNumber(text)];
    }),
  );
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

process.exitCode = runCommand(process.argv.slice(2));
