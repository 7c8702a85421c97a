import type { Day, Weekday } from '../../core/calendar/day.ts';
import type { Keyword, Meaning } from './lexicon.ts';
import type { Term } from './terms.ts';
import type { Span } from './written-dates.ts';

export type Unit = 'day' | 'week' | 'month' | 'year' | 'business';

/** The day that some words name, before we know its place. */
export type When = Readonly<
  /** A date with its readings, and the last such days if it has no year; one that doesn’t exist has none. */
  | { kind: 'date'; readings: readonly Day[]; past?: readonly Day[] }
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
export type Count = Readonly<{ unit: Unit | Weekday; from: When; to: When; span?: Span | undefined }>;

/** How many, or which one, and of what: “two weeks”, “a”, “second Friday”, “last” (-1), “next”, “how many days”. */
type Ordinal = Readonly<{
  number: number;
  is: 'number' | 'article' | 'nth' | 'next' | 'many';
  of?: Weekday | Unit;
}>;

/** What people make dates of. */
interface Values {
  ordinal: Ordinal;
  of: Readonly<{ of: Weekday | Unit; isOne?: boolean }>;
  /** -1 is before, 1 is after. */
  side: number;
  /** -1 is the day before, 1 is the day after. */
  beside: number;
  sign: 'ago' | 'ahead' | 'left';
  span: Span;
  point: When;
  week: Readonly<{ week: number; year: number | undefined }>;
  /** Any other word keeps apart the parts around it. */
  other: true;
}
type Part = keyof Values;
export type Valued = { [P in Part]: readonly [part: P, value: Values[P]] }[Part];

/** A part, and the terms that it was read from. */
export type Item = { [P in Part]: Readonly<{ part: P; value: Values[P]; terms: readonly Term[] }> }[Part];

export const valuesOf = <P extends Part>(part: P, items: readonly Item[]): readonly Values[P][] =>
  items.flatMap((item) => (item.part === part ? [item.value as Values[P]] : []));

const allAre = <P extends Part>(part: P, values: Partial<Record<Keyword, Values[P]>>) =>
  Object.fromEntries(Object.entries(values).map(([word, value]) => [word, [part, value]]));
const nth = (number: number): Ordinal => ({ number, is: 'nth' });

/** The keywords that are parts of dates. “Until” counts back from a day, and “since” from today. */
export const KEYWORD_PARTS: Readonly<Partial<Record<Keyword, Valued>>> = {
  ...allAre('ordinal', { first: nth(1), second: nth(2), third: nth(3), fourth: nth(4), fifth: nth(5) }),
  ...allAre('ordinal', { last: nth(-1), next: { number: 1, is: 'next' }, past: { number: -1, is: 'next' } }),
  ...allAre('ordinal', { count: { number: 0, is: 'many' }, countdown: { number: 0, is: 'many', of: 'day' } }),
  ...allAre('side', { before: -1, until: -1, minus: -1, after: 1, since: 1, from: 1 }),
  ...allAre('beside', { eve: -1, eve2: -2, morrow: 1, morrow2: 2 }),
  ...allAre('sign', { ago: 'ago', ahead: 'ahead', left: 'left' }),
  ...allAre('of', { day: { of: 'day', isOne: true }, days: { of: 'day' }, weeks: { of: 'week' } }),
  ...allAre('of', { week: { of: 'week', isOne: true }, month: { of: 'month', isOne: true } }),
  ...allAre('of', { months: { of: 'month' }, year: { of: 'year', isOne: true }, years: { of: 'year' } }),
  ...allAre('of', { business: { of: 'business', isOne: true } }),
};

export const onDay = (...readings: readonly Day[]): When => ({ kind: 'date', readings });
export const isWeekday = (of: Weekday | Unit | undefined): of is Weekday => typeof of === 'number';
const isDay = (of: Weekday | Unit | undefined): of is Weekday | 'business' =>
  isWeekday(of) || of === 'business';

/** A period runs from the nearest such day, and what has lasted since a day from the last one. */
export function startOf(from: When, today: Day, isSince = false): When {
  if (from.kind !== 'date' || !from.past) return from;
  const { readings, past } = from;
  return onDay(
    ...readings.map((next, index) => {
      const last = past[index] ?? next;
      return isSince || today - last < next - today ? last : next;
    }),
  );
}

type Made = Valued | false | undefined;

/** Parts side by side in any order that make another one; nothing if they don’t go together. */
interface Rule {
  readonly parts: readonly Part[];
  readonly make: (values: readonly unknown[], today: Day) => Made;
}

const rule = <const P extends readonly Part[]>(
  parts: P,
  make: (values: { readonly [K in keyof P]: Values[P[K]] }, today: Day) => Made,
): Rule => ({ parts, make: make as Rule['make'] });

