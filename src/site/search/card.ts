import type { Day } from '../../calendar/day.ts';
import type { DaysAlmanac } from '../../holidays/almanac.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { shownName } from '../common/shown-name.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Question } from './question.ts';

/** Words of a sentence: plain, bold, or the time until a day. */
export type Words = string | { readonly strong: string } | { readonly until: string };

export interface CardLink {
  readonly href: string;
  readonly title: string;
  readonly detail?: string;
}

/** What search shows above the pages that it found. */
export interface Card {
  /** Nothing was understood: pages may still mention it, and examples are shown. */
  readonly isUnknown?: true;
  /** The whole answer, in a line or two. */
  readonly answer: readonly string[];
  readonly sentence: readonly Words[];
  /** Days, places or offices, and what is said of each. */
  readonly rows?: readonly (readonly [what: string, said: string])[];
  readonly note?: string;
  readonly links: readonly CardLink[];
}

/** Who asks, and the days that the law knows. */
export interface Asking {
  readonly locale: Locale;
  readonly t: Translate;
  readonly today: Day;
  /** Where the reader is, if we know. */
  readonly place?: ScopeCode | undefined;
  readonly almanac: DaysAlmanac;
}

/** A function that answers a form of question. A chapter that few questions need is loaded first. */
export type Answer = (question: Question, asking: Asking) => Card | Promise<Card>;

/** The words of a card, in reading order, without its links. */
export function textOf({ answer, sentence, rows = [], note = '' }: Card): string {
  const words = sentence.map((part) =>
    typeof part === 'string' ? part : 'strong' in part ? part.strong : part.until,
  );
  return [...answer, words.join(''), ...rows.flat(), note].join('\n');
}

// Places

/** The place of a question, or the reader’s unless the question is about all of Canada. */
export function placeAsked({ places: [named], parts }: Question, { place }: Asking): ScopeCode | undefined {
  return named ?? (parts.has('everywhere') || parts.has('where') ? undefined : place);
}

/** In all of Canada, federal law applies. */
export const placeOf = (question: Question, asking: Asking): ScopeCode =>
  placeAsked(question, asking) ?? 'ca';

/** `Ontario`, `Canada (federal)`. */
export const placeName = (place: ScopeCode, { almanac, t, locale }: Asking): string =>
  place === 'ca' ? t('scope.federal') : shownName(almanac.scope(place), locale);

/** `In Ontario: a paid day off by law.` */
export const inPlace = (place: ScopeCode, what: string, { t }: Asking): string =>
  t('search.inPlace', { where: capital(t(`in.${place}`)), what });

// Days

/** The holidays by law of a place in a year. */
export const statutoryIn = (place: ScopeCode, year: number, { almanac }: Asking): readonly Occurrence[] =>
  almanac.days(place, year).filter(({ kind }) => kind === 'statutory');

/** `Monday, May 24, 2027.`, `Le lundi 24 mai 2027.` */
export const dateLine = (day: Day, { t, locale }: Asking): string =>
  t('search.date', { date: fullDate(day, locale) });

/** We count days for two years, not further. */
const MAX_DAYS = 731;

/** `in 183 days`; undefined if the day is too far away. */
function until(day: Day, { t, today }: Asking): string | undefined {
  const n = day - today;
  if (Math.abs(n) > MAX_DAYS) return undefined;
  if (n === 0) return t('live.today');
  if (n === 1) return t('live.tomorrow');
  if (n === -1) return t('search.yesterday');
  return n > 0 ? t('live.inDays', { n }) : t('search.ago', { n: -n });
}

/** `Victoria Day, in 183 days. ` @param said between the name and the time */
export function nameAndUntil(name: string, day: Day, asking: Asking, said = ''): readonly Words[] {
  const time = until(day, asking);
  return [{ strong: name }, said, ...(time ? [', ', { until: time }] : []), '. '];
}
