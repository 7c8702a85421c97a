import { type Day, toCivilDate, toDay, type Weekday } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Office } from '../../core/offices/office-table.ts';
import type { Family, Keyword, Lexicon, Meaning } from './lexicon.ts';
import { findUnknown, readTerms, type Term } from './terms.ts';
import { type Item, KEYWORD_PARTS, onDay, readWhen, type Valued, type When } from './when.ts';
import { readingsOf, yearSpan } from './written-dates.ts';

/** Everything that was read of a question. */
export type Question = Readonly<ReturnType<typeof readQuestion>>;

/** Parts of dates. The intent must use those that no date used. */
const BINDING = [
  ...(['before', 'after', 'until', 'between', 'eve', 'morrow'] as const),
  ...(['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const),
];
export type Binding = (typeof BINDING)[number] | 'number' | 'weekday';

/** Keywords that add nothing to most questions. */
const LIGHT: readonly Keyword[] = ['ask', 'when', 'everywhere', 'may', 'or', 'back', 'forward', 'end'];

/** Reads a question: its terms, the dates that they make, and the words that are left. @param today where the reader is */
export function readQuestion(text: string, today: Day, lexicon: Lexicon) {
  const terms = readTerms(text, lexicon);
  const idsOf = (kind: Meaning['kind'], from = terms) => [
    ...new Set(
      from.flatMap(({ meanings }) => meanings.filter((one) => one.kind === kind).map(({ id }) => id)),
    ),
  ];
  const years = idsOf('years').map((ahead) => toCivilDate(today).year + Number(ahead));
  const year = [...terms.map(({ written }) => written?.year), ...years].find(Boolean);
  const items = readWhen(partsOf(terms, year, today), today);
  const valuesOf = <P extends Item['part']>(part: P) =>
    items.flatMap((item) => (item.part === part ? [item.value as Extract<Item, { part: P }>['value']] : []));
  // “Next week” is a day, and still asks for a week.
  const isMade = ({ part, terms }: Item) => part === 'count' || (part === 'point' && terms.length > 1);
  const used = new Set(items.filter(isMade).flatMap((item) => item.terms));
  const left = terms.filter((term) => !used.has(term));
  const words = new Set(idsOf('asked', left) as readonly Keyword[]);
  const steps = valuesOf('step');
  const weekdays: readonly Weekday[] = [
    ...valuesOf('weekday'),
    ...steps.flatMap(({ of }) => (typeof of === 'number' ? of : [])),
  ];
  const points = valuesOf('point');
  const numbers = [
    ...valuesOf('number'),
    ...steps.flatMap(({ number, isNth, isArticle }) => (isNth || isArticle ? [] : number)),
  ];
  const week = terms.find(({ written }) => (written?.week ?? -1) >= 0)?.written;
  const unread: readonly Binding[] = [
    ...BINDING.filter((word) => words.has(word)),
    ...(numbers.length > 0 ? (['number'] as const) : []),
    ...(weekdays.length > 0 ? (['weekday'] as const) : []),
  ];
  const has = (...some: readonly Keyword[]): boolean => some.some((word) => words.has(word));
  const unknown = findUnknown(terms, lexicon);
  // “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or
  // Sunday; “is Sunday a holiday” does.
  const isUsual = (word: Keyword) =>
    word === 'off' || word === 'everywhere' || (word === 'ask' && weekdays.length > 1);
  const isClear = unknown.things.length + unknown.extras.length === 0;
  const isSupposed =
    has('falls', 'if', 'lieu') ||
    (isClear &&
      weekdays.some((day) => day % 6 === 0) &&
      has('off') &&
      [...words].every(isUsual) &&
      !/\b(?:this|ce)\b/i.test(text));
  // Other weekdays are the next ones.
  const isOther = isSupposed || unknown.extras.length > 0 || has('count') || year !== undefined;
  const relative = isOther ? [] : weekdays;
  return {
    ...unknown,
    text: text.trim(),
    today,
    places: idsOf('place') as readonly ScopeCode[],
    offices: idsOf('office') as readonly Office[],
    families: idsOf('declined') as readonly Family[],
    /** A page of the documentation. */
    guide: idsOf('guide')[0],
    /** The days that are named. */
    points,
    /** The days of the question. */
    days:
      points.length > 0
        ? points
        : relative.map((weekday): When => ({ kind: 'near', from: onDay(today - 1), number: 1, weekday })),
    count: valuesOf('count')[0],
    year,
    month: valuesOf('span').find((span) => span.month !== undefined),
    week: week && { week: week.week, year: week.year || year },
    weekdays,
    numbers,
    isSupposed,
    has,
    /** Whether no keyword is left but some. */
    hasOnly: (...some: readonly Keyword[]): boolean =>
      [...words].every((word) => LIGHT.includes(word) || word in KEYWORD_PARTS || some.includes(word)),
    /** Parts that no date used. */
    unread,
    /** A tank isn’t a bank. Names of places and days leave no doubt. */
    isGuessed: left.some(
      ({ tokens, meanings }) =>
        tokens.some((token) => token.isGuessed) &&
        meanings.some(({ kind, id }) => kind === 'office' || (kind === 'asked' && id !== 'off')),
    ),
  };
}

/** The parts of dates among some terms. A place or a word that means nothing may come between them. */
function partsOf(terms: readonly Term[], year: number | undefined, today: Day): readonly Item[] {
  const now = toCivilDate(today);
  const inMonth = (month: number, own?: number) =>
    yearSpan(own || year || now.year + Number(month < now.month), month);
  const valued = ({ written, meanings, tokens }: Term): Valued | undefined => {
    if (written) {
      const { month, day, week } = written;
      if (week >= 0) return ['other', true];
      if (day >= 0) return ['point', onDay(...readingsOf(written, year, today))];
      return ['span', month > 0 ? inMonth(month, written.year) : yearSpan(written.year)];
    }
    const [{ kind, id } = { kind: 'other', id: '' }] = meanings.toSorted(
      (a, b) => Number(a.kind === 'asked') - Number(b.kind === 'asked'),
    );
    const number = Number(id);
    switch (kind) {
      case 'holiday':
        return ['point', { kind, names: meanings }];
      case 'custom':
        return ['point', { kind, id }];
      case 'days':
        return ['point', onDay(today + number)];
      case 'month':
        return ['span', inMonth(number)];
      case 'months': {
        const then = toCivilDate(toDay(now.year, now.month + number, 1));
        return ['span', yearSpan(then.year, then.month)];
      }
      case 'years':
        return ['span', yearSpan(now.year + number)];
      case 'weekday':
        return ['weekday', number as Weekday];
      case 'number':
        return /^(?:an?|une?|one|sept)$/.test(tokens[0]?.word ?? '') && tokens.length === 1
          ? ['article', 1]
          : ['number', number];
      case 'asked': {
        const part = meanings.map((one) => KEYWORD_PARTS[one.id as Keyword]).find(Boolean);
        return (
          part ??
          (meanings.every((one) => LIGHT.includes(one.id as Keyword)) && id !== 'or'
            ? undefined
            : ['other', true])
        );
      }
      default:
        return kind === 'place' || meanings.length === 0 ? undefined : ['other', true];
    }
  };
  const items = terms.flatMap((term, index): Item | readonly Item[] => {
    // « Soixante jours » may be a number that we don’t know.
    const isNumber = term.isUnknown && valued(terms[index + 1] ?? term)?.[0] === 'unit';
    const [part, value] = isNumber ? (['number', Number.NaN] as const) : (valued(term) ?? []);
    return part ? ({ part, value, terms: [term] } as Item) : [];
  });
  // “In 2028” counts nothing, and “a holiday” isn’t one.
  return items.filter(({ part, value }, index) => {
    const next = items[index + 1]?.part;
    return part === 'article'
      ? next === 'unit'
      : value !== 'ahead' || next === 'number' || next === 'article';
  });
}
