import { type Day, toDay, yearOf } from '../../calendar/day.ts';
import type { HolidayNames, NamedHoliday } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { type Locale, nameIn } from '../../language/locale.ts';
import type { HolidayAliases } from '../../law/history.ts';
import { foldings, isOneTypo } from './fold.ts';
import words from './words.json' with { type: 'json' };

/** What a phrase of a question can mean. */
export type Meaning =
  | { readonly kind: 'holiday'; readonly id: string; readonly name?: string | undefined }
  | { readonly kind: 'place'; readonly codes: readonly ScopeCode[] }
  | { readonly kind: 'month'; readonly value: number }
  | { readonly kind: 'weekday'; readonly value: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'documentation'; readonly id: string }
  | { readonly kind: 'noHoliday'; readonly id: string }
  | { readonly kind: 'filler' };

/** The words that people use, and what they mean: each phrase in either language. */
export interface Lexicon {
  /** By phrase: its words folded and parted by spaces. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** The most words in a phrase. */
  readonly longest: number;
  /** Every word of the phrases. */
  readonly vocabulary: ReadonlySet<string>;
  /** Those that a misspelt word can be, the ones in most phrases first: names and what is asked of them. */
  readonly spellings: readonly string[];
}

/** The date of a day that is no holiday, in a year or from today on; undefined where it has none of every year. */
export function dayOfNoHoliday(id: string, year: number | undefined, today: Day): Day | undefined {
  const date = words.noHolidays.find((day) => day.id === id)?.date;
  if (date === undefined) return undefined;
  const [month = 1, day = 1] = date.split('-').map(Number);
  const now = yearOf(today);
  return toDay(year ?? (toDay(now, month, day) < today ? now + 1 : now), month, day);
}

/** What a day that is no holiday is called. */
export function nameOfNoHoliday(id: string, locale: Locale): string {
  const day = words.noHolidays.find((known) => known.id === id);
  return day ? nameIn(day, locale) : id;
}

/** Codes that are words as well: a place only where they are marked, or end the question. */
export const CAREFUL: Readonly<Record<Locale, readonly string[]>> = words.placeOnlyWhenMarked;

/** Words that any name of a day may have: a name is known without them. */
export const WORDS_FOR_DAY: readonly string[] = words.wordsForDay.flatMap(foldings);

/** Words that mean nothing by themselves inside a name. */
export const PARTICLES: readonly string[] = words.particles.flatMap(foldings);

type Holidays = Readonly<Record<string, NamedHoliday>>;
/** By the ids of the holidays. */
type Aliases = Readonly<Record<string, HolidayAliases>>;

/** Shorter words are too much like others. */
const MIN_TYPO_LENGTH = 4;
/** “None” is no Node. */
const EXACT: readonly Meaning['kind'][] = ['documentation', 'number', 'filler'];

export function createLexicon(holidays: Holidays, aliases: Aliases): Lexicon {
  const phrases = new Map<string, Meaning[]>();
  const vocabulary = new Set<string>();
  const counts = new Map<string, number>();

  function add(phrase: string, meaning: Meaning): void {
    for (const form of foldings(phrase)) {
      const known = phrases.get(form) ?? [];
      if (known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) continue;
      phrases.set(form, [...known, meaning]);
      for (const word of form.split(' ')) {
        vocabulary.add(word);
        if (!EXACT.includes(meaning.kind)) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }

  for (const [kind, rows] of [
    ['topic', words.topics],
    ['noHoliday', words.noHolidays],
  ] as const)
    for (const row of rows) for (const phrase of both(row)) add(phrase, { kind, id: row.id });
  for (const row of words.documentation)
    for (const phrase of both(row)) add(phrase, { kind: 'documentation', id: row.page });
  for (const place of words.places)
    for (const phrase of [...both(place), ...place.cities])
      add(phrase, { kind: 'place', codes: [place.code as ScopeCode] });
  for (const group of words.groups)
    for (const phrase of both(group)) add(phrase, { kind: 'place', codes: group.codes as ScopeCode[] });
  // "May" alone is a verb more often than a month.
  for (const [kind, rows] of [
    ['month', words.months],
    ['weekday', words.weekdays],
    ['number', words.numbers],
  ] as const)
    for (const [index, row] of rows.entries())
      for (const phrase of [row.en[0], row.fr[0]])
        if (phrase && phrase !== 'may') add(phrase, { kind, value: index + 1 });
  for (const [holiday, phrase] of holidayPhrases(holidays, aliases)) add(phrase, holiday);
  for (const filler of both(words.fillers)) {
    const known = phrases.get(filler);
    if (!known) add(filler, { kind: 'filler' });
  }
  const spellings = [...counts]
    .filter(([word]) => word.length >= MIN_TYPO_LENGTH)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  return { phrases, longest, vocabulary, spellings };
}

const both = ({
  en = [],
  fr = [],
}: {
  en?: readonly string[];
  fr?: readonly string[];
}): readonly string[] => [...en, ...fr];

type HolidayMeaning = Extract<Meaning, { kind: 'holiday' }>;

function* holidayPhrases(holidays: Holidays, aliases: Aliases): Generator<readonly [HolidayMeaning, string]> {
  for (const [id, { names = {}, ...own }] of Object.entries(holidays)) {
    for (const phrase of namesOf(own)) yield [{ kind: 'holiday', id }, phrase];
    for (const [name, other] of Object.entries(names))
      for (const phrase of namesOf(other)) yield [{ kind: 'holiday', id, name }, phrase];
  }
  for (const [id, { names = {}, ...own }] of Object.entries(aliases)) {
    for (const phrase of both(own)) yield [{ kind: 'holiday', id }, phrase];
    for (const [name, other] of Object.entries(names))
      for (const phrase of both(other)) yield [{ kind: 'holiday', id, name }, phrase];
  }
}

/** The names in both languages, with and without what they have in brackets. */
function namesOf({ nameEn, nameFr }: HolidayNames): readonly string[] {
  return [nameEn, nameFr].flatMap((name) => {
    const [outside = '', inside] = name.split(/[()]/);
    return inside === undefined ? [name] : [name, outside, inside];
  });
}

/** A word as the lexicon has it: itself where it is known, else the most frequent that is one typo away. */
export function spelled(word: string, { vocabulary, spellings }: Lexicon): string {
  if (vocabulary.has(word) || word.length < MIN_TYPO_LENGTH || /\d/.test(word)) return word;
  return spellings.find((known) => isOneTypo(word, known)) ?? word;
}
