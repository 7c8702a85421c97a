import { addMonths, type Day, toCivilDate, type Weekday } from '../../core/calendar/day.ts';
import type { Keyword, Meaning } from './lexicon.ts';
import type { Term } from './terms.ts';
import { readDates, type Span, yearSpan } from './written-dates.ts';

export type Unit = 'day' | 'week' | 'month' | 'year' | 'business';
type Of = Weekday | Unit;

/** The day that some words name, before we know its place. */
export type When = Readonly<
  /** A date with its readings, the next ones if it has no year; one that doesn’t exist has none. */
  | { kind: 'date'; readings: readonly Day[]; isNext?: boolean }
  /** A holiday, or a day such as Halloween. More than one meaning if the name is ambiguous. */
  | { kind: 'holiday'; names: readonly Meaning[]; year?: number }
  /** “Two weeks before Christmas”, “the second Monday after Easter”. “The last Friday of May” is the first one back from June. */
  | { kind: 'shift'; from: When; number: number; unit: Of; within?: Span }
>;

export type WhenOf<K extends When['kind']> = Extract<When, { kind: K }>;

/** “How many weeks until Christmas”, “days between January 1 and July 1”; a month or year is counted with its last day. */
export type CountedSpan = Readonly<{ unit: Of; from: When; to: When; span?: Span | undefined }>;

type Numeral = 'number' | 'article' | 'nth' | 'next' | 'many';

/** A part of a date in words. */
type Part = Readonly<
  /** How many, or which one, and of what: “two weeks”, “a”, “second Friday”, “last” (-1), “next”, “how many days”. */
  | { part: 'ordinal'; number: number; is: Numeral; of?: Of; isOne?: boolean }
  | { part: 'of'; of: Of; isOne?: boolean }
  /** -1 is before, 1 is after; an eve is one day before. */
  | { part: 'side'; side: number; days?: number }
  /** From today: -1 is ago, 1 is ahead, 0 is left. */
  | { part: 'sign'; side: number }
  | { part: 'span'; span: Span }
  | { part: 'point'; point: When }
  | { part: 'week'; week: number; year: number | undefined }
  /** Any other word keeps apart the parts around it. */
  | { part: 'other' }
>;
type Name = Part['part'];
type PartOf<N extends Name> = Extract<Part, { part: N }>;

/** A part, and the terms that it was read from. */
type Item = Part & { readonly terms: readonly Term[] };

export const partsNamed = <N extends Name>(name: N, items: readonly Item[]) =>
  items.filter((item): item is PartOf<N> & Item => item.part === name);

const allAre = <N extends Name>(part: N, words: Partial<Record<Keyword, Omit<PartOf<N>, 'part'>>>) =>
  Object.fromEntries(Object.entries(words).map(([word, value]) => [word, { part, ...value }]));
const nth = (number: number) => ({ number, is: 'nth' }) as const;
const many = { number: 0, is: 'many' } as const;
const [before, after] = [{ side: -1 }, { side: 1 }];
const one = (of: Unit) => ({ of, isOne: true });

/** The keywords that are parts of dates. “Until” counts back from a day, and “since” from today. */
export const KEYWORD_PARTS: Readonly<Partial<Record<Keyword, Part>>> = {
  ...allAre('ordinal', { first: nth(1), second: nth(2), third: nth(3), fourth: nth(4), fifth: nth(5) }),
  ...allAre('ordinal', { last: nth(-1), next: { number: 1, is: 'next' }, past: { number: -1, is: 'next' } }),
  ...allAre('ordinal', { count: many, countdown: { ...many, of: 'day' } }),
  ...allAre('side', { before, until: before, minus: before, after, since: after, from: after }),
  ...allAre('side', { eve: { ...before, days: 1 }, eve2: { ...before, days: 2 } }),
  ...allAre('side', { morrow: { ...after, days: 1 }, morrow2: { ...after, days: 2 } }),
  ...allAre('sign', { ago: before, ahead: after, left: { side: 0 } }),
  ...allAre('of', { day: one('day'), week: one('week'), month: one('month'), year: one('year') }),
  ...allAre('of', { business: one('business'), days: { of: 'day' }, weeks: { of: 'week' } }),
  ...allAre('of', { months: { of: 'month' }, years: { of: 'year' } }),
};

export const onDay = (...readings: readonly Day[]): When => ({ kind: 'date', readings });
export const isWeekday = (of: Of | undefined): of is Weekday => typeof of === 'number';
const isDay = (of: Of | undefined): of is Weekday | 'business' => isWeekday(of) || of === 'business';

