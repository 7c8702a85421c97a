import { type Day, toCivilDate, toDay, type Weekday } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { withoutAccents } from './fold.ts';
import type { Family, Keyword, Lexicon, Meaning } from './lexicon.ts';
import { findUnknown, readTerms, type Term } from './terms.ts';
import {
  findCount,
  type Item,
  isWeekday,
  KEYWORD_PARTS,
  onDay,
  readWhen,
  type Valued,
  valuesOf,
  type When,
} from './when.ts';
import { readingsOf, yearSpan } from './written-dates.ts';

/** Everything that was read of a question. */
export type Question = Readonly<ReturnType<typeof readQuestion>>;

/** Parts that the intent must use if no date used them. */
const BINDING = ['number', 'nth', 'weekday', 'side', 'beside'] as const;
export type Binding = (typeof BINDING)[number];

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
  const count = findCount(items, today);
  const isUsed = ({ part, terms }: Item): boolean =>
    (part === 'point' && terms.length > 1) || (count !== undefined && part !== 'other' && part !== 'step');
  // “Next week” is a day, and still asks for a week.
  const used = new Set(items.filter(isUsed).flatMap((item) => item.terms));
  const left = terms.filter((term) => !used.has(term));
  const words = new Set(idsOf('asked', left) as readonly Keyword[]);
  const parts = items.filter((item) => !isUsed(item));
  const ordinals = [...valuesOf('ordinal', parts), ...valuesOf('step', parts)];
  const numbers = ordinals.filter(({ is }) => is === 'number').map(({ number }) => number);
  const weekdays = [...valuesOf('of', parts), ...valuesOf('step', parts)]
    .map(({ of }) => of)
    .filter(isWeekday);
  const points = valuesOf('point', items);
  const week = terms.find(({ written }) => written?.week !== undefined)?.written;
  const leftParts: readonly string[] = [
    ...parts.map(({ part }) => part),
    ...ordinals.map(({ is }) => is),
    ...(weekdays.length > 0 ? ['weekday'] : []),
  ];
  const has = (...some: readonly Keyword[]): boolean => some.some((word) => words.has(word));
  // “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or
  // Sunday; “is Sunday a holiday” does. Other weekdays are the next ones.
  const isUsual = (word: Keyword) =>
    word === 'off' || word === 'everywhere' || (word === 'ask' && weekdays.length > 1);
  const isSupposed =
    has('falls', 'if', 'lieu') ||
    (weekdays.some((day) => day % 6 === 0) &&
      has('off') &&
      [...words].every(isUsual) &&
      !/\b(?:this|ce)\b/i.test(text));
  return {
    ...findUnknown(terms, lexicon),
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
        : (isSupposed ? [] : weekdays).map(
            (weekday): When => ({ kind: 'near', from: onDay(today - 1), number: 1, weekday }),
          ),
    count,
    year,
    month: valuesOf('span', items).find((span) => span.month !== undefined),
    week: week?.week === undefined ? undefined : { week: week.week, year: week.year ?? year },
    weekdays,
    numbers,
    isSupposed,
    isPersonal: PERSONAL.test(withoutAccents(text)),
    has,
    unread: BINDING.filter((part) => leftParts.includes(part)),
    /** A tank isn’t a bank. Names of places and days leave no doubt. */
    isGuessed: left.some(
      ({ tokens, meanings }) =>
        tokens.some((token) => token.isGuessed) &&
        meanings.some(({ kind, id }) => kind === 'office' || (kind === 'asked' && id !== 'off')),
    ),
  };
}

/** The English “on” asks for nobody. */
const PERSONAL = /(?<!\p{L})(?:i|we|je|j|ai|nous|on a (?:tu|conge)|a[ -]t[ -]on)(?!\p{L})/iu;

/** The parts of dates among some terms. A place or a word that means nothing may come between them. */
function partsOf(terms: readonly Term[], year: number | undefined, today: Day): readonly Item[] {
  const now = toCivilDate(today);
  const inMonth = (month: number, own?: number) =>
    yearSpan(own || year || now.year + Number(month < now.month), month);
  const valued = ({ written, meanings, tokens }: Term): Valued | undefined => {
    if (written) {
      const { month, day, week } = written;
      if (week !== undefined) return ['other', true];
      if (day !== undefined) return ['point', { kind: 'date', ...readingsOf(written, year, today) }];
      return ['span', month ? inMonth(month, written.year) : yearSpan(written.year ?? now.year)];
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
        return ['of', { of: number as Weekday, isOne: true }];
      case 'number':
        return ['ordinal', { number, is: isArticle(tokens) ? 'article' : 'number' }];
      case 'asked':
        return meanings.map((one) => KEYWORD_PARTS[one.id as Keyword]).find(Boolean) ?? ['other', true];
      default:
        return kind === 'place' || meanings.length === 0 ? undefined : ['other', true];
    }
  };
  const items = terms.flatMap((term, index): Item | readonly Item[] => {
    // « Soixante jours » may be a number that we don’t know.
    const isNumber = term.isUnknown && valued(terms[index + 1] ?? term)?.[0] === 'of';
    const [part, value] = isNumber
      ? (['ordinal', { number: Number.NaN, is: 'number' }] as const)
      : (valued(term) ?? []);
    return part ? ({ part, value, terms: [term] } as Item) : [];
  });
  // “In 2028” counts nothing.
  return items.filter(({ value }, index) => value !== 'ahead' || items[index + 1]?.part === 'ordinal');
}

/** “A week” is one, but “a holiday” counts nothing. September is « sept » too. */
const isArticle = ([token, ...more]: Term['tokens']): boolean =>
  more.length === 0 && /^(?:an?|une?|one|sept)$/.test(token?.word ?? '');
