import { bundledAliases } from '../../core/bundled/aliases.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { inLanguage } from '../../core/common/in-language.ts';
import { foldPhrase, listed, phraseForms, wordsOf } from './fold.ts';
import type englishWords from './words.en.json';
import names from './words.json' with { type: 'json' };

/** Everything that people say in one language, by kind and id, in phrases with commas between them. */
export type Words = typeof englishWords;

/** A word that shapes a question, such as “off”, “paid”, “before” and “first”. */
export type Keyword = keyof Words['asked'];

/** A family of questions that others answer. */
export type Family = keyof Words['declined'];

/** What a phrase can mean: a keyword, something named, or days, months or years from now. */
export interface Meaning {
  readonly kind:
    | ('asked' | 'office' | 'declined' | 'days' | 'months' | 'years')
    | ('custom' | 'guide' | 'month' | 'weekday' | 'place' | 'holiday' | 'number');
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

/** Two wrong letters need a word of this length. */
export const LONG = 8;

function createLexicon(words: Words) {
  const { holidays, scopes } = bundledAlmanac().law;
  const aliases = bundledAliases();
  const phrases = new Map<string, readonly Meaning[]>();
  const seen = new Map<string, number>();
  const isName = new Set<string>();
  const codes = listed(words.placeOnlyWhenMarked);
  const add = (meaning: Meaning, ...rows: readonly (string | undefined)[]): void => {
    for (const form of new Set(listed(...rows).flatMap(phraseForms))) {
      const phrase = meaning.kind === 'place' && codes.includes(form) ? form.toUpperCase() : form;
      phrases.set(phrase, [...new Set([...(phrases.get(phrase) ?? []), meaning])]);
      const min = MISSPELT[meaning.kind] ?? Infinity;
      for (const word of form.split(' ').filter((one) => one.length >= min)) {
        seen.set(word, (seen.get(word) ?? 0) + 1);
        if (meaning.kind !== 'asked') isName.add(word);
      }
    }
  };
  for (const kind of ['asked', 'office', 'declined', 'days', 'months', 'years'] as const)
    for (const [id, row] of Object.entries(words[kind])) add({ kind, id }, row);
  for (const { codes, en, fr, cities } of names.places)
    for (const id of codes) add({ kind: 'place', id }, en, fr, cities);
  for (const row of [names.numbers.en, names.numbers.fr])
    for (const [index, number] of listed(row).entries()) add({ kind: 'number', id: `${index + 1}` }, number);
  for (const article of listed(words.articles)) add({ kind: 'number', id: '1' }, article);
  for (const kind of ['month', 'weekday'] as const)
    for (const { id, en, fr } of names[`${kind}s`]) add({ kind, id: `${id}` }, en, fr);
  for (const kind of ['custom', 'guide'] as const)
    for (const { id, nameEn, nameFr, en, fr } of names[`${kind}s`]) add({ kind, id }, nameEn, nameFr, en, fr);
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
  const spellings = [...seen]
    .filter(([word]) => phrases.get(word)?.length !== 0)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  return {
    phrases,
    /** The number of words of the longest phrase. */
    maxLength: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    vocabulary: new Set([...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')), ...seen.keys()]),
    /** What a misspelt word is corrected to, the most frequent first. */
    spellings,
    /** Names, to which a long word may also be two letters away. */
    longNames: spellings.filter((word) => word.length >= LONG && isName.has(word)),
    codes,
    /** What comes before a thing: an article, a possessive or a preposition. */
    leads: new Set(listed(words.leads)),
  };
}

/** The words of a search term without “is”, “the”, « l’ » and the like, unless nothing else is left. */
export function withoutFillers(text: string, { phrases }: Lexicon): string {
  const isFiller = (word: string) =>
    phrases.get(foldPhrase(word))?.every(({ kind, id }) => id === 'ask' || kind === 'number');
  const words = wordsOf(text).filter((word) => !isFiller(word));
  return words.join(' ') || text;
}