/** A step before or after a day. The first one before it is the last one; the last one after it doesn’t exist. */
function move({ number, of, is }: Ordinal, side: number, day: When, today: Day): Made {
  const isNth = is === 'nth' || is === 'next';
  if (!of || is === 'many' || (isNth && number < 0 && side > 0) || (isWeekday(of) && !isNth))
    return undefined;
  const steps = Math.abs(number) * side;
  const from = side > 0 ? startOf(day, today) : day;
  if (isWeekday(of)) return ['point', { kind: 'near', from, number: steps, weekday: of }];
  return ['point', { kind: 'shift', from, number: steps, unit: of }];
}

/** How dates are worded, in both languages. Earlier rules bind closer. */
const RULES: readonly Rule[] = [
  // “Christmas 2026”.
  rule(['point', 'span'], ([point, { year, month }]) => {
    const isNamed = (point.kind === 'holiday' || point.kind === 'custom') && point.year === undefined;
    return isNamed && month === undefined && ['point', { ...point, year }];
  }),
  // “How many days”, “two weeks”, “the second Friday”, « vendredi dernier », “the next business day”.
  rule(['ordinal', 'of'], ([ordinal, { of }]) => {
    if (ordinal.of !== undefined || (ordinal.is === 'next' && !isDay(of))) return undefined;
    return Number.isNaN(ordinal.number) ? ['other', true] : ['ordinal', { ...ordinal, of }];
  }),
  // “The first Monday of August”, “the first of next month”, “two weeks before Christmas”, “in a week”, “next Friday”.
  rule(['ordinal', 'span'], ([{ number, is, of }, span]) => {
    const unit = of ?? (span.month === undefined ? of : 'day');
    return (
      is === 'nth' && (isDay(unit) || unit === 'day') && ['point', { kind: 'nth', span, number, of: unit }]
    );
  }),
  rule(['ordinal', 'side', 'point'], ([step, side, point], today) => move(step, side, point, today)),
  rule(['sign', 'ordinal'], ([sign, step], today) => {
    const isInYear = step.is === 'article' && step.of === 'year';
    const side = sign === 'ago' ? -1 : sign === 'ahead' && !isInYear ? 1 : 0;
    return side !== 0 && move(step, side, onDay(today), today);
  }),
  rule(['ordinal'], ([step], today) => {
    const isSure = isDay(step.of) && (step.is === 'next' || (step.is === 'nth' && step.number === -1));
    return isSure && move(step, step.number, onDay(today), today);
  }),
  // « La veille de la fête du Canada », “Canada Day eve”, “the Monday before Victoria Day”, “the day before Christmas”.
  rule(['beside', 'point'], ([side, from]) => ['point', { kind: 'shift', from, number: side, unit: 'day' }]),
  rule(['of', 'side', 'point'], ([{ of, isOne }, side, from], today) => {
    return isOne && move({ number: 1, is: 'nth', of }, side, from, today);
  }),
];

/** Puts the parts of dates together until no rule fits. Parts in the order of a rule bind closer than in another order. */
export function readWhen(items: readonly Item[], today: Day): readonly Item[] {
  for (const { parts, make } of RULES)
    for (const isOrdered of [true, false])
      for (let start = 0; start + parts.length <= items.length; start++) {
        const near = items.slice(start, start + parts.length);
        const found = parts.flatMap(
          (part, at) => near.find((item, index) => item.part === part && (!isOrdered || index === at)) ?? [],
        );
        const values = found.map(({ value }) => value);
        const made = found.length === parts.length && make(values, today);
        if (!made) continue;
        const whole = { part: made[0], value: made[1], terms: near.flatMap(({ terms }) => terms) } as Item;
        return readWhen([...items.slice(0, start), whole, ...items.slice(start + parts.length)], today);
      }
  return items;
}

/** What is counted: between two days, until a day or since one, or in a month or year. */
export function findCount(items: readonly Item[], today: Day): Count | undefined {
  const [first, second] = valuesOf('point', items);
  const [span] = valuesOf('span', items);
  const [side] = valuesOf('side', items);
  const isLeft = valuesOf('sign', items).includes('left');
  const many = valuesOf('ordinal', items).find(({ is, of }) => is === 'many' && of !== undefined);
  const plural = valuesOf('of', items).find(({ of, isOne }) => !isOne || of === 'business');
  const unit = many?.of ?? plural?.of;
  const now = onDay(today);
  if (unit === undefined) return undefined;
  if (first && second) return { unit, from: first, to: second };
  if (first && span && unit === 'business') return { unit, from: onDay(span.first), to: first };
  if (first && side === 1) return { unit, from: startOf(first, today, true), to: now };
  if (first) return side || many ? { unit, from: now, to: first } : undefined;
  if (!span || unit === 'week' || !(many || isLeft || unit === 'business')) return undefined;
  return { unit, from: isLeft ? now : onDay(span.first), to: onDay(span.last), span };
}
