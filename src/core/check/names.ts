import { folded } from '../common/fold.ts';
import { isOneTypo } from '../common/typo.ts';
import type { NamedHoliday } from '../holidays/law.ts';
import type { HolidayAliases } from '../holidays/past.ts';

export type AliasTable = Readonly<Record<string, HolidayAliases>>;

/** A holiday that a name can mean. */
export interface NamedId {
  readonly id: string;
  /** The English name, if the holiday has it only in some places: Heritage Day is in February or in August. */
  readonly localName: string | undefined;
}

/** Finds the holidays that a text is the name of. */
export type FindNames = (text: string) => readonly NamedId[];

/** Words that tell no holiday from another. */
const FILLERS = new Set(
  'the of in for a an and day days holiday holidays national nationale jour journee fete conge ferie de du des d la le les l un une et au aux pour statutory stat public legal general federal observed observance obs actual reporte reportee office offices closed closure ferme fermee bureau'.split(
    ' ',
  ),
);
/** Words that do, unless there are others: BC Day, but BC Family Day. */
const PLACES = new Set(
  'ontario on quebec qc bc alberta ab manitoba mb saskatchewan sk nova scotia ns new brunswick nb nl newfoundland pei pe yukon yt nunavut nu nt nwt british columbia c b canadian tsx tse'.split(
    ' ',
  ),
);

export function createFindNames(
  holidays: Readonly<Record<string, NamedHoliday>>,
  aliases: AliasTable,
): FindNames {
  const phrases: { readonly words: readonly string[]; readonly named: NamedId }[] = [];
  const add = (named: NamedId, names: readonly string[] = []): void => {
    for (const name of names.flatMap((name) => [name, ...(name.match(/[^()]+/g) ?? [])]))
      for (const words of keysOf(name)) phrases.push({ words, named });
  };
  for (const [id, { nameEn, nameFr, names = {} }] of Object.entries(holidays)) {
    const { en = [], fr = [], names: ofNames = {} } = aliases[id] ?? {};
    add({ id, localName: undefined }, [nameEn, nameFr, ...en, ...fr]);
    for (const [key, { nameEn, nameFr }] of Object.entries(names)) {
      const { en = [], fr = [] } = ofNames[key] ?? {};
      add({ id, localName: nameEn }, [nameEn, nameFr, ...en, ...fr]);
    }
  }
  return (text) => {
    for (const typed of keysOf(text)) {
      for (const isWord of [isEqual, isShortFor, isMisspelt]) {
        const found = phrases.filter(({ words }) => isSame(words, typed, isWord)).map(({ named }) => named);
        if (found.length > 0)
          return [...new Map(found.map((one) => [`${one.id} ${one.localName}`, one])).values()];
      }
    }
    return [];
  };
}

/** The words that make the name, and then without those of places. */
function keysOf(name: string): readonly (readonly string[])[] {
  const all = folded(
    name
      .replace(/\b(?:19|20)\d\d\b/g, '')
      .replace(/['’]/g, '')
      .replace(/\bst[.e]?[- ]/gi, 'saint ')
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''),
  ).split(' ');
  const words = all.filter((word) => !FILLERS.has(word));
  const key = words.length > 0 ? words : all.filter((word) => word.startsWith('national'));
  const placeless = key.filter((word) => !PLACES.has(word));
  const national = all.some((word) => word.startsWith('national')) ? ['nationale'] : [];
  return [key, placeless.length > 0 ? placeless : national].filter(({ length }) => length > 0);
}

function isSame(
  words: readonly string[],
  typed: readonly string[],
  isWord: (word: string, typed: string) => boolean,
): boolean {
  return words.length === typed.length && words.every((word, index) => isWord(word, typed[index] ?? ''));
}

const isEqual = (word: string, typed: string): boolean => word === typed;

/** `rec` for `reconciliation`: three letters or more. */
const isShortFor = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= 3 && word.startsWith(typed));

const isMisspelt = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= 5 && isOneTypo(typed, word));
