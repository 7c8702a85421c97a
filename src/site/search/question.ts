import { type Day, toCivilDate, toDay, weekdayOf, yearOf } from '../../calendar/day.ts';
import type { Office } from '../../holidays/office-table.ts';
import { type Word, withoutAccents, wordsOf } from './fold.ts';
import { type Lexicon, type Meaning, spelled } from './lexicon.ts';
import { dayOfNamed, type NamedDates, readDates } from './read-dates.ts';
import words from './words.json' with { type: 'json' };

/** A month or a year. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
  readonly year: number;
  readonly month?: number;
}

/** A question as far as we understood it. */
export type Question = Readonly<ReturnType<typeof readQuestion>>;

/** A word and its meaning. */
interface Token extends Word {
  readonly isMisspelt: boolean;
  meanings?: readonly Meaning[];
  /** The number of words in its phrase. */
  length: number;
}

/** Reads a question with the words of a lexicon. @param today where the reader is */
export function readQuestion(text: string, today: Day, lexicon: Lexicon) {
  const plain = withoutAccents(text).trim();
  const named = readDates(plain);
  const tokens = tokensOf(named.rest, wordsOf(plain).at(-1)?.text, lexicon);
  const all = tokens.flatMap(({ meanings = [] }) => meanings);
  const idsOf = (kind: Meaning['kind']): readonly string[] => [
    ...new Set(all.flatMap((meaning) => (meaning.kind === kind && 'id' in meaning ? [meaning.id] : []))),
  ];
  const valuesOf = (kind: Meaning['kind']): readonly number[] =>
    all.flatMap((meaning) => (meaning.kind === kind && 'value' in meaning ? [meaning.value] : []));
  const asked = new Set(idsOf('asked'));
  const [custom] = idsOf('custom');
  const [guide] = idsOf('guide');
  const [ahead] = valuesOf('year');
  const year = named.years[0] ?? (ahead === undefined ? undefined : yearOf(today) + ahead);
  const digits = /(?<!\S)(-?\d{1,4})(?![\p{L}\d])/u.exec(named.rest)?.[1];
  const number = digits === undefined ? valuesOf('number')[0] : Number(digits);
  const weekdays = valuesOf('weekday').map((value) => value % 7);
  const unknown = firstUnknown(tokens, text);
  const names = tokens.filter(({ meanings = [] }) => meanings.some(({ kind }) => kind === 'holiday')).length;
  const isNamed = names > 0 || custom !== undefined || named.dates.length > 0;
  const isDayNamed = isNamed || isCase(plain, asked, weekdays, unknown);
  const period = PERIOD.exec(plain);
  const shift = shiftOf(period, number);
  const [away = period?.[1] ? 0 : undefined] = valuesOf('day');
  const [week] = named.weeks;
  const question = {
    text: text.trim(),
    /** More than one if the name is ambiguous. One day may have several names. */
    holidays: all.filter((meaning) => meaning.kind === 'holiday'),
    /** More than one for “the Maritimes”. */
    places: [...new Set(all.flatMap((meaning) => (meaning.kind === 'place' ? meaning.codes : [])))],
    year,
    /** Each date with its readings. */
    dates: isDayNamed
      ? datesOf(named, year, today, shift)
      : relativeDay(asked, away, weekdays, number, today, shift),
    /** The days between a date of the question and the one in `dates`: 5 for “5 days after July 1”. */
    shift,
    /** Without a year, the next such month. */
    month: monthOf(named.months[0] ?? { month: valuesOf('month')[0], year }, asked, today),
    week: week && { week: week.week, year: week.year ?? year },
    /** Days of the week that aren’t dates: “if it falls on a Saturday”. */
    weekdays: isDayNamed ? weekdays : [],
    offices: idsOf('office') as readonly Office[],
    /** Families of questions that others answer. */
    declined: idsOf('declined'),
    /** A day that isn’t a holiday anywhere. */
    custom,
    /** A page of the documentation. */
    guide,
    /** A number outside a date. */
    number,
    /** The first words that we don’t know, as typed. */
    unknown,
  };
  const has: Readonly<Record<string, boolean>> = {
    holiday: names > 0,
    'two-names': names > 1,
    date: question.dates.length > 0,
    readings: (question.dates[0]?.length ?? 0) > 1,
    'no-date': named.isNoDate,
    'a-month': question.month !== undefined,
    'a-week': week !== undefined,
    year: year !== undefined,
    weekday: question.weekdays.length > 0,
    number: number !== undefined,
    court: question.offices.some((office) => office.endsWith('courts')),
    unknown: unknown !== '',
    guessed: tokens.some(isGuessed),
  };
  const kinds = all.map(({ kind }) => kind).filter((kind) => KINDS.includes(kind));
  const read = Object.keys(has).filter((part) => has[part]);
  /** What was read, as the forms of the table name it: what is asked (words.en.json), and of what. */
  const parts: ReadonlySet<string> = new Set([...asked, ...kinds, ...read]);
  return { ...question, parts };
}

/** Kinds of meanings that are parts of a question whatever they are. */
const KINDS: readonly Meaning['kind'][] = ['custom', 'place', 'office', 'declined', 'guide'];

/** “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or Sunday; “is Sunday a holiday” does. */
function isCase(
  plain: string,
  asked: ReadonlySet<string>,
  weekdays: readonly number[],
  unknown: string,
): boolean {
  if (['falls', 'if', 'lieu'].some((id) => asked.has(id))) return true;
  return (
    weekdays.some((weekday) => weekday === 0 || weekday === 6) &&
    asked.has('off') &&
    [...asked].every((id) => id === 'off' || id === 'everywhere' || (weekdays.length > 1 && id === 'ask')) &&
    unknown === '' &&
    !/\b(?:this|ce)\b/i.test(plain)
  );
}

