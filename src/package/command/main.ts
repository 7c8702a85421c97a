#!/usr/bin/env node
import process from 'node:process';
import { parseArgs } from 'node:util';
import { dayOf } from '../../calendar/day.ts';
import { fullDate, fullRange } from '../../language/dates.ts';
import {
  type Bilingual,
  environmentLocale,
  LOCALES,
  type Locale,
  localeOfTag,
  nameIn,
} from '../../language/locale.ts';
import {
  addBusinessDays,
  businessDayNotes,
  businessDaysBetween,
  type DaysOff,
  day,
  type Holiday,
  holidays,
  isBusinessDay,
  longWeekends,
  nextHoliday,
  type Place,
  today,
  type Words,
  week,
} from '../index.ts';
import { type ListDay, type ListId, listDays, lists, list as namedList } from '../lists.ts';
import { timeLimit } from '../time-limits.ts';
import { askPay, PAY_OPTIONS } from './pay.ts';
import { type CommandTexts, TEXTS } from './texts.ts';

/** Put in by the bundler. */
declare const VERSION: string;

const OPTIONS = {
  lang: { type: 'string' },
  json: { type: 'boolean' },
  words: { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
  all: { type: 'boolean' },
  list: { type: 'string' },
  weekend: { type: 'string' },
  substitute: { type: 'string' },
  with: { type: 'string' },
  without: { type: 'string' },
  clear: { type: 'boolean' },
  wages: { type: 'string' },
  'vacation-pay': { type: 'string' },
  rate: { type: 'string' },
  'days-worked': { type: 'string' },
  'hours-in-window': { type: 'string' },
  hours: { type: 'string' },
  worked: { type: 'string' },
  commission: { type: 'string' },
  irregular: { type: 'string' },
  'regular-day': { type: 'string' },
  qualifies: { type: 'string' },
  'week-start': { type: 'string' },
  projected: { type: 'boolean' },
} as const;

const SHORT: Readonly<Record<string, string>> = { '-h': '--help', '-v': '--version' };

/** The options as they were typed. */
type Options = NonNullable<ReturnType<typeof readOption>>;

/** Options that only some commands take. */
const OWN_OPTIONS = [
  'all',
  'list',
  'weekend',
  'substitute',
  'with',
  'without',
  'clear',
  'projected',
  ...PAY_OPTIONS,
] as const;
type OwnOption = (typeof OWN_OPTIONS)[number];

const DAYS_OFF: readonly OwnOption[] = ['list', 'weekend', 'substitute', 'with', 'without', 'projected'];

/** An answer for programs and for people. */
interface Output {
  readonly value: unknown;
  readonly inWords: (locale: Locale) => string;
  /** What goes into a pipe in place of the words; empty for nothing. */
  readonly plain?: string;
  /** For questions with a yes or no: sets the exit code. */
  readonly isYes?: boolean;
}

/** As `grep` and `test` have them. */
const EXIT = { yes: 0, no: 1, error: 2 };

interface Command {
  /** How many arguments it takes, without its name. */
  readonly least: number;
  readonly most: number;
  /** Its options, besides those that every command takes. */
  readonly options?: readonly OwnOption[];
  /** @throws {RangeError} for an argument that the library refuses */
  readonly ask: (given: readonly string[], options: Options) => Output;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  holidays: { least: 1, most: 2, options: ['all'], ask: askHolidays },
  weekends: { least: 1, most: 2, ask: askLongWeekends },
  next: { least: 0, most: 2, ask: askNext },
  week: { least: 0, most: 1, ask: askWeek },
  'is-holiday': { least: 0, most: 2, options: ['all'], ask: askIsHoliday },
  'is-business-day': { least: 0, most: 2, options: DAYS_OFF, ask: askIsBusinessDay },
  add: { least: 2, most: 3, options: DAYS_OFF, ask: askSum },
  count: { least: 2, most: 3, options: DAYS_OFF, ask: askCount },
  'time-limit': { least: 3, most: 3, options: ['clear', 'projected'], ask: askTimeLimit },
  pay: { least: 0, most: 2, options: PAY_OPTIONS, ask: askPay },
  lists: { least: 0, most: 2, options: ['projected'], ask: askLists },
};

/**
 * Runs a command line, in the language of `--lang` or else of the environment.
 * @param isForPeople whether the output goes to a terminal
 */
function runCommand(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  isForPeople: boolean,
): { output?: string; error?: string; exitCode?: number } {
  const args = withValues(given);
  const lang = args.findLast((argument) => argument.startsWith('--lang='))?.slice('--lang='.length);
  const preferred = environmentLocale(environment);
  const locale = lang === undefined ? preferred : localeOfTag(lang);
  if (!locale) return { error: TEXTS[preferred].wrongLanguage(lang ?? '') };
  const texts = TEXTS[locale];
  const values = readOptions(args.filter(isOption), texts);
  if (typeof values === 'string') return { error: `${values}\n\n${texts.usage}` };
  if (values.help) return { output: texts.usage };
  if (values.version) return { output: VERSION };
  const [name = '', ...asked] = args.filter((argument) => !isOption(argument));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const fault = command ? faultOf(name, command, asked, values, texts) : texts.noCommand(name);
  if (!command || fault !== undefined) return { error: `${fault}\n\n${texts.usage}` };
  try {
    const { value, inWords, plain, isYes = true } = command.ask(asked, values);
    const words = plain === undefined || values.words || isForPeople ? inWords(locale) : plain;
    const output = values.json ? JSON.stringify(value) : words;
    return { ...(output !== '' && { output }), exitCode: isYes ? EXIT.yes : EXIT.no };
  } catch (error) {
    if (error instanceof RangeError) return { error: sentenceOf(error, locale) };
    throw error;
  }
}

/** Too few arguments, too many, or an option of another command. */
function faultOf(
  name: string,
  { least, most, options = [] }: Command,
  { length }: readonly string[],
  values: Options,
  texts: CommandTexts,
): string | undefined {
  if (length < least || length > most) return texts.wrongArguments(name, least, most);
  const given = OWN_OPTIONS.find((option) => values[option] !== undefined && !options.includes(option));
  return given && texts.noOption(name, given);
}

/** The arguments with the value of each option behind a `=`, and short options by their long names. */
function withValues(given: readonly string[]): readonly string[] {
  const args: string[] = [];
  for (const argument of given) {
    const last = args.at(-1);
    if (last !== undefined && takesValue(last) && !isOption(argument))
      args[args.length - 1] = `${last}=${argument}`;
    else args.push(SHORT[argument] ?? argument);
  }
  return args;
}

/** Whether an option still lacks its value. */
function takesValue(argument: string): boolean {
  const name = argument.slice(2);
  return (
    isOption(argument) &&
    Object.hasOwn(OPTIONS, name) &&
    OPTIONS[name as keyof typeof OPTIONS].type === 'string'
  );
}

/** Options may come anywhere; a negative number is not an option. */
function isOption(argument: string): boolean {
  return argument.startsWith('--');
}

/** The values of all options, or what is wrong with the first that cannot be taken. */
function readOptions(options: readonly string[], texts: CommandTexts): Options | string {
  let values: Options = {};
  for (const option of options) {
    const read = readOption(option);
    if (!read) return unreadable(option, texts);
    const repeated = Object.keys(read).find((name) => Object.hasOwn(values, name));
    if (repeated !== undefined) return texts.repeated(`--${repeated}`);
    values = { ...values, ...read };
  }
  return values;
}

function unreadable(option: string, texts: CommandTexts): string {
  const [name = ''] = option.slice(2).split('=');
  if (!Object.hasOwn(OPTIONS, name)) return texts.unknownOption(name);
  const { type } = OPTIONS[name as keyof typeof OPTIONS];
  return type === 'string' ? texts.needsValue(name) : texts.takesNoValue(name);
}

/** Undefined for an unknown option, and for one that lacks its value or takes none. */
function readOption(option: string) {
  try {
    return parseArgs({ args: [option], options: OPTIONS }).values;
  } catch {
    return undefined;
  }
}

/** The cause of an error of the library is its sentence in both languages; a command takes the place of a function. */
function sentenceOf({ message, cause }: RangeError, locale: Locale): string {
  const sentence = (cause as Bilingual<string> | undefined)?.[locale] ?? message;
  return sentence.replace('timeLimit()', 'statdays time-limit');
}

function askHolidays([year = '', province]: readonly string[], { all = false }: Options): Output {
  const value = holidays(toNumber(year), placeOf(province), all ? { include: 'all' } : {});
  return {
    value,
    inWords: (locale) =>
      lines(
        value.map((holiday) => lineOf(holiday, locale)),
        locale,
      ),
  };
}

function askLongWeekends([year = '', province]: readonly string[]): Output {
  const value = longWeekends(toNumber(year), placeOf(province));
  const line = (locale: Locale) => (weekend: (typeof value)[number]) =>
    TEXTS[locale].weekend(
      fullRange(dayOf(weekend.start), dayOf(weekend.end), locale),
      weekend.holidays.map((holiday) => nameIn(holiday, locale)).join(', '),
    );
  return { value, inWords: (locale) => lines(value.map(line(locale)), locale) };
}

function askNext([province, text]: readonly string[]): Output {
  const date = dateOf(text, province);
  const value = nextHoliday(date, placeOf(province));
  return {
    value,
    plain: value?.observedDate ?? '',
    inWords: (locale) => {
      if (!value) return TEXTS[locale].nothing;
      const day = dayOf(value.observedDate);
      return TEXTS[locale].next(nameIn(value, locale), fullDate(day, locale), day - dayOf(date));
    },
  };
}

function askWeek([text]: readonly string[]): Output {
  const date = dateOf(text);
  const value = week(date);
  return {
    value,
    inWords: (locale) => TEXTS[locale].week(fullDate(dayOf(date), locale), value.iso, value.canada),
  };
}

/** Only the exit code answers in a pipe: cron would mail whatever is printed. */
function askIsHoliday([text, province]: readonly string[], { all = false }: Options): Output {
  const { date, isHoliday, holidays } = day(dateOf(text, province), placeOf(province));
  const found = holidays.filter(({ kind }) => all || kind === 'statutory');
  return {
    value: { date, isHoliday, holidays: found },
    isYes: found.length > 0,
    plain: '',
    inWords: (locale) => {
      const texts = TEXTS[locale];
      const names = found.map((holiday) => `${nameIn(holiday, locale)}${kindOf(holiday, locale)}`).join(', ');
      return texts.dayIs(fullDate(dayOf(date), locale), names || texts.noHoliday);
    },
  };
}

function askIsBusinessDay([text, province]: readonly string[], options: Options): Output {
  const date = dateOf(text, province);
  const isOne = isBusinessDay(date, placeOf(province), daysOffOf(options));
  const notes = businessDayNotes(date, date, placeOf(province), daysOffOf(options));
  return {
    value: { date, isBusinessDay: isOne, ...(notes.length > 0 && { notes }) },
    isYes: isOne,
    plain: '',
    inWords: (locale) => {
      const texts = TEXTS[locale];
      const answer = isOne ? texts.businessDay : texts.noBusinessDay;
      return withNotes(texts.dayIs(fullDate(dayOf(date), locale), answer), notes, locale);
    },
  };
}

/** All lists, or the days of one in a year. */
function askLists([list, year]: readonly string[], { projected = false }: Options): Output {
  if (list !== undefined) return daysOfList(listOf(list), year ?? today().slice(0, 4), projected);
  const value = lists();
  return {
    value,
    inWords: (locale) => value.map((list) => `${list.id}  ${nameIn(list, locale)}`).join('\n'),
  };
}

function daysOfList(list: ListId, year: string, projected: boolean): Output {
  const value = listDays(list, toNumber(year), { projected });
  return {
    value,
    inWords: (locale) =>
      lines(
        value.map((listed) => `${listed.date}  ${nameIn(listed, locale)}${detailOf(listed, locale)}`),
        locale,
      ),
  };
}

/** What a list says of a day besides its name. */
function detailOf({ closes, provinces, status }: ListDay, locale: Locale): string {
  const texts = TEXTS[locale];
  const details = [
    ...(closes === 'day' ? [] : [texts.closesAt(closes)]),
    ...(provinces ? [provinces.map((region) => region.slice(-2)).join(', ')] : []),
    ...(status === 'projected' ? [texts.projected] : []),
  ];
  return details.length === 0 ? '' : ` (${details.join('; ')})`;
}

function askSum([text, number = '', province]: readonly string[], options: Options): Output {
  const date = dateOf(text, province);
  const add = toNumber(number);
  const result = addBusinessDays(date, add, placeOf(province), daysOffOf(options));
  const notes = businessDayNotes(date, result, placeOf(province), daysOffOf(options));
  return {
    value: { date, add, result, ...(notes.length > 0 && { notes }) },
    plain: result,
    inWords: (locale) => withNotes(fullDate(dayOf(result), locale), notes, locale),
  };
}

function askCount([from, end, province]: readonly string[], options: Options): Output {
  const [date, to] = [dateOf(from, province), dateOf(end, province)];
  const businessDays = businessDaysBetween(date, to, placeOf(province), daysOffOf(options));
  const notes = businessDayNotes(date, to, placeOf(province), daysOffOf(options));
  return {
    value: { date, to, businessDays, ...(notes.length > 0 && { notes }) },
    plain: `${businessDays}`,
    inWords: (locale) => withNotes(TEXTS[locale].businessDays(businessDays), notes, locale),
  };
}

function withNotes(answer: string, notes: readonly Words[], locale: Locale): string {
  return [answer, ...notes.map((note) => `- ${note[locale]}`)].join('\n');
}

function askTimeLimit(
  [date, days = '', list = '']: readonly string[],
  { clear = false, projected = false }: Options,
): Output {
  const value = timeLimit(dateOf(date), toNumber(days), listOf(list), { clear, projected });
  return {
    value,
    plain: value.result,
    inWords: (locale) =>
      [
        fullDate(dayOf(value.result), locale),
        ...value.alternatives.map((later) =>
          TEXTS[locale].laterReading(fullDate(dayOf(later.result), locale), later[locale]),
        ),
        withNotes(value.rule[locale], value.notes, locale),
      ].join('\n'),
  };
}

function daysOffOf({ list, weekend, substitute, with: kept, without, projected }: Options): DaysOff {
  return {
    ...(list !== undefined && { list: namedList(listOf(list)) }),
    ...(weekend !== undefined && { weekend: weekend as NonNullable<DaysOff['weekend']> }),
    ...(substitute !== undefined && { substitute: substitute as NonNullable<DaysOff['substitute']> }),
    ...(kept !== undefined && { with: kept.split(',') }),
    ...(without !== undefined && { without: without.split(',') }),
    ...(projected !== undefined && { projected }),
  };
}

/** A date as it was typed; today in the place if it is `today`, or was left out. */
function dateOf(text = 'today', province?: string): string {
  return text === 'today' ? today(placeOf(province)) : text;
}

/** A place as it was typed; the library refuses an unknown one. */
function placeOf(text: string | undefined): Place | undefined {
  return text as Place | undefined;
}

/** A list as it was typed; the library refuses an unknown one. */
function listOf(text: string): ListId {
  return text as ListId;
}

function lineOf(holiday: Holiday, locale: Locale): string {
  const { date, observedDate } = holiday;
  const moved = date === observedDate ? '' : TEXTS[locale].dayOff(fullDate(dayOf(observedDate), locale));
  return `${date}  ${nameIn(holiday, locale)}${moved}${kindOf(holiday, locale)}`;
}

/** What follows the name of a holiday that is not statutory. */
function kindOf({ kind, basis }: Holiday, locale: Locale): string {
  const texts = TEXTS[locale];
  return (basis && texts.bases[basis]) ?? texts.kinds[kind];
}

function lines(all: readonly string[], locale: Locale): string {
  return all.length === 0 ? TEXTS[locale].nothing : all.join('\n');
}

/** @throws {RangeError} for anything but digits, such as `5.0` or `1e3`; its cause is the sentence in both languages */
function toNumber(text: string): number {
  const number = Number(text);
  if (`${number}` === text) return number;
  const cause = Object.fromEntries(LOCALES.map((locale) => [locale, TEXTS[locale].noNumber(text)]));
  throw new RangeError(TEXTS.en.noNumber(text), { cause });
}

/** Answers go to standard output, errors to standard error. */
const { output, error, exitCode } = runCommand(process.argv.slice(2), process.env, process.stdout.isTTY);
if (output !== undefined) console.log(output);
if (error !== undefined) console.error(error);
process.exitCode = error === undefined ? exitCode : EXIT.error;
