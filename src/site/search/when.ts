import { type Day, type Weekday, weekdayOf } from '../../core/calendar/day.ts';
import type { Keyword, Meaning } from './lexicon.ts';
import type { Term } from './terms.ts';
import type { Span } from './written-dates.ts';

export type Unit = 'day' | 'week' | 'month' | 'year' | 'business';

/** The day that some words name, before we know its place. */
export type When = Readonly<
  /** A date with its readings; one that doesn’t exist has none. */
  | { kind: 'date'; readings: readonly Day[] }
  /** More than one meaning if the name is ambiguous. */
  | { kind: 'holiday'; names: readonly Meaning[]; year?: number }
  /** A day such as Halloween. */
  | { kind: 'custom'; id: string; year?: number }
  /** “Two weeks before Christmas”, “the next working day after July 1”. */
  | { kind: 'shift'; from: When; number: number; unit: Unit }
  /** “The Monday before Victoria Day”; -1 is the last one before, 2 the second one after. */
  | { kind: 'near'; from: When; number: number; weekday: Weekday }
  /** “The first Monday of August”, “the last business day of March”; -1 is the last. */
  | { kind: 'nth'; span: Span; number: number; of: Weekday | Unit }
>;

export type WhenOf<K extends When['kind']> = Extract<When, { kind: K }>;

/** “How many weeks until Christmas”, “days between January 1 and July 1”; a month or year is counted with its last day. */
export type Count = Readonly<{ unit: Unit; from: When; to: When; span?: Span }>;

/** “Two weeks”, and “the second Friday”: a number of units, or the number of one; -1 is the last. “Next Friday” needs no other day. */
type Step = Readonly<{
  number: number;
  of: Weekday | Unit;
  isNth: boolean;
  isNext?: boolean;
  isArticle?: boolean;
}>;

/** What people make dates of. */
interface Values {
  number: number;
  /** One without “one”, as in “a week”. */
  article: 1;
  unit: Readonly<{ unit: Unit; isOne: boolean; isAsked?: boolean }>;
  weekday: Weekday;
  nth: number;
  /** -1 is before, 1 is after. */
  side: number;
  /** -1 is the day before, 1 is the day after. */
  beside: number;
  sign: 'next' | 'ago' | 'ahead' | 'between' | 'left' | 'many' | 'countdown';
  step: Step;
  span: Span;
  point: When;
  /** From the first one to the second one. */
  range: readonly [When, When];
  count: Count;
  /** Any other word keeps apart the parts around it. */
  other: true;
}
type Part = keyof Values;
export type Valued = { [P in Part]: readonly [part: P, value: Values[P]] }[Part];

/** A part, and the terms that it was read from. */
export type Item = { [P in Part]: Readonly<{ part: P; value: Values[P]; terms: readonly Term[] }> }[Part];

const one = (unit: Unit) => ({ unit, isOne: true });
const many = (unit: Unit) => ({ unit, isOne: false });
const allAre = <P extends Part>(part: P, values: Partial<Record<Keyword, Values[P]>>) =>
  Object.fromEntries(Object.entries(values).map(([word, value]) => [word, [part, value]]));

const NEXT = { isNth: true, isNext: true } as const;

/** The keywords that are parts of dates. “Until” counts back from a day, and “since” from today. */
export const KEYWORD_PARTS: Readonly<Partial<Record<Keyword, Valued>>> = {
  ...allAre('nth', { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1, past: -1 }),
  ...allAre('side', { before: -1, until: -1, minus: -1, after: 1, since: 1, from: 1 }),
  ...allAre('beside', { eve: -1, eve2: -2, morrow: 1, morrow2: 2 }),
  ...allAre('sign', { next: 'next', ago: 'ago', ahead: 'ahead', between: 'between', left: 'left' }),
  ...allAre('sign', { count: 'many', countdown: 'countdown' }),
  ...allAre('unit', { day: one('day'), week: one('week'), month: one('month'), year: one('year') }),
  ...allAre('unit', { days: many('day'), weeks: many('week'), months: many('month'), years: many('year') }),
  ...allAre('unit', { business: one('business') }),
};

/** Parts side by side that make another one, in any order unless two are of one kind; nothing if they don’t go together. */
interface Rule {
  readonly parts: readonly Part[];
  readonly make: (values: readonly unknown[], today: Day) => Made;
}
type Made = Valued | false | undefined;

const rule = <const P extends readonly Part[]>(
  parts: P,
  make: (values: { readonly [K in keyof P]: Values[P[K]] }, today: Day) => Made,
): Rule => ({ parts, make: make as Rule['make'] });

export const onDay = (...readings: readonly Day[]): When => ({ kind: 'date', readings });
export const isWeekday = (of: Weekday | Unit): of is Weekday => typeof of === 'number';
const isDay = (of: Weekday | Unit): boolean => isWeekday(of) || of === 'business';

const step = (number: number, of: Weekday | Unit, more: Partial<Step> = {}): Valued => [
  'step',
  { number, of, isNth: false, ...more },
];
const count = (unit: Unit, from: When, to: When, span?: Span): Valued => [
  'count',
  { unit, from, to, ...(span && { span }) },
];

/** A step before or after a day. The first one before it is the last one; the last one after it doesn’t exist. */
function move({ number, of, isNth }: Step, side: number, from: When): Made {
  if ((isNth && number < 0 && side > 0) || (isWeekday(of) && !isNth)) return undefined;
  const steps = Math.abs(number) * side;
  if (isWeekday(of)) return ['point', { kind: 'near', from, number: steps, weekday: of }];
  return ['point', { kind: 'shift', from, number: steps, unit: of }];
}

