import { folded } from '../common/fold.ts';
import { isOneTypo } from '../common/typo.ts';
import type { Law } from '../holidays/law.ts';
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
const FILLERS =
  'the of in for a an and day days holiday holidays national nationale jour journee fete conge ferie de du des d la le les l un une et au aux pour statutory stat public legal general federal canadian observed observance obs actual reporte reportee office offices closed closure ferme fermee bureau tsx'.split(
    ' ',
  );

export function createFindNames({ holidays, scopes }: Law, aliases: AliasTable): FindNames {
  // BC Day has no other word, but BC Family Day has.
  const places = new Set(
    scopes.flatMap(({ code, nameEn, nameFr, aliases }) =>
      [code, nameEn, nameFr, ...aliases].flatMap((name) => folded(name).split(' ')),
    ),
  );

  /** The words that make a name, and then without those of places. */
  function keysOf(name: string): readonly (readonly string[])[] {
    const all = folded(
      name
        .replace(/\b(?:19|20)\d\d\b/g, '')
        .replace(/['’]/g, '')
        .replace(/\bst[.e]?[- ]/gi, 'saint ')
        .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''),
    ).split(' ');
    const national = all.some((word) => word.startsWith('national')) ? ['nationale'] : [];
    const words = all.filter((word) => !FILLERS.includes(word));
    const key = words.length > 0 ? words : national;
    const placeless = key.filter((word) => !places.has(word));
    return [key, placeless.length > 0 ? placeless : national].filter(({ length }) => length > 0);
  }

  const phrases: {
    readonly words: readonly string[];
    readonly named: NamedId;
  }[] = [];
  const add = (named: NamedId, names: readonly string[]): void => {
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
    for (const typed of keysOf(text))
      for (const isWord of [Object.is, isLike]) {
        const found = phrases.filter(
          ({ words }) =>
            words.length === typed.length && words.every((word, at) => isWord(word, typed[at] ?? '')),
        );
        if (found.length > 0) return found.map(({ named }) => named);
      }
    return [];
  };
}

/** `rec` for `reconciliation`, or one letter wrong. */
const isLike = (word: string, typed: string): boolean =>
  word === typed ||
  (typed.length >= 3 && word.startsWith(typed)) ||
  (typed.length >= 5 && isOneTypo(typed, word));
