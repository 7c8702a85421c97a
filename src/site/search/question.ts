import { type Day, toDay, weekdayOf, yearOf } from '../../calendar/day.ts';
import type { Office } from '../../holidays/offices.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { type Word, withoutAccents, wordsOf } from './fold.ts';
import { CAREFUL, type Lexicon, type Meaning, spelled, WORDS_FOR_DAY } from './lexicon.ts';
import { dayOfNamed, type NamedDates, readDates } from './read-dates.ts';

/** A holiday that a question names; of several names of one day, the one that is meant. */
export interface NamedInQuestion {
  readonly id: string;
  readonly name?: string | undefined;
}

/** What somebody asks, as far as it was understood. */
export interface Question {
  readonly text: string;
  /**
   * What was read: the ids of what is asked (words.json), and `holiday`, `two-names`, `date`, `range`, `readings`, `no-date`, `custom`,
   * `month`, `a-week`, `year`, `place`, `weekday`, `number`, `office`, `court`, `declined`, `documentation`, `unknown`, `guessed`.
   */
  readonly parts: ReadonlySet<string>;
  /** More than one where a name means more than one day. */
  readonly holidays: readonly NamedInQuestion[];
  /** More than one for “the Maritimes”. */
  readonly places: readonly ScopeCode[];
  readonly year?: number | undefined;
  /** Each date with its readings. */
  readonly dates: readonly (readonly Day[])[];
  readonly month?: { readonly month: number; readonly year?: number | undefined } | undefined;
  readonly week?: { readonly week: number; readonly year?: number | undefined } | undefined;
  /** Days of the week that are no date: “if it falls on a Saturday”. */
  readonly weekdays: readonly number[];
  readonly offices: readonly Office[];
  /** Families of questions that we leave to others. */
  readonly declined: readonly string[];
  /** Pages of the documentation. */
  readonly documentation: readonly string[];
  /** A day that is a holiday nowhere. */
  readonly custom?: string | undefined;
  /** A number that is no part of a date. */
  readonly number?: number | undefined;
  /** The first words that mean nothing to us, as they were typed. */
  readonly unknown: string;
}

/** A word with what it was taken for, in the end. */
interface Token extends Word {
  readonly isMisspelt: boolean;
  meanings?: readonly Meaning[];
  /** How many words the phrase has that it was taken for a part of. */
  length: number;
}

/** Reads a question in either language. @param today where the reader is */
export function readQuestion(text: string, locale: Locale, today: Day, lexicon: Lexicon): Question {
  const plain = withoutAccents(text).trim();
  const phraseWithDigits = takeNumberedName(plain, lexicon);
  const named = readDates(phraseWithDigits?.rest ?? plain);
  const tokens: Token[] = wordsOf(named.rest).map((word) => {
    const right = spelled(word.text, lexicon);
    return { ...word, text: right, isMisspelt: right !== word.text, length: 0 };
  });
  takePhrases(tokens, lexicon, locale, wordsOf(plain).at(-1)?.text);
  const byPhrase = phraseWithDigits ? phraseWithDigits.holidays : holidaysOf(tokens);
  const byWords = byPhrase.length > 0 ? undefined : inAnyOrder(tokens, lexicon);
  const holidays = byWords?.holidays ?? byPhrase;
  const all = tokens.flatMap(({ meanings = [] }) => meanings);
  const idsOf = (kind: Meaning['kind']): readonly string[] => [
    ...new Set(all.flatMap((meaning) => (meaning.kind === kind && 'id' in meaning ? [meaning.id] : []))),
  ];
  const valuesOf = (kind: 'month' | 'weekday' | 'number'): readonly number[] =>
    all.flatMap((meaning) => (meaning.kind === kind ? [meaning.value] : []));
  const [year] = named.years;
  const digits = tokens.flatMap(({ text: word }) => (/^\d{1,4}$/.test(word) ? [Number(word)] : []));
  const number = [...digits, ...valuesOf('number')][0];
  const asked = new Set(idsOf('asked'));
  const weekdays = valuesOf('weekday').map((value) => value % 7);
  const custom = idsOf('custom')[0];
  // “If a holiday falls on a Saturday” is about no date.
  const isCase = ['falls', 'if', 'lieu'].some((id) => asked.has(id));
  const isDayNamed = isCase || holidays.length > 0 || custom !== undefined || named.dates.length > 0;
  const dates = [
    ...datesOf(named, today, shiftOf(plain)),
    ...(isDayNamed ? [] : relativeDays(tokens, asked, weekdays, number, today)),
  ];
  const month =
    named.months[0] ?? (valuesOf('month')[0] ? { month: valuesOf('month')[0] ?? 1, year } : undefined);
  const question = {
    text: text.trim(),
    holidays,
    places: [...new Set(all.flatMap((meaning) => (meaning.kind === 'place' ? meaning.codes : [])))],
    year,
    dates,
    month,
    week: named.weeks[0] && { ...named.weeks[0], year: named.weeks[0].year ?? year },
    weekdays: isDayNamed ? weekdays : [],
    offices: idsOf('office') as readonly Office[],
    declined: idsOf('declined'),
    documentation: idsOf('documentation'),
    custom,
    number: number === undefined ? undefined : number * (/(?:^| )-\d/.test(named.rest) ? -1 : 1),
    unknown: firstUnknown(tokens, text),
  };
  const names = tokens.filter(({ meanings = [] }) => meanings.some(({ kind }) => kind === 'holiday'));
  return {
    ...question,
    parts: partsOf(
      question,
      asked,
      named.isNoDate,
      names.length,
      isGuessed(tokens) || byWords?.isWhole === false,
    ),
  };
}

