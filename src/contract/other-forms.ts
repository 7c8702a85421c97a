import { parseDate } from '../calendar/day.ts';
import { folded } from '../common/fold.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { type Bilingual, localeOfTag } from '../language/locale.ts';

/** What people write for a place instead of its code, folded and without spaces. */
export const PLACE_NAMES: Readonly<Record<ScopeCode, readonly string[]>> = {
  ca: ['canada', 'federal', 'can'],
  ab: ['alberta', 'alta', 'alb'],
  bc: ['britishcolumbia', 'colombiebritannique', 'cb'],
  mb: ['manitoba', 'man'],
  nb: ['newbrunswick', 'nouveaubrunswick'],
  nl: ['newfoundlandandlabrador', 'terreneuveetlabrador', 'newfoundland', 'terreneuve', 'nf', 'nfld', 'tnl'],
  ns: ['novascotia', 'nouvelleecosse', 'ne'],
  nt: ['northwestterritories', 'territoiresdunordouest', 'nwt', 'tno'],
  nu: ['nunavut', 'nvt', 'nun'],
  on: ['ontario', 'ont'],
  pe: ['princeedwardisland', 'ileduprinceedouard', 'pei', 'ipe'],
  qc: ['quebec', 'que', 'pq'],
  sk: ['saskatchewan', 'sask'],
  yt: ['yukon', 'yk', 'yukonterritory'],
};

const PLACE_PARAMETERS: readonly string[] = ['province', 'places', 'countyCode', 'subdivisionCode'];

/** A value in the right form, if it was given in another one that can mean only one thing; undefined otherwise. */
export function rightForm(parameter: string, text: string): string | undefined {
  const right = otherForm(parameter, text);
  return right === text ? undefined : right;
}

function otherForm(parameter: string, text: string): string | undefined {
  if (PLACE_PARAMETERS.includes(parameter)) return placeNamed(text);
  if (parameter === 'date' || parameter === 'to') return dateOf(text);
  if (parameter === 'year') return dateOf(text)?.slice(0, 4);
  if (parameter === 'locale') return localeOf(text);
  return undefined;
}

const FLAG_WORDS = new Map([
  ['true', '1'],
  ['yes', '1'],
  ['false', '0'],
  ['no', '0'],
]);

/** The right form of a flag, of a number with a plus, and of a word in capitals. @param allowed all values */
export function rightWord(text: string, allowed: string | readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  if (typeof allowed === 'string') return /^\+\d+$/.test(text) ? text.slice(1) : undefined;
  if (allowed.join() === '0,1') return FLAG_WORDS.get(lower);
  const days = (names: string): string => names.split(',').sort().join();
  return allowed.find((value) => value === lower || days(value) === days(lower));
}

/** The end of a sentence about a value in another form. */
export function useInstead(right: string): Bilingual<string> {
  return { en: `use “${right}”`, fr: `utilisez «\u00a0${right}\u00a0»` };
}

function placeNamed(text: string): string | undefined {
  const name = folded(text).replaceAll(' ', '');
  const found = Object.entries(PLACE_NAMES).find(([code, names]) => code === name || names.includes(name));
  return found?.[0];
}

/** A date with its parts in another order, without hyphens, or with a time. 05/06/2026 could be two dates, so it is refused. */
function dateOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? dayFirst(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDate(date) === undefined ? undefined : date;
}

/** The match of 21/11/2026 or 11/21/2026, as year, month and day. */
function dayFirst(text: string): readonly string[] | undefined {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (year === '') return undefined;
  if (Number(first) > 12) return ['', year, second, first];
  if (Number(second) > 12 || first === second) return ['', year, first, second];
  return undefined;
}

function localeOf(text: string): string | undefined {
  const name = folded(text);
  if (name === 'english' || name === 'anglais') return 'en';
  if (name === 'french' || name === 'francais') return 'fr';
  const tag = text.replaceAll('_', '-');
  return localeOfTag(tag) === undefined ? undefined : tag;
}