/** Whether a word was corrected and is a phrase by itself: a tank isn’t a bank. Names of places and days leave no doubt. */
const isGuessed = ({ isMisspelt, length, meanings = [] }: Token): boolean =>
  isMisspelt && length < 2 && !meanings.some(({ kind }) => ['place', 'weekday', 'month'].includes(kind));

/** The first words that we don’t know, as typed. */
function firstUnknown(tokens: readonly Token[], text: string): string {
  const isKnown = ({ meanings, text: word }: Token): boolean =>
    meanings !== undefined || /^\d{1,4}$/.test(word);
  const start = tokens.findIndex((token) => !isKnown(token));
  const end = tokens.findIndex((token, index) => index > start && isKnown(token));
  const typed = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (start < 0 ? [] : tokens.slice(start, end < 0 ? undefined : end))
    .map((token) => typed.find((word) => withoutAccents(word) === token.typed) ?? token.typed)
    .join(' ');
}

/** The words of a question, each with the meaning of the longest phrase that it is in. @param lastWord of the question, a date included */
function tokensOf(rest: string, lastWord: string | undefined, lexicon: Lexicon): readonly Token[] {
  const tokens: Token[] = wordsOf(rest).map((word) => {
    const text = spelled(word.text, lexicon);
    return { ...word, text, isMisspelt: text !== word.text, length: 0 };
  });
  for (let start = 0; start < tokens.length; ) {
    const rest = tokens.slice(start, start + lexicon.longest).map(({ text }) => text);
    const isPhrase = (_: string, end: number) => lexicon.phrases.has(rest.slice(0, end + 1).join(' '));
    const length = rest.findLastIndex(isPhrase) + 1;
    const part = tokens.slice(start, start + length);
    const isLast = start + length === tokens.length && part.at(-1)?.text === lastWord;
    const found = lexicon.phrases.get(rest.slice(0, length).join(' ')) ?? [];
    for (const [index, token] of part.entries()) {
      token.meanings = index === 0 ? meant(found, part, isLast, lexicon) : [{ kind: 'filler' }];
      token.length = length;
    }
    start += length || 1;
  }
  return tokens;
}

/** A code that is also a word is a place only if it looks like one. Holidays and places come after anything else that a phrase means. */
function meant(
  meanings: readonly Meaning[],
  [first, second]: readonly Token[],
  isLast: boolean,
  { careful }: Lexicon,
): readonly Meaning[] {
  const isWord = !second && !isLast && !first?.isMarked && careful.includes(first?.text ?? '');
  const kept = isWord ? meanings.filter(({ kind }) => kind !== 'place') : meanings;
  const others = kept.filter(({ kind }) => !['holiday', 'place', 'filler'].includes(kind));
  if (others.length > 0) return others;
  return kept.length > 0 ? kept : [{ kind: 'filler' }];
}

/** `5 days after`, `two weeks before`, `dans 20 jours`. */
const PERIOD = new RegExp(
  `(\\b(?:in|dans) )?\\b(?:\\d+|${words.numbers.flatMap(({ en, fr }) => [en, fr]).join('|')}) (?:days?|jours?|(weeks?|semaines?))\\b(?: (after|from|following|apres|suivant|a partir|a compter|before|avant) )?`,
  'i',
);

/** The days between a date of the question and the one that is asked for. */
function shiftOf(period: RegExpExecArray | null, number = 0): number {
  const [, ahead, week, direction] = period ?? [];
  if (!ahead && !direction) return 0;
  return number * (week ? 7 : 1) * (/^(?:before|avant)$/i.test(direction ?? '') ? -1 : 1);
}

/** Each date with its readings. */
const datesOf = ({ dates }: NamedDates, year: number | undefined, today: Day, shift: number) =>
  dates
    .map((readings) => readings.flatMap((named) => dayOfNamed(named, year, today) ?? []))
    .filter(([first]) => first !== undefined)
    .map((days) => days.map((day) => day + shift));

/** Today, tomorrow, next Monday, in two weeks. */
function relativeDay(
  asked: ReadonlySet<string>,
  away: number | undefined,
  [weekday]: readonly number[],
  number: number | undefined,
  today: Day,
  shift: number,
): readonly (readonly Day[])[] {
  if (asked.has('business') && number !== undefined) return asked.has('today') ? [[today]] : [];
  if (away !== undefined) return [[today + away + shift]];
  if (weekday === undefined) return [];
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return [[today + (days === 0 && asked.has('next') ? 7 : days) + shift]];
}

export const yearSpan = (year: number): Span => ({
  first: toDay(year, 1, 1),
  last: toDay(year, 12, 31),
  year,
});

const monthSpan = (year: number, month: number): Span => ({
  first: toDay(year, month, 1),
  last: toDay(year, month + 1, 1) - 1,
  year,
  month,
});

/** The month that a question names, or this one or the next. Without a year, it is not over. */
function monthOf(
  { month, year }: { readonly month?: number | undefined; readonly year?: number | undefined },
  asked: ReadonlySet<string>,
  today: Day,
): Span | undefined {
  const now = toCivilDate(today);
  if (month !== undefined) return monthSpan(year ?? (month < now.month ? now.year + 1 : now.year), month);
  if (!asked.has('month')) return undefined;
  const { year: then, month: one } = toCivilDate(toDay(now.year, now.month + (asked.has('next') ? 1 : 0), 1));
  return monthSpan(then, one);
}