function partsOf(
  question: Omit<Question, 'parts'>,
  asked: ReadonlySet<string>,
  isNoDate: boolean,
  names: number,
  isGuess: boolean,
): ReadonlySet<string> {
  const { dates, holidays } = question;
  const is: Readonly<Record<string, boolean>> = {
    holiday: holidays.length > 0,
    'two-names': names > 1,
    date: dates.length > 0,
    range: dates.length + Math.min(names, 2) > 1,
    readings: (dates[0]?.length ?? 0) > 1,
    'no-date': isNoDate,
    custom: question.custom !== undefined,
    'a-month': question.month !== undefined,
    'a-week': question.week !== undefined,
    year: question.year !== undefined,
    place: question.places.length > 0,
    weekday: question.weekdays.length > 0,
    number: question.number !== undefined,
    office: question.offices.length > 0,
    court: question.offices.some((office) => office.endsWith('courts')),
    declined: question.declined.length > 0,
    documentation: question.documentation.length > 0,
    unknown: question.unknown !== '',
    guessed: isGuess,
  };
  return new Set([...asked, ...Object.keys(is).filter((part) => is[part])]);
}

/** Whether a word was put right that stands alone: a tank is no bank. A name of more words, or a place, leaves no doubt. */
const isGuessed = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ isMisspelt, length, meanings = [] }) =>
      isMisspelt && length < 2 && !meanings.some(({ kind }) => kind === 'place'),
  );

function firstUnknown(tokens: readonly Token[], text: string): string {
  const isUnknown = ({ meanings, text: word }: Token): boolean => !meanings && !/^\d+$/.test(word);
  const start = tokens.findIndex(isUnknown);
  if (start < 0) return '';
  const end = tokens.findIndex((token, index) => index > start && !isUnknown(token));
  const typed = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return tokens
    .slice(start, end < 0 ? undefined : end)
    .map((token) => typed.find((word) => withoutAccents(word) === token.typed) ?? token.typed)
    .join(' ');
}

/** `May 2-4`: a name that would be read as a date. */
function takeNumberedName(plain: string, { names }: Lexicon) {
  const folded = ` ${wordsOf(plain)
    .map(({ text }) => text)
    .join(' ')} `;
  for (const { phrase, holidays } of names) {
    if (!/\d \d/.test(phrase) || !folded.includes(` ${phrase} `)) continue;
    if (readDates(phrase).rest.trim() !== '') return { holidays, rest: folded.replace(` ${phrase} `, ' ') };
  }
  return undefined;
}

/** Takes words for the longest phrases that they make. @param lastWord of the question, a date included */
function takePhrases(
  tokens: Token[],
  { phrases, longest }: Lexicon,
  locale: Locale,
  lastWord: string | undefined,
): void {
  for (let length = Math.min(longest, tokens.length); length > 0; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      const part = tokens.slice(start, start + length);
      if (part.some(({ meanings }) => meanings)) continue;
      const found = phrases.get(part.map(({ text }) => text).join(' '));
      const isLast = start + length === tokens.length && part.at(-1)?.text === lastWord;
      const meanings = found && allowed(found, part, isLast, locale);
      if (!meanings?.length) continue;
      for (const [index, token] of part.entries()) {
        token.meanings = index === 0 ? meanings : [{ kind: 'filler' }];
        token.length = length;
      }
    }
}

/** A code that is a word as well is a place only where it looks like one; a name that is said first of what it means is that. */
function allowed(
  meanings: readonly Meaning[],
  part: readonly Token[],
  isLast: boolean,
  locale: Locale,
): readonly Meaning[] {
  const [first] = part;
  const isCareful = part.length === 1 && CAREFUL[locale].includes(first?.text ?? '');
  const isPlace = !isCareful || isLast || first?.isMarked;
  const kept = isPlace ? meanings : meanings.filter(({ kind }) => kind !== 'place');
  const fixed = kept.filter(({ kind }) => kind !== 'holiday' && kind !== 'place' && kind !== 'filler');
  return isCareful && !isPlace && kept.length === 0 ? [{ kind: 'filler' }] : fixed.length > 0 ? fixed : kept;
}

