import { parseDate } from '../calendar/day.ts';
import { folded } from '../common/fold.ts';
import type { Scope } from '../holidays/scope.ts';
import { parseLocale, type Words } from '../language/locale.ts';

const PLACE_PARAMETERS: readonly string[] = ['province', 'places', 'countyCode', 'subdivisionCode'];

const WITHOUT_TIME: Words = {
  en: 'use the date alone, by the clock of the place that you ask about; midnight in UTC is still the day before in Canada',
  fr: 'indiquez seulement la date, à l’heure du lieu en question; à minuit UTC, c’est encore la veille au Canada',
};

/**
 * The end of a sentence about a value in another form that can mean only one thing: what to write instead. Undefined for any other value.
 */
export function useInstead(
  parameter: string,
  text: string,
  allowed: string | readonly string[],
  scopes: () => readonly Scope[],
): Words | undefined {
  const right = rightForm(parameter, text, scopes) ?? rightWord(text, allowed);
  if (right === undefined || right === text) return undefined;
  if (parameter !== 'year' && WITH_TIME.test(text)) return WITHOUT_TIME;
  return { en: `use “${right}”`, fr: `utilisez «\u00a0${right}\u00a0»` };
}

function rightForm(parameter: string, text: string, scopes: () => readonly Scope[]): string | undefined {
  if (PLACE_PARAMETERS.includes(parameter)) return placeNamed(text, scopes());
  if (parameter === 'date' || parameter === 'to') return readDate(text);
  if (parameter === 'year') return readDate(text)?.slice(0, 4);
  if (parameter === 'locale') return readLocale(text);
  return undefined;
}

const FLAG_WORDS = new Map([
  ['true', '1'],
  ['yes', '1'],
  ['false', '0'],
  ['no', '0'],
]);

/** The right form of a flag, of a number with a plus, and of a word in capitals. */
function rightWord(text: string, allowed: string | readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  if (typeof allowed === 'string') return /^\+\d+$/.test(text) ? text.slice(1) : undefined;
  if (allowed.join() === '0,1') return FLAG_WORDS.get(lower);
  const days = (names: string): string => names.split(',').sort().join();
  return allowed.find((value) => value === lower || days(value) === days(lower));
}

/** The code of a place by its name, an alias, or its code in another form, such as `CA_ON`. */
function placeNamed(text: string, scopes: readonly Scope[]): string | undefined {
  const plain = (name: string): string => folded(name).replaceAll(' ', '');
  const name = plain(text);
  return scopes.find(({ code, nameEn, nameFr, aliases }) =>
    [code, `ca${code}`, nameEn, nameFr, ...aliases].some((known) => plain(known) === name),
  )?.code;
}

const WITH_TIME = /^\d{4}-?\d{2}-?\d{2}[T ]/;

/** A date with its parts in another order, without hyphens, or with a time. 05/06/2026 could be two dates, so it is refused. */
function readDate(text: string): string | undefined {
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

function readLocale(text: string): string | undefined {
  const name = folded(text);
  if (name === 'english' || name === 'anglais') return 'en';
  if (name === 'french' || name === 'francais') return 'fr';
  const tag = text.replaceAll('_', '-');
  return parseLocale(tag) === undefined ? undefined : tag;
}
