import type { CheckedList, FindingKind } from '../../core/check/checked-list.ts';
import { isNamedList } from '../../core/check/settings.ts';
import { verdictIn } from '../../core/check/verdict.ts';
import type { Bilingual, Locale } from '../../core/language/locale.ts';

/** Of one date and of several. */
type Phrases = Bilingual<readonly [one: string, several: string]>;

const WRONG: Phrases = { en: ['is wrong', 'are wrong'], fr: ['est fausse', 'sont fausses'] };
const MISSING: Phrases = { en: ['is missing', 'are missing'], fr: ['manque', 'manquent'] };
const TWICE: Phrases = { en: ['appears twice', 'appear twice'], fr: ['est en double', 'sont en double'] };
const NOT_STATUTORY: Phrases = {
  en: ['is not a statutory day here', 'are not statutory days here'],
  fr: ['n’est pas fériée ici', 'ne sont pas fériées ici'],
};
const NOT_LISTED: Phrases = {
  en: ['is not on the published list', 'are not on the published list'],
  fr: ['n’est pas sur la liste publiée', 'ne sont pas sur la liste publiée'],
};

const NUMBERS: Bilingual<readonly string[]> = {
  en: 'no one two three four five six seven eight nine'.split(' '),
  fr: 'aucune une deux trois quatre cinq six sept huit neuf'.split(' '),
};

/** `One date is wrong, two are missing`, « Une date est fausse, deux manquent »; without faults, the verdict. */
export function writeVerdict(checked: CheckedList, locale: Locale): string {
  const { as, faults } = checked;
  const count = (...kinds: readonly FindingKind[]): number =>
    faults.filter(({ kind }) => kinds.includes(kind)).length;
  const counts: readonly (readonly [number, Phrases])[] = [
    [count('wrong-date'), WRONG],
    [count('not-statutory', 'other-place'), isNamedList(as) ? NOT_LISTED : NOT_STATUTORY],
    [count('missing'), MISSING],
    [count('duplicate'), TWICE],
  ];
  const clauses = counts
    .filter(([n]) => n > 0)
    .map(([n, phrases], index) => {
      const noun = index > 0 ? '' : n > 1 ? ' dates' : ' date';
      return `${NUMBERS[locale][n] ?? n}${noun} ${phrases[locale][n > 1 ? 1 : 0]}`;
    });
  const [first = ''] = clauses;
  return clauses.length === 0
    ? verdictIn(checked)[locale]
    : [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...clauses.slice(1)].join(', ');
}
