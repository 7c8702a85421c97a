import type { HolidayNames, NamedHoliday } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import type { HolidayAliases } from '../../law/history.ts';
import { foldings, isOneTypo, listed } from './fold.ts';
import names from './words.json' with { type: 'json' };

/** What a phrase of a question can mean. */
export type Meaning =
  | { readonly kind: 'holiday'; readonly id: string; readonly name?: string | undefined }
  | { readonly kind: 'place'; readonly codes: readonly ScopeCode[] }
  | { readonly kind: 'month' | 'weekday' | 'number' | 'day' | 'year'; readonly value: number }
  | { readonly kind: 'asked' | 'office' | 'declined' | 'custom' | 'guide'; readonly id: string }
  | { readonly kind: 'filler' };

/** What people say in one language, in phrases with commas between them: by id, what is asked, about whom, and what others answer; days and years by their distance from now. */
type Words = typeof import('./words.en.json');

/** The words of a language. A browser loads them for the first question. */
export async function wordsIn(locale: Locale): Promise<Words> {
  const { default: words } = await (locale === 'fr' ? import('./words.fr.json') : import('./words.en.json'));
  return words;
}

/** The phrases that people use, and what they mean: the words of one language, and names in both. */
export type Lexicon = ReturnType<typeof createLexicon>;

/** Shorter words look too much like others. */
const MIN_TYPO_LENGTH = 4;
/** What is corrected, and from which length of the right word: a « juge » isn’t June, a tank isn’t a bank, and a band isn’t land. */
const MISSPELT: Readonly<Partial<Record<Meaning['kind'], number>>> = {
  holiday: 5,
  place: 5,
  month: 5,
  weekday: 5,
  asked: 6,
};

/** @param aliases by the ids of the holidays */
export function createLexicon(
  words: Words,
  holidays: Readonly<Record<string, NamedHoliday>>,
  aliases: Readonly<Record<string, HolidayAliases>>,
) {
  const phrases = new Map<string, Meaning[]>();
  const counts = new Map<string, number>();

  function add(meaning: Meaning, ...texts: readonly string[]): void {
    for (const form of texts.flatMap(foldings)) {
      const known = phrases.get(form) ?? [];
      if (known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) continue;
      if (known.length > 0 && meaning.kind === 'filler') continue;
      phrases.set(form, [...known, meaning]);
      for (const word of form.split(' '))
        if (word.length >= (MISSPELT[meaning.kind] ?? Infinity))
          counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }

  for (const kind of ['asked', 'office', 'declined'] as const)
    for (const [id, texts] of Object.entries(words[kind])) add({ kind, id }, ...listed(texts));
  for (const { id, en, fr } of names.customs) add({ kind: 'custom', id }, ...listed(en, fr));
  for (const { id, en, fr } of names.guides) add({ kind: 'guide', id }, ...listed(en, fr));
  for (const { codes, en, fr, cities } of names.places)
    add({ kind: 'place', codes: codes as ScopeCode[] }, ...listed(en, fr, cities));
  for (const kind of ['day', 'year'] as const)
    for (const [value, texts] of Object.entries(words[kind]))
      add({ kind, value: Number(value) }, ...listed(texts));
  // By itself, “may” is more often a verb than a month.
  for (const kind of ['month', 'weekday', 'number'] as const)
    for (const [index, { en, fr }] of names[`${kind}s`].entries())
      for (const phrase of [listed(en)[0], listed(fr)[0]])
        if (phrase && phrase !== 'may' && phrase !== 'un') add({ kind, value: index + 1 }, phrase);
  for (const [id, { names: others = {}, ...own }] of Object.entries(holidays)) {
    const alias = aliases[id];
    add({ kind: 'holiday', id }, ...namesOf(own), ...(alias?.en ?? []), ...(alias?.fr ?? []));
    for (const [name, other] of Object.entries(others)) {
      const { en = [], fr = [] } = alias?.names?.[name] ?? {};
      add({ kind: 'holiday', id, name }, ...namesOf(other), ...en, ...fr);
    }
  }
  add({ kind: 'filler' }, ...listed(words.fillers));

  const all = [...phrases.keys()].map((phrase) => phrase.split(' '));
  return {
    /** By phrase: folded words with spaces between them. */
    phrases: phrases as ReadonlyMap<string, readonly Meaning[]>,
    /** The number of words in the longest phrase. */
    longest: Math.max(...all.map(({ length }) => length)),
    /** Every word of the phrases. */
    vocabulary: new Set(all.flat()),
    /** What a misspelt word is corrected to, the most frequent first. */
    spellings: [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word),
    /** Codes that are also words: places only if they are marked or end the question. */
    careful: listed(words.placeOnlyWhenMarked),
    /** Words that nobody searches for, such as “is” and “the”. */
    fillers: new Set(listed(words.fillers, words.asked['ask'])),
  };
}

/** The names in both languages, with and without the part in brackets. */
function namesOf({ nameEn, nameFr }: HolidayNames): readonly string[] {
  return [nameEn, nameFr].flatMap((name) => {
    const [outside = '', inside] = name.split(/[()]/);
    return inside === undefined ? [name] : [name, outside, inside];
  });
}

/** Corrects a word that is unknown and one typo away from a known one. */
export function spelled(word: string, { vocabulary, spellings }: Lexicon): string {
  if (vocabulary.has(word) || word.length < MIN_TYPO_LENGTH || /\d/.test(word)) return word;
  return spellings.find((known) => isOneTypo(word, known)) ?? word;
}

/** The words of a search term without “is”, “the”, « l’ » and the like, unless nothing else is left. */
export function withoutFillers(text: string, { fillers }: Lexicon): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !fillers.has(word.toLowerCase())).join(' ') || text;
}
