import { aliases } from '../../core/bundled/aliases.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { foldLetters } from '../../core/common/fold.ts';
import { countTypos } from '../../core/common/typo.ts';
import { inLanguage } from '../common/in-language.ts';
import type englishWords from './words.en.json';
import common from './words.json' with { type: 'json' };

/** Everything that people say in one language, by kind and id, in phrases with commas between them. */
type SearchWords = typeof englishWords;

/** A word that shapes a question, such as “off”, “paid”, “before” and “first”. */
export type Keyword = keyof SearchWords['asked'];

/** A family of questions that others answer. */
export type Family = keyof SearchWords['declined'];

/** The meaning of a phrase: a keyword, something named, or days, months or years from now. */
export interface Meaning {
  readonly kind:
    | ('asked' | 'office' | 'declined' | 'days' | 'months' | 'years')
    | ('guide' | 'month' | 'weekday' | 'place' | 'holiday' | 'number');
  readonly id: string;
  /** A name that a holiday has only in some places. */
  readonly name?: string;
}
type Kind = Meaning['kind'];

/** The words of a language, and names in both. A browser loads them for the first question. */
export const lexiconIn = inLanguage(
  { en: () => import('./words.en.json'), fr: () => import('./words.fr.json') },
  createLexicon,
);

/** The phrases that people use, in folded words, and what they mean: the words of one language, and names in both. */
export type Lexicon = ReturnType<typeof createLexicon>;

/** The kinds whose words are corrected, and from which length: a « juge » isn’t June, a tank isn’t a bank, and a band isn’t land. */
const MISSPELT: Partial<Record<Kind, number>> = { holiday: 5, place: 5, month: 6, weekday: 5, asked: 6 };

/** Short words look too much like others. */
const MIN_LENGTH = 4;
/** Two wrong letters need a word of this length. */
const LONG = 8;

/** Splits a row of words.json into its phrases. */
export const listed = (...rows: readonly (string | undefined)[]): readonly string[] =>
  rows.flatMap((row) => row?.split(', ') ?? []);

export const WORD = /[\p{L}\p{N}]+/gu;

/** Keeps words of any script. “Saint” is written “St” as often, and « vendredi sain » is meant so. */
export const foldPhrase = (phrase: string): string =>
  (foldLetters(phrase).match(WORD) ?? []).join(' ').replace(/\bsain(?=(?:te?)?\b)t?/g, 'st');

/** The ways people type a phrase: a space instead of the apostrophe, or nothing. */
const phraseForms = (phrase: string): readonly string[] =>
  [phrase, phrase.replace(/['’]/g, '')].map(foldPhrase);

function createLexicon(words: SearchWords) {
  const { holidays, scopes } = bundledAlmanac().law;
  const phrases = new Map<string, readonly Meaning[]>();
  const spellings = new Set<string>();
  const names = new Set<string>();
  const codes = listed(words.placeOnlyWhenMarked);
  const add = (meaning: Meaning, ...rows: readonly (string | undefined)[]): void => {
    for (const form of new Set(listed(...rows).flatMap(phraseForms))) {
      const phrase = meaning.kind === 'place' && codes.includes(form) ? form.toUpperCase() : form;
      phrases.set(phrase, [...new Set([...(phrases.get(phrase) ?? []), meaning])]);
      const min = MISSPELT[meaning.kind] ?? Infinity;
      for (const word of form.split(' ').filter((one) => one.length >= min))
        (meaning.kind === 'asked' ? spellings : names).add(word);
    }
  };
  for (const kind of ['asked', 'office', 'declined', 'days', 'months', 'years'] as const)
    for (const [id, row] of Object.entries(words[kind])) add({ kind, id }, row);
  for (const { codes, en, fr, cities } of common.places)
    for (const id of codes) add({ kind: 'place', id }, en, fr, cities);
  for (const row of [common.numbers.en, common.numbers.fr])
    for (const [index, number] of listed(row).entries()) add({ kind: 'number', id: `${index + 1}` }, number);
  for (const article of listed(words.articles)) add({ kind: 'number', id: '1' }, article);
  for (const kind of ['month', 'weekday'] as const)
    for (const { id, en, fr } of common[`${kind}s`]) add({ kind, id: `${id}` }, en, fr);
  for (const { id, nameEn, nameFr, en, fr } of common.guides)
    add({ kind: 'guide', id }, nameEn, nameFr, en, fr);
  for (const { id, nameEn, nameFr, en, fr } of common.customs)
    add({ kind: 'holiday', id }, nameEn, nameFr, en, fr);
  for (const { code, nameEn, nameFr, aliases: typed } of scopes)
    add({ kind: 'place', id: code }, code, nameEn, nameFr, ...typed);
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
  // Words without a meaning of their own.
  for (const phrase of [...listed(words.fillers, words.leads), ...codes].flatMap(phraseForms))
    if (!phrases.has(phrase)) phrases.set(phrase, []);
  const isMeant = (word: string) => phrases.get(word)?.length !== 0;
  return {
    phrases,
    /** The number of words of the longest phrase. */
    maxLength: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    vocabulary: new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))),
    /** Corrections of misspelt words, names first. */
    spellings: [...names, ...spellings].filter(isMeant),
    /** Names, to which a long word may also be two letters away. */
    longNames: [...names].filter((word) => word.length >= LONG && isMeant(word)),
    codes,
    /** Articles, possessives and prepositions, which come before a thing. */
    leads: new Set(listed(words.leads)),
  };
}

/** Corrects an unknown word that is one letter away from a known one, or two letters from a name if both are long. */
export function spell(word: string, { vocabulary, spellings, longNames }: Lexicon): string {
  if (vocabulary.has(word) || word.length < MIN_LENGTH || /\d/.test(word)) return word;
  const far = word.length >= LONG ? longNames.find((name) => countTypos(word, name, 2) === 2) : undefined;
  return spellings.find((known) => countTypos(word, known, 1) === 1) ?? far ?? word;
}

/** The words of a search term without “is”, “the”, « l’ » and the like, unless nothing else is left. */
export function withoutFillers(text: string, { phrases }: Lexicon): string {
  const isFiller = (word: string) =>
    phrases.get(foldPhrase(word))?.every(({ kind, id }) => id === 'ask' || kind === 'number');
  const words = text.match(WORD)?.filter((word) => !isFiller(word)) ?? [];
  return words.join(' ') || text;
}
