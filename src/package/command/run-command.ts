import { parseArgs } from 'node:util';
import { type Bilingual, type Locale, localeOfTag, toLocale } from '../../language/locale.ts';
import type { DaysOff } from '../index.ts';
import { type Command, type CommandOptions, commandOf, OWN_OPTIONS } from './commands.ts';
import { type CommandTexts, TEXTS } from './texts.ts';

/** What a command line prints: an answer, or what was wrong with it. */
export interface CommandResult {
  readonly output?: string;
  readonly error?: string;
}

const OPTIONS = {
  lang: { type: 'string' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  help: { type: 'boolean' },
  list: { type: 'string' },
  weekend: { type: 'string' },
  with: { type: 'string' },
  without: { type: 'string' },
  clear: { type: 'boolean' },
} as const;

/** Runs a command line, in the language of `--lang` or else of the environment. */
export function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandResult {
  const lang = args.findLast((argument) => argument.startsWith('--lang='))?.slice('--lang='.length);
  const preferred = environmentLocale(environment);
  const locale = lang === undefined ? preferred : localeOfTag(lang);
  if (!locale) return { error: TEXTS[preferred].wrongLanguage(lang ?? '') };
  const texts = TEXTS[locale];
  const values = readOptions(args.filter(isOption), texts);
  if (typeof values === 'string') return { error: `${values}\n\n${texts.usage}` };
  if (values.help) return { output: texts.usage };
  const [name = '', ...given] = args.filter((argument) => !isOption(argument));
  const command = commandOf(name);
  const fault = command ? faultOf(name, command, given, values, texts) : texts.noCommand(name);
  if (!command || fault !== undefined) return { error: `${fault}\n\n${texts.usage}` };
  try {
    const { value, inWords } = command.ask(given, optionsOf(values));
    return { output: values.json ? JSON.stringify(value) : inWords(locale) };
  } catch (error) {
    if (error instanceof RangeError) return { error: sentenceOf(error, locale) };
    throw error;
  }
}

/** What a command cannot do anything with; undefined where there is nothing. */
function faultOf(
  name: string,
  { least, most, options = [] }: Command,
  { length }: readonly string[],
  values: Values,
  texts: CommandTexts,
): string | undefined {
  if (length < least || length > most) return texts.wrongArguments(name, least, most);
  const given = OWN_OPTIONS.find((option) => values[option] !== undefined && !options.includes(option));
  return given && texts.noOption(name, given);
}

/** Options stand anywhere, with their value after `=`; a number below zero is none. */
function isOption(argument: string): boolean {
  return argument.startsWith('--');
}

type Values = NonNullable<ReturnType<typeof valuesOf>>;

/** The values of all options, or what is wrong with the first that cannot be taken. */
function readOptions(options: readonly string[], texts: CommandTexts): Values | string {
  let values: Values = {};
  for (const option of options) {
    const read = valuesOf(option);
    if (!read) return texts.unreadable(option);
    const repeated = Object.keys(read).find((name) => Object.hasOwn(values, name));
    if (repeated !== undefined) return texts.repeated(`--${repeated}`);
    values = { ...values, ...read };
  }
  return values;
}

/** Undefined for an option that is none of ours, lacks its value or takes none. */
function valuesOf(option: string) {
  try {
    return parseArgs({ args: [option], options: OPTIONS }).values;
  } catch {
    return undefined;
  }
}

function optionsOf({
  all = false,
  clear = false,
  list,
  weekend,
  with: kept,
  without,
}: Values): CommandOptions {
  const daysOff = {
    ...(list !== undefined && { list }),
    ...(weekend !== undefined && { weekend: weekend as NonNullable<DaysOff['weekend']> }),
    ...(kept !== undefined && { with: kept.split(',') }),
    ...(without !== undefined && { without: without.split(',') }),
  };
  return { isAll: all, isClear: clear, daysOff };
}

/** POSIX: LC_ALL before LC_MESSAGES before LANG. */
function environmentLocale({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Locale {
  return toLocale((LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)) ?? 'en';
}

/** The library says in the cause of an error what is wrong in both languages. */
function sentenceOf({ message, cause }: RangeError, locale: Locale): string {
  return (cause as Bilingual<string> | undefined)?.[locale] ?? message;
}
