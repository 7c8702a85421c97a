import { type Day, yearOf } from '../../calendar/day.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { fullDate } from '../../language/dates.ts';
import { type CardLink, createLinks, type Site } from './links.ts';
import type { Question } from './question.ts';

/** What search shows above the pages that it found. */
export interface Card {
  /** What was not understood: words, which pages may still mention, or a date that does not exist. Examples are shown. */
  readonly isUnknown?: 'words' | 'date';
  /** The whole answer, in a line or two. */
  readonly answer: string;
  /** What else there is to say, with `*bold*` words and `_the time until a day_`. */
  readonly sentence?: string;
  /** Days, places or offices, and what is said of each. */
  readonly rows?: readonly (readonly [what: string, said: string])[];
  readonly links: readonly CardLink[];
}

/** Who asks. */
export interface Reader extends Site {
  readonly today: Day;
  /** Where the reader is, if we know. */
  readonly place?: ScopeCode | undefined;
}

/** A question, who asks it, and what cards are made of. */
export interface Asking extends ReturnType<typeof partsOf> {
  /** The same reader with another question. */
  readonly about: (other: Partial<Question>) => Asking;
}

/** A function that answers a form of question. A chapter that few questions need is loaded first. */
export type Answer = (asking: Asking) => Card | Promise<Card>;

/** We count days for two years, not further. */
const MAX_DAYS = 731;

export const askedBy = (reader: Reader, question: Question): Asking => ({
  ...partsOf(reader, question),
  about: (other) => askedBy(reader, { ...question, ...other }),
});

function partsOf(reader: Reader, question: Question) {
  const { t, locale, today, almanac } = reader;
  const has = (...parts: readonly string[]): boolean => parts.some((part) => question.parts.has(part));
  const [named] = question.places;
  /** The place of the question, or the reader’s unless the question is about all of Canada. */
  const asked = named ?? (has('everywhere', 'where') ? undefined : reader.place);
  const near: Readonly<Record<string, string>> = {
    '-1': t('search.yesterday'),
    '0': t('live.today'),
    '1': t('live.tomorrow'),
  };

  /** `*Victoria Day*, _in 183 days_.` @param said between the name and the time */
  function nameAndUntil(name: string, day: Day, said = ''): string {
    const n = day - today;
    const time = near[n] ?? (n > 0 ? t('live.inDays', { n }) : t('search.ago', { n: -n }));
    return `*${name}*${said}${Math.abs(n) > MAX_DAYS ? '' : `, _${time}_`}.`;
  }

  return {
    ...reader,
    ...question,
    has,
    asked,
    /** In all of Canada, federal law applies. */
    place: asked ?? ('ca' as const),
    /** Where the reader is, if we know. */
    home: reader.place,
    /** `Monday, May 24, 2027.`, `Le lundi 24 mai 2027.` */
    dateLine: (day: Day): string => t('search.date', { date: fullDate(day, locale) }),
    nameAndUntil,
    /** The holidays by law of a place in a year. */
    statutoryIn: (place: ScopeCode, year: number): readonly Occurrence[] =>
      almanac.days(place, year).filter(({ kind }) => kind === 'statutory'),
    link: createLinks(reader),
  };
}

/** A year that we have no data for. */
export const unknownYear = (year: number, { t, today, link }: Asking): Card => ({
  answer: t('search.year.unknown', { year }),
  sentence: t('search.year.known'),
  links: [link.section('holidays'), ...link.year(undefined, yearOf(today))],
});

/** The lists of days off of civil courts. */
export const COURTS: Readonly<Partial<Record<ScopeCode, string>>> = {
  on: 'civil-procedure-on',
  qc: 'civil-procedure-qc',
  ca: 'federal-courts-ca',
};
