import { folded } from '../common/fold.ts';
import { isOneTypo } from '../common/typo.ts';
import type { HolidayAliases } from '../holidays/history.ts';
import type { Law } from '../holidays/law.ts';
import type { Named } from '../language/locale.ts';

export type AliasTable = Readonly<Record<string, HolidayAliases>>;

export interface NamedId {
  readonly id: string;
  /** The English name, if the holiday has it only in some places: Heritage Day is in February or in August. */
  readonly localName: string | undefined;
}

export type FindNames = (text: string) => readonly NamedId[];

const FILLERS =
  'the of in for a an and day days holiday holidays national nationale jour journee fete conge ferie de du des d la le les l un une et au aux pour statutory stat public legal general federal canadian observed observance obs actual reporte reportee office offices closed closure ferme fermee bureau tsx'.split(
    ' ',
  );

export function createFindNames({ holidays, scopes }: Law, aliases: AliasTable): FindNames {
  // BC Day has no other word, but BC Family Day has.
  const places = new Set(
    scopes.flatMap(({ code, nameEn, nameFr, aliases }) =>
      folded([code, nameEn, nameFr, ...aliases].join(' ')).split(' '),
    ),
  );

  /** The words that make a name, and then without those of places; a national holiday has no others. */
  function findKeys(name: string): readonly (readonly string[])[] {
    const plain = name
      .replace(/\b(?:19|20)\d\d\b|['’]/g, '')
      .replace(/\bst[.e]?[- ]/gi, 'saint ')
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '');
    const all = folded(plain).split(' ');
    const words = all.filter((word) => !FILLERS.includes(word));
    const placeless = words.filter((word) => !places.has(word));
    const national = all.filter((word) => word.startsWith('national'));
    return [words, placeless.length > 0 ? placeless : national].filter(({ length }) => length > 0);
  }

  const toPhrases = (named: NamedId, { nameEn, nameFr }: Named, typed: HolidayAliases = {}) =>
    [nameEn, nameFr, ...(typed.en ?? []), ...(typed.fr ?? [])]
      .flatMap((name) => [name, ...(name.match(/[^()]+/g) ?? [])])
      .flatMap(findKeys)
      .map((words) => ({ words, named }));
  const phrases = Object.entries(holidays).flatMap(([id, holiday]) => [
    ...toPhrases({ id, localName: undefined }, holiday, aliases[id]),
    ...Object.entries(holiday.names ?? {}).flatMap(([key, names]) =>
      toPhrases({ id, localName: names.nameEn }, names, aliases[id]?.names?.[key]),
    ),
  ]);

  return (text) => {
    for (const typed of findKeys(text))
      for (const isWord of [Object.is, isLike]) {
        const isTyped = (word: string, at: number): boolean => isWord(word, typed[at] ?? '');
        const found = phrases.filter(({ words }) => words.length === typed.length && words.every(isTyped));
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