function holidaysOf(tokens: readonly Token[]): readonly NamedInQuestion[] {
  return tokens.flatMap(({ meanings = [] }) =>
    meanings.filter((meaning) => meaning.kind === 'holiday').map(({ id, name }) => ({ id, name })),
  );
}

/** “day victoria”, “riel louis”, “remembrance 2027”: all words of a name in another order, words for a day left out. */
function inAnyOrder(
  tokens: Token[],
  { names }: Lexicon,
): { readonly holidays: readonly NamedInQuestion[]; readonly isWhole: boolean } {
  const free = new Map(tokens.filter(({ length }) => length < 2).map((token) => [token.text, token]));
  let best:
    | { score: number; isWhole: boolean; holidays: readonly NamedInQuestion[]; words: readonly string[] }
    | undefined;
  for (const { words, holidays } of names) {
    const found = words.filter((word) => free.has(word));
    const missing = words.filter((word) => !free.has(word));
    const isNamed = found.some((word) => !WORDS_FOR_DAY.includes(word));
    if (!isNamed || missing.some((word) => !WORDS_FOR_DAY.includes(word))) continue;
    // Without its word for a day, the name must be of words that mean nothing else.
    const own = found.filter((word) => !WORDS_FOR_DAY.includes(word));
    const isOwn = own.every((word) => free.get(word)?.meanings === undefined && word.length > 3);
    if (missing.length > 0 && !isOwn) continue;
    const score = found.length * 2 - missing.length;
    if (!best || score > best.score) best = { score, isWhole: missing.length === 0, holidays, words: found };
  }
  for (const word of best?.words ?? []) {
    const token = free.get(word);
    if (token) token.meanings = [{ kind: 'filler' }];
  }
  const { holidays = [], isWhole = true } = best ?? {};
  return { holidays: holidays.map(({ id, name }) => ({ id, name })), isWhole };
}

/** `5 days after`, `2 semaines avant`: how far from a date of the question the day is that is asked for. */
function shiftOf(plain: string): number {
  const [, number, week, before] =
    /(\d+) (?:days?|jours?|(weeks?|semaines?)) (?:after|from|apres|(before|avant)) /i.exec(plain) ?? [];
  return Number(number ?? 0) * (week ? 7 : 1) * (before ? -1 : 1);
}

function datesOf({ dates, years }: NamedDates, today: Day, shift: number): readonly (readonly Day[])[] {
  return dates.flatMap((readings) => {
    const days = readings.flatMap((named) => {
      const day = dayOfNamed(named, years.at(-1), today);
      return day === undefined ? [] : day + shift;
    });
    return days.length > 0 ? [days] : [];
  });
}

/** Today, tomorrow, next Monday, in two weeks. */
function relativeDays(
  tokens: readonly Token[],
  asked: ReadonlySet<string>,
  [weekday]: readonly number[],
  number: number | undefined,
  today: Day,
): readonly (readonly Day[])[] {
  if (asked.has('business') && number !== undefined) return asked.has('today') ? [[today]] : [];
  const text = ` ${tokens.map((token) => token.text).join(' ')} `;
  const spans: readonly (readonly [RegExp, number])[] = [
    [/ (?:day after tomorrow|apres demain) /, 2],
    [/ (?:day before yesterday|avant hier) /, -2],
    [/ (?:today|aujourd hui|tonight|ce soir) /, 0],
    [/ (?:tomorrow|demain) /, 1],
    [/ (?:next week|semaine prochaine|prochaine semaine) /, 7],
    [/ (?:last week|semaine derniere|derniere semaine) /, -7],
    [/ (?:yesterday|hier) /, -1],
    [/ (?:in|dans) (?:\d+|\p{L}+) (?:weeks?|semaines?) /u, 7 * (number ?? 0)],
    [/ (?:in|dans) (?:\d+|\p{L}+) (?:days?|jours?) /u, number ?? 0],
  ];
  const span = spans.find(([pattern]) => pattern.test(text));
  if (span) return [[today + span[1]]];
  if (weekday === undefined) return [];
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return [[today + (ahead === 0 && asked.has('next') ? 7 : ahead)]];
}

/** The first and last day of a month. */
export function monthDays(year: number, month: number): readonly [first: Day, last: Day] {
  const last = month === 12 ? toDay(year, 12, 31) : toDay(year, month + 1, 1) - 1;
  return [toDay(year, month, 1), last];
}

/** The next month of a number, or that of its year. */
export function monthAsked({ month, year }: NonNullable<Question['month']>, today: Day) {
  const now = yearOf(today);
  const isOver = monthDays(now, month)[1] < today;
  return { month, year: year ?? (isOver ? now + 1 : now) };
}