/** Days until a day, or since one; but “the day before” is a day. */
function measure({ unit, isOne, isAsked }: Values['unit'], side: number, point: When, today: Day): Made {
  if (isOne && !isAsked) return ['point', { kind: 'shift', from: point, number: side, unit }];
  return side < 0 ? count(unit, onDay(today), point) : count(unit, point, onDay(today));
}

/** How dates are worded, in both languages. Earlier rules bind closer. */
const RULES: readonly Rule[] = [
  // “Christmas 2026”.
  rule(['point', 'span'], ([point, { year, month }]) => {
    const isNamed = (point.kind === 'holiday' || point.kind === 'custom') && point.year === undefined;
    return isNamed && month === undefined && ['point', { ...point, year }];
  }),
  // “How many days”, “two weeks”, “the second Friday”, « vendredi dernier », “the next business day”.
  rule(['sign', 'unit'], ([sign, unit]) => sign === 'many' && ['unit', { ...unit, isAsked: true }]),
  rule(['number', 'unit'], ([number, { unit }]) =>
    Number.isNaN(number) ? ['other', true] : step(number, unit),
  ),
  rule(['article', 'unit'], ([number, { unit }]) => step(number, unit, { isArticle: true })),
  rule(['nth', 'unit'], ([number, { unit }]) => step(number, unit, { isNth: true })),
  rule(['nth', 'weekday'], ([number, weekday]) => step(number, weekday, { isNth: true })),
  rule(['sign', 'weekday'], ([sign, weekday]) => sign === 'next' && step(1, weekday, NEXT)),
  rule(['sign', 'unit'], ([sign, { unit }]) => sign === 'next' && unit === 'business' && step(1, unit, NEXT)),
  // “The first Monday of August”, “two weeks before Christmas”, “the last working day before it”, “in a week”.
  rule(['step', 'span'], ([{ number, of, isNth }, span]) => {
    return isNth && (isDay(of) || of === 'day') && ['point', { kind: 'nth', span, number, of }];
  }),
  rule(['step', 'side', 'point'], ([step, side, point]) => move(step, side, point)),
  rule(['sign', 'step'], ([sign, step], today) => {
    const side = { ahead: step.isArticle && step.of === 'year' ? 0 : 1, ago: -1 }[sign as string];
    return side ? move(step, side, onDay(today)) : undefined;
  }),
  rule(['step'], ([step], today) => {
    const isSure = step.isNth && isDay(step.of) && (step.isNext || step.number === -1);
    return isSure && move(step, step.number, onDay(today));
  }),
  // « La veille de la fête du Canada », “Canada Day eve”, “the Monday before Victoria Day”.
  rule(['beside', 'point'], ([side, from]) => ['point', { kind: 'shift', from, number: side, unit: 'day' }]),
  rule(['weekday', 'side', 'point'], ([of, side, point]) =>
    move({ number: 1, of, isNth: true }, side, point),
  ),
  // “Days between January 1 and July 1”, “from” the one “to” the other.
  rule(['point', 'side', 'point'], ([from, side, to]) => side < 0 && ['range', [from, to]]),
  rule(['sign', 'point', 'point'], ([sign, from, to]) => sign === 'between' && ['range', [from, to]]),
  rule(['unit', 'side', 'point', 'point'], ([{ unit }, side, from, to]) => side > 0 && count(unit, from, to)),
  rule(['side', 'point', 'point', 'unit'], ([side, from, to, { unit }]) => side > 0 && count(unit, from, to)),
  rule(['unit', 'point', 'point'], ([{ unit }, from, to]) => count(unit, from, to)),
  rule(['side', 'range'], ([side, range]) => side > 0 && ['range', range]),
  rule(['unit', 'range'], ([{ unit }, [from, to]]) => count(unit, from, to)),
  rule(
    ['unit', 'span', 'point'],
    ([{ unit }, span, to]) => unit === 'business' && count(unit, onDay(span.first), to),
  ),
  // “How many days until Christmas”, “weeks until Christmas”, “the day before Christmas”.
  rule(['unit', 'side', 'point'], ([unit, side, point], today) => measure(unit, side, point, today)),
  rule(['unit', 'point'], ([unit, point], today) => unit.isAsked && measure(unit, -1, point, today)),
  rule(['sign', 'point'], ([sign, to], today) => sign === 'countdown' && count('day', onDay(today), to)),
  // “Business days left in 2026”, “how many days in February 2028”.
  rule(['unit', 'sign', 'span'], ([{ unit }, sign, span], today) => {
    return sign === 'left' && unit !== 'week' && count(unit, onDay(today), onDay(span.last), span);
  }),
  rule(['unit', 'span'], ([{ unit, isAsked }, span]) => {
    return isAsked && unit !== 'week' && count(unit, onDay(span.first), onDay(span.last), span);
  }),
];

/** Puts the parts of dates together until no rule fits. */
export function readWhen(items: readonly Item[], today: Day): readonly Item[] {
  for (const { parts, make } of RULES)
    for (let start = 0; start + parts.length <= items.length; start++) {
      const near = items.slice(start, start + parts.length);
      const isOrdered = new Set(parts).size < parts.length;
      const found = parts.map((part, at) =>
        near.find((item, index) => item.part === part && (!isOrdered || index === at)),
      );
      const made =
        found.every((item) => item !== undefined) &&
        make(
          found.map(({ value }) => value),
          today,
        );
      if (!made) continue;
      const whole = { part: made[0], value: made[1], terms: near.flatMap(({ terms }) => terms) } as Item;
      return readWhen([...items.slice(0, start), whole, ...items.slice(start + parts.length)], today);
    }
  return items;
}

/** The next such weekday from a day on. */
export const nextWeekday = (weekday: Weekday, from: Day): Day => from + ((weekday - weekdayOf(from) + 7) % 7);