/** Without a year, a period runs from the nearest such day, and what has lasted since a day from the last one. */
export function findStart(from: When, today: Day, isSince = false): When {
  if (from.kind !== 'date' || !from.isNext) return from;
  const starts = from.readings.map((next) => {
    const last = addMonths(next, -12);
    return isSince || today - last < next - today ? last : next;
  });
  return onDay(...starts);
}

type Made = Part | false | undefined;

/** Parts side by side in any order that make another one; nothing if they don’t go together. */
const rule = <const N extends readonly Name[]>(
  names: N,
  make: (parts: { readonly [K in keyof N]: PartOf<N[K]> }, today: Day) => Made,
) => ({ names: names as readonly Name[], make: make as (parts: readonly never[], today: Day) => Made });

/** A step before or after a day. The first one before it is the last one; the last one after it doesn’t exist. */
function move({ number, of, is }: PartOf<'ordinal'>, side: number, day: When, today: Day): Made {
  if (of === undefined || is === 'many' || (number < 0 && side > 0)) return undefined;
  const from = side > 0 ? findStart(day, today) : day;
  return point({ kind: 'shift', from, number: Math.abs(number) * side, unit: of });
}

/** How dates are worded, in both languages. Earlier rules bind closer. */
const RULES = [
  // “Christmas 2026”.
  rule(['point', 'span'], ([{ part, point }, { span }]) => {
    const isNamed = point.kind === 'holiday' && point.year === undefined;
    return isNamed && span.month === undefined && { part, point: { ...point, year: span.year } };
  }),
  // “How many days”, “two weeks”, “the second Friday”, « vendredi dernier », “the next business day”.
  rule(['ordinal', 'of'], ([one, { of, isOne = false }]) => {
    if (one.of !== undefined || (one.is === 'next' && !isDay(of))) return undefined;
    return Number.isNaN(one.number) ? { part: 'other' } : { ...one, of, isOne };
  }),
  // “The first Monday of August”, “the first of next month”, “day 100 of 2028”.
  rule(['ordinal', 'span'], ([{ number, is, of, isOne }, { span }]) => {
    const isNth = is === 'nth';
    const isOfSpan = of === undefined ? isNth && span.month !== undefined : isNth && isDay(of);
    if (!isOfSpan && (of !== 'day' || !(isNth || isOne))) return undefined;
    const from = onDay(number < 0 ? span.last + 1 : span.first - 1);
    return point({ kind: 'shift', from, number, unit: of ?? 'day', within: span });
  }),
  // “Two weeks before Christmas”, “in a week”, “next Friday”.
  rule(['ordinal', 'side', 'point'], ([step, { side }, { point }], today) => move(step, side, point, today)),
  rule(['sign', 'ordinal'], ([{ side }, step], today) => {
    const isInYear = side > 0 && step.is === 'article' && step.of === 'year';
    return side !== 0 && !isInYear && move(step, side, onDay(today), today);
  }),
  rule(['ordinal'], ([step], today) => {
    const isSure = isDay(step.of) && (step.is === 'next' || (step.is === 'nth' && step.number === -1));
    return isSure && move(step, step.number, onDay(today), today);
  }),
  // « La veille de la fête du Canada », “Canada Day eve”, “the Monday before Victoria Day”, “the day before Christmas”.
  rule(['side', 'point'], ([{ side, days }, { point: from }]) => {
    return days !== undefined && point({ kind: 'shift', from, number: side * days, unit: 'day' });
  }),
  rule(['of', 'side', 'point'], ([{ of, isOne }, { side }, { point }], today) => {
    return isOne && move({ part: 'ordinal', number: 1, is: 'nth', of }, side, point, today);
  }),
];

/** Puts parts together by the rules until none fits. Parts in the order of a rule bind closer than in another order. */
export function combineParts(items: readonly Item[], today: Day): readonly Item[] {
  for (const { names, make } of RULES)
    for (const isOrdered of [true, false])
      for (let start = 0; start + names.length <= items.length; start++) {
        const near = items.slice(start, start + names.length);
        const found = names.flatMap(
          (name, at) => near.find(({ part }, index) => part === name && (!isOrdered || index === at)) ?? [],
        );
        const made = found.length === names.length && make(found as never[], today);
        if (!made) continue;
        const whole = { ...made, terms: near.flatMap(({ terms }) => terms) };
        return combineParts([...items.slice(0, start), whole, ...items.slice(start + names.length)], today);
      }
  return items;
}

