import { type Day, toDay, weekdayOf, yearOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { type Word, withoutAccents, wordsOf } from './fold.ts';
import { CAREFUL, type Lexicon, type Meaning, PARTICLES, spelled, WORDS_FOR_DAY } from './lexicon.ts';
import { dayOfNamed, type NamedDates, readDates } from './read-dates.ts';

/** A holiday that a question names; of several names of one day, the one that is meant. */
export interface NamedInQuestion {
  readonly id: string;
  readonly name?: string | undefined;
}

/** What somebody asks, as far as it was understood. */
export interface Question {
  readonly text: string;
  /** More than one where a name means more than one day. */
  readonly holidays: readonly NamedInQuestion[];
  /** More than one for “the Maritimes”. */
  readonly places: readonly ScopeCode[];
  readonly year?: number | undefined;
  /** Each date with its readings. */
  readonly dates: readonly (readonly Day[])[];
  readonly month?: { readonly month: number; readonly year?: number | undefined } | undefined;
  readonly week?: { readonly week: number; readonly year?: number | undefined } | undefined;
  readonly topics: ReadonlySet<string>;
  /** Pages of the documentation. */
  readonly documentation: readonly string[];
  /** It names a date that does not exist, February 30. */
  readonly isNoDate: boolean;
  /** A day that is a holiday nowhere. */
  readonly noHoliday?: string | undefined;
  /** A number that is no part of a date. */
  readonly number?: number | undefined;
  /** Words that mean nothing to us. */
  readonly unknown: readonly string[];
}

/** A word with what it was taken for, in the end. */
interface Token extends Word {
  meanings?: readonly Meaning[];
  /** How many words the phrase has that it was taken for a part of. */
  length: number;
}

/** Reads a question in either language. @param today where the reader is */
export function readQuestion(text: string, locale: Locale, today: Day, lexicon: Lexicon): Question {
  const plain = withoutAccents(text).trim();
  const phraseWithDigits = takeNumberedName(plain, lexicon);
  const named = readDates(phraseWithDigits?.rest ?? plain);
  const tokens: Token[] = wordsOf(named.rest).map((word) => ({
    ...word,
    text: spelled(word.text, lexicon),
    length: 0,
  }));
  takePhrases(tokens, lexicon, locale, wordsOf(plain).at(-1)?.text);
  const byPhrase = phraseWithDigits ? phraseWithDigits.holidays : holidaysOf(tokens);
  const holidays = byPhrase.length > 0 ? byPhrase : inAnyOrder(tokens, lexicon);
  const all = tokens.flatMap(({ meanings = [] }) => meanings);
  const topics = new Set(all.flatMap((meaning) => (meaning.kind === 'topic' ? [meaning.id] : [])));
  const numbers = tokens.flatMap(({ text, meanings }) => {
    const word = meanings?.find((meaning) => meaning.kind === 'number');
    if (word) return word.value;
    return /^\d{1,4}$/.test(text) ? [Number(text)] : [];
  });
  const [year] = named.years;
  return {
    text: text.trim(),
    holidays,
    places: [...new Set(all.flatMap((meaning) => (meaning.kind === 'place' ? meaning.codes : [])))],
    year,
    dates: [...datesOf(named, today, shiftOf(plain)), ...relativeDays(tokens, topics, numbers, today)],
    isNoDate: named.isNoDate,
    month: named.months[0] ?? monthOf(all, year),
    week: named.weeks[0] && { ...named.weeks[0], year: named.weeks[0].year ?? year },
    topics,
    documentation: all.flatMap((meaning) => (meaning.kind === 'documentation' ? [meaning.id] : [])),
    noHoliday: all.find((meaning) => meaning.kind === 'noHoliday')?.id,
    number: numbers[0] === undefined ? undefined : numbers[0] * (/(?:^| )-\d/.test(named.rest) ? -1 : 1),
    unknown: tokens.filter(({ meanings, text }) => !meanings && !/^\d+$/.test(text)).map(({ text }) => text),
  };
}

/** `May 2-4`: a name that would be read as a date. */
function takeNumberedName(plain: string, { phrases }: Lexicon) {
  const folded = ` ${wordsOf(plain)
    .map(({ text }) => text)
    .join(' ')} `;
  for (const [phrase, meanings] of phrases) {
    if (!/\d \d/.test(phrase) || !folded.includes(` ${phrase} `)) continue;
    const holidays = meanings.filter((meaning) => meaning.kind === 'holiday');
    if (holidays.length > 0 && readDates(phrase).rest.trim() !== '')
      return { holidays, rest: folded.replace(` ${phrase} `, ' ') };
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
  const fixed = kept.filter(({ kind }) => kind === 'noHoliday' || kind === 'topic');
  return isCareful && !isPlace && kept.length === 0 ? [{ kind: 'filler' }] : fixed.length > 0 ? fixed : kept;
}

function holidaysOf(tokens: readonly Token[]): readonly NamedInQuestion[] {
  return tokens.flatMap(({ meanings = [] }) =>
    meanings.filter((meaning) => meaning.kind === 'holiday').map(({ id, name }) => ({ id, name })),
  );
}

/** “day victoria”, “riel louis”, “remembrance 2027”: all words of a name in another order, words for a day left out. */
function inAnyOrder(tokens: Token[], { phrases }: Lexicon): readonly NamedInQuestion[] {
  const free = new Map(tokens.filter(({ length }) => length < 2).map((token) => [token.text, token]));
  let best: { score: number; holidays: readonly NamedInQuestion[]; words: readonly string[] } | undefined;
  for (const [phrase, meanings] of phrases) {
    const holidays = meanings.filter((meaning) => meaning.kind === 'holiday');
    const words = phrase.split(' ').filter((word) => !PARTICLES.includes(word));
    const found = words.filter((word) => free.has(word));
    const missing = words.filter((word) => !free.has(word));
    const isNamed = found.some((word) => !WORDS_FOR_DAY.includes(word));
    if (holidays.length === 0 || !isNamed || missing.some((word) => !WORDS_FOR_DAY.includes(word))) continue;
    // Without its word for a day, the name must be of words that mean nothing else.
    const own = found.filter((word) => !WORDS_FOR_DAY.includes(word));
    const isOwn = own.every((word) => free.get(word)?.meanings === undefined && word.length > 3);
    if (missing.length > 0 && !isOwn) continue;
    const score = found.length * 2 - missing.length;
    if (!best || score > best.score) best = { score, holidays, words: found };
  }
  for (const word of best?.words ?? []) {
    const token = free.get(word);
    if (token) token.meanings = [{ kind: 'filler' }];
  }
  return best?.holidays.map(({ id, name }) => ({ id, name })) ?? [];
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

function monthOf(all: readonly Meaning[], year: number | undefined): Question['month'] {
  const month = all.find((meaning) => meaning.kind === 'month');
  return month && { month: month.value, year };
}

/** Today, tomorrow, next Monday, in two weeks. */
function relativeDays(
  tokens: readonly Token[],
  topics: ReadonlySet<string>,
  [number]: readonly number[],
  today: Day,
): readonly (readonly Day[])[] {
  if (topics.has('business-days') && number !== undefined) return topics.has('today') ? [[today]] : [];
  const weekday = tokens
    .flatMap(({ meanings = [] }) => meanings)
    .find((meaning) => meaning.kind === 'weekday');
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
  if (!weekday) return [];
  // A holiday may have the weekday in its name; here it is none.
  const ahead = (weekday.value - weekdayOf(today) + 7) % 7;
  return [[today + (ahead === 0 && topics.has('next') ? 7 : ahead)]];
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

/** Whether a question can be answered with yes or no: “is … a holiday”, “… stat?”. */
export function isYesOrNo({ topics, dates }: Question): boolean {
  if (topics.has('when') || topics.has('why') || (topics.has('next') && dates.length === 0)) return false;
  return topics.has('ask') || topics.has('all-holidays');
}
