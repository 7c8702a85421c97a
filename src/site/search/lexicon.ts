import { isOneTypo } from '../../core/common/typo.ts';
import type { NamedHoliday } from '../../core/holidays/law.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { HolidayAliases } from '../../law/tables/history.ts';
import { folded, foldings, inFigures, listed, wordsOf } from './fold.ts';
import names from './words.json' with { type: 'json' };

/** What a phrase can mean: something that is asked or named; or the days, months or years from now. */
export interface Meaning {
  readonly kind:
    | ('asked' | 'office' | 'declined' | 'days' | 'months' | 'years')
    | ('custom' | 'guide' | 'month' | 'weekday' | 'place' | 'holiday');
  readonly id: string;
  /** A name that a holiday has only in some places. */
  readonly name?: string;
}
export type Kind = Meaning['kind'];

/** What people say in one language, by kind and id, in phrases with commas between them. */
type Words = typeof import('./words.en.json');

/** The words of a language. A browser loads them for the first question. */
export const wordsIn = async (locale: Locale): Promise<Words> =>
  (await (locale === 'fr' ? import('./words.fr.json') : import('./words.en.json'))).default;

/** The phrases that people use, in folded words, and what they mean: the words of one language, and names in both. */
export type Lexicon = ReturnType<typeof createLexicon>;

/** The kinds whose words are corrected, and from which length: a « juge » isn’t June, a tank isn’t a bank, and a band isn’t land. */
const MISSPELT: Partial<Record<Kind, number>> = { holiday: 5, place: 5, month: 5, weekday: 5, asked: 6 };

/** @param aliases by the ids of the holidays */
export function createLexicon(
  words: Words,
  holidays: Readonly<Record<string, NamedHoliday>>,
  aliases: Readonly<Record<string, HolidayAliases>>,
) {
  const phrases = new Map<string, readonly Meaning[]>();
  const seen = new Map<string, number>();
  const codes = listed(words.placeOnlyWhenMarked);
  const add = (meaning: Meaning, ...rows: readonly (string | undefined)[]): void => {
    for (const form of new Set(listed(...rows).flatMap(foldings))) {
      const isCode = meaning.kind === 'place' && codes.includes(form);
      const phrase = isCode ? form.toUpperCase() : inFigures(form);
      phrases.set(phrase, [...new Set([...(phrases.get(phrase) ?? []), meaning])]);
      const min = MISSPELT[meaning.kind] ?? Infinity;
      for (const word of form.split(' ')) if (word.length >= min) seen.set(word, (seen.get(word) ?? 0) + 1);
    }
  };
  for (const kind of ['asked', 'office', 'declined', 'days', 'months', 'years'] as const)
    for (const [id, row] of Object.entries(words[kind])) add({ kind, id }, row);
  for (const { codes, en, fr, cities } of names.places)
    for (const id of codes) add({ kind: 'place', id }, en, fr, cities);
  for (const kind of ['custom', 'guide', 'month', 'weekday'] as const)
    for (const { id, en, fr } of names[`${kind}s`]) add({ kind, id: `${id}` }, en, fr);
  for (const [id, { names: local, ...general }] of Object.entries(holidays))
    for (const [name, one] of Object.entries({ '': general, ...local })) {
      const { en = [], fr = [] } = (name ? aliases[id]?.names?.[name] : aliases[id]) ?? {};
      // With and without the part in brackets.
      const own = [one.nameEn, one.nameFr].flatMap((name) => [name, ...(name.match(/[^()]+/g) ?? [])]);
      add({ kind: 'holiday', id, name }, ...own, ...en, ...fr);
    }
  // Holidays and places come after anything else that a phrase means.
  const isOther = ({ kind }: Meaning) => kind !== 'holiday' && kind !== 'place';
  for (const [phrase, all] of phrases) if (all.some(isOther)) phrases.set(phrase, all.filter(isOther));
  // What means nothing by itself.
  for (const phrase of [...listed(words.fillers), ...codes].flatMap(foldings).map(inFigures))
    if (!phrases.has(phrase)) phrases.set(phrase, []);
  const longestFirst = [...phrases.keys()].sort((a, b) => b.length - a.length);
  return {
    phrases,
    /** Finds the longest phrases in words, and numbers. */
    known: new RegExp(`(?<![^ ])(?:${longestFirst.join('|')}|\\d{1,4})(?![^ ])`, 'g'),
    vocabulary: new Set([...longestFirst.flatMap((phrase) => phrase.split(' ')), ...seen.keys()]),
    /** What a misspelt word is corrected to, the most frequent first. */
    spellings: [...seen].sort(([, a], [, b]) => b - a).map(([word]) => word),
    codes,
  };
}

/** Corrects a word that is unknown and one typo away from a known one. Shorter words look too much like others. */
export function spelled(word: string, { vocabulary, spellings }: Lexicon): string {
  if (vocabulary.has(word) || word.length < 4 || /\d/.test(word)) return word;
  return spellings.find((known) => isOneTypo(word, known)) ?? word;
}

/** The words of a search term without “is”, “the”, « l’ » and the like, unless nothing else is left. */
export function withoutFillers(text: string, { phrases }: Lexicon): string {
  const words = wordsOf(text).filter((word) => !phrases.get(folded(word))?.every(({ id }) => id === 'ask'));
  return words.join(' ') || text;
}
