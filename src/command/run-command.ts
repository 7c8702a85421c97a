import { parseArgs } from 'node:util';
import { type Bilingual, type Locale, toLocale } from '../language/locale.ts';
import type { DaysOff } from '../package/index.ts';
import { type CommandOptions, commandOf } from './commands.ts';
import { TEXTS } from './texts.ts';

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
  weekend: { type: 'string' },
  with: { type: 'string' },
  without: { type: 'string' },
} as const;

/** Runs a command line, in the language of `--lang` or else of the environment. */
export function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandResult {
  const preferred = environmentLocale(environment);
  const line = readLine(args);
  if (!line) return { error: TEXTS[preferred].usage };
  const { values, positionals } = line;
  const locale = values.lang === undefined ? preferred : toLocale(values.lang);
  if (!locale) return { error: TEXTS[preferred].wrongLanguage(values.lang ?? '') };
  const { usage } = TEXTS[locale];
  if (values.help) return { output: usage };
  const [name = '', ...given] = positionals;
  const command = commandOf(name);
  if (!command || given.length < command.least || given.length > command.most) return { error: usage };
  try {
    const { value, inWords } = command.ask(given, optionsOf(values));
    return { output: values.json ? JSON.stringify(value) : inWords(locale) };
  } catch (error) {
    if (error instanceof RangeError) return { error: sentenceOf(error, locale) };
    throw error;
  }
}

/** Options stand anywhere, with their value after `=`; a number below zero is none. */
function readLine(args: readonly string[]) {
  const options = args.filter((argument) => argument.startsWith('--'));
  const others = args.filter((argument) => !argument.startsWith('--'));
  try {
    return parseArgs({ args: [...options, '--', ...others], options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
}

type Values = NonNullable<ReturnType<typeof readLine>>['values'];

function optionsOf({ all = false, weekend, with: kept, without }: Values): CommandOptions {
  const daysOff = {
    ...(weekend !== undefined && { weekend: weekend as NonNullable<DaysOff['weekend']> }),
    ...(kept !== undefined && { with: kept.split(',') }),
    ...(without !== undefined && { without: without.split(',') }),
  };
  return { isAll: all, daysOff };
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