/** The parts of dates among some terms. A place or a word that means nothing may come between them. */
export function readParts(terms: readonly Term[], year: number | undefined, today: Day): readonly Item[] {
  const now = toCivilDate(today);
  const inMonth = (month: number, own = year) => yearSpan(own ?? now.year + Number(month < now.month), month);
  const readPart = ({ written, meanings, tokens, isUnknown }: Term, at: number): Part | undefined => {
    if (written) {
      const { month, day, week } = written;
      if (week !== undefined) return { part: 'week', week, year: written.year ?? year };
      if (day !== undefined) return point({ kind: 'date', ...readDates(written, year, today) });
      return span(month ? inMonth(month, written.year) : yearSpan(written.year ?? now.year));
    }
    const leadsTo = (name: Name): boolean => {
      const next = terms[at + 1];
      return next !== undefined && readPart(next, at + 1)?.part === name;
    };
    // « Soixante jours » may be a number that we don’t know.
    if (isUnknown) return leadsTo('of') ? { part: 'ordinal', number: Number.NaN, is: 'number' } : undefined;
    const { kind = 'place', id = '' } = meanings.find((one) => one.kind !== 'asked') ?? meanings[0] ?? {};
    const number = Number(id);
    const makers: Partial<Record<Meaning['kind'], () => Part | undefined>> = {
      place: () => undefined,
      holiday: () => point({ kind: 'holiday', names: meanings }),
      days: () => point(onDay(today + number)),
      month: () => span(inMonth(number)),
      months: () => span(yearSpan(now.year, now.month + number)),
      years: () => span(yearSpan(now.year + number)),
      weekday: () => ({ part: 'of', of: number as Weekday, isOne: true }),
      number: () => ({ part: 'ordinal', number: Number.parseInt(id, 10), is: findNumeral(tokens) }),
    };
    const make = makers[kind];
    // “In 2028” counts nothing.
    if (make || (id === 'ahead' && !leadsTo('ordinal'))) return make?.();
    return meanings.map((one) => KEYWORD_PARTS[one.id as Keyword]).find(Boolean) ?? { part: 'other' };
  };
  return terms.flatMap((term, at) => {
    const part = readPart(term, at);
    return part ? [{ ...part, terms: [term] }] : [];
  });
}

const point = (point: When): Part => ({ part: 'point', point });
const span = (span: Span): Part => ({ part: 'span', span });

/** “A week” is one, but “a holiday” counts nothing. September is « sept » too. */
function findNumeral(tokens: Term['tokens']): Numeral {
  const word = tokens.map((token) => token.word).join(' ');
  if (/^\d+[a-z]/.test(word)) return 'nth';
  return /^(?:an?|une?|one|sept)$/.test(word) ? 'article' : 'number';
}

/** Finds the count: between two days, until a day or since one, or in a month or year. */
export function findCount(items: readonly Item[], today: Day): CountedSpan | undefined {
  const [first, second] = partsNamed('point', items).map(({ point }) => point);
  const [{ span: named } = {}] = partsNamed('span', items);
  const [{ side } = {}] = partsNamed('side', items);
  const isLeft = partsNamed('sign', items).some(({ side }) => side === 0);
  const many = partsNamed('ordinal', items).find(({ is, of }) => is === 'many' && of !== undefined);
  const plural = partsNamed('of', items).find(({ of, isOne }) => !isOne || of === 'business');
  const unit = many?.of ?? plural?.of;
  const now = onDay(today);
  if (unit === undefined) return undefined;
  // “How many business days” is about this year, and “is Monday a business day” about a day.
  const isOfYear = unit === 'business' && !partsNamed('of', items).some(({ of }) => isWeekday(of));
  const span = named ?? (isOfYear && !first ? yearSpan(toCivilDate(today).year) : undefined);
  if (first && second) return { unit, from: first, to: second };
  if (first && span && unit === 'business') return { unit, from: onDay(span.first), to: first };
  if (first && side === 1) return { unit, from: findStart(first, today, true), to: now };
  if (first) return side || many ? { unit, from: now, to: first } : undefined;
  if (!span || !(isLeft || unit === 'business' || (many && unit !== 'week'))) return undefined;
  return { unit, from: isLeft ? now : onDay(span.first), to: onDay(span.last), span };
}
