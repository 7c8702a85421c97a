import type { Day } from '../../core/calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { STANDINGS } from './day-answer.ts';

const ORDER = [...STANDINGS, 'moved', 'none'] as const;

export function joinWords(items: readonly string[], t: Translate): string {
  return joined(items, 'en', t('day.and'));
}

/** A day's other names, by place. */
type OtherNames = Readonly<Partial<Record<ScopeCode, string>>>;

/**
 * Some places in words, federal work last:
 * - `in Ontario and in federally regulated industries`
 * - `en Ontario et au Québec (Journée nationale des patriotes)`
 * - `everywhere in Canada`
 * @param what the standing of the day there, if it is the same in all
 */
export function whereIn(
  places: readonly ScopeCode[],
  t: Translate,
  names: OtherNames = {},
  what?: What['what'],
): string {
  if (places.length === SCOPE_CODES.length) return everywhere(t, names);
  const named = (place: ScopeCode) => t(placeKey(place, what)) + (names[place] ? ` (${names[place]})` : '');
  const provinces = places.filter((place) => place !== 'ca');
  const where = t('day.where', {
    places: joinWords((provinces.length > 0 ? provinces : places).map(named), t),
  });
  if (provinces.length === 0 || provinces.length === places.length) return where;
  return t('day.whereBoth', { where, n: provinces.length, federal: named('ca') });
}

/** `everywhere in Canada (Memorial Day in Newfoundland and Labrador)` */
function everywhere(t: Translate, names: OtherNames): string {
  const named = SCOPE_CODES.flatMap((place) => (names[place] ? `${names[place]} ${t(`in.${place}`)}` : []));
  return t('day.everywhere') + (named.length > 0 ? ` (${named.join(', ')})` : '');
}

/** A federal public-service day is for the government's own staff, not for all federally regulated work. */
const placeKey = (place: ScopeCode, what: What['what'] | undefined): TextKey =>
  place === 'ca' && what === 'government' ? 'where.ca.government' : `where.${place}`;

interface What {
  readonly place: ScopeCode;
  readonly what: (typeof ORDER)[number];
  /** The day's name there, if the sentence doesn't already give it. */
  readonly name?: string | undefined;
}

/** The day's standings, each with its places: `a paid day off by law in …; optional in …`. */
export function whatAndWhere(answers: readonly What[], t: Translate): string {
  const parts = ORDER.flatMap((what) => {
    const those = answers.filter((answer) => answer.what === what);
    if (those.length === 0) return [];
    const names = Object.fromEntries(those.flatMap(({ place, name }) => (name ? [[place, name]] : [])));
    const places = those.map(({ place }) => place);
    return [t(`day.${what}`, { where: whereIn(places, t, names, what) })];
  });
  return parts.join(t('day.separator'));
}

/** `Monday, August 2, 2027:`, to begin a sentence. */
export function dateBefore(date: Day, locale: Locale, t: Translate): string {
  return capital(t('day.date', { date: fullDate(date, locale) }));
}

/** `in 3 days`, `tomorrow`, `today` */
export function until(days: number, t: Translate): string {
  if (days <= 0) return t('live.today');
  return days === 1 ? t('live.tomorrow') : t('live.inDays', { n: days });
}

/** `Possible day off for Christmas Day or Boxing Day`. @param names as they follow “for” */
export const mayBeOffFor = (names: readonly string[], t: Translate): string =>
  t('lieu.mayBeOff', { names: names.join(t('lieu.or')) });
