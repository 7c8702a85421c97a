import { type Day, toCivilDate, type Weekday } from '../../core/calendar/day.ts';
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

/** Reads a question: its terms, the dates that they make, and what is left. @param today where the reader is */
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
  const points = valuesOf('point', items);
  const count = findCount(items, today);
  // “Next week” is a day, and still asks for a week.
  const left = items.filter(({ part, value, terms }) => {
    if (!count) return part !== 'point' || terms.length === 1;
    return part === 'other' || (part === 'ordinal' && value.is !== 'many');
  });
  const rest = left.flatMap(({ terms }) => terms);
  const words = idsOf('asked', rest) as readonly Keyword[];
  const has = (...some: readonly Keyword[]): boolean => some.some((word) => words.includes(word));
  const ordinals = valuesOf('ordinal', left);
  const weekdays = [...valuesOf('of', left), ...ordinals].map(({ of }) => of).filter(isWeekday);
  // “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or
  // Sunday; “is Sunday a holiday” does. Other weekdays are the next ones.
  const isUsual = (word: Keyword) =>
    word === 'off' || word === 'everywhere' || (word === 'ask' && weekdays.length > 1);
  const isSupposed =
    has('falls', 'if', 'lieu') ||
    (weekdays.some((day) => day % 6 === 0) &&
      has('off') &&
      words.every(isUsual) &&
      !/\b(?:this|ce)\b/i.test(text));
  const near = (weekday: Weekday): When => ({ kind: 'near', from: onDay(today - 1), number: 1, weekday });
  const month = valuesOf('span', items).find((span) => span.month !== undefined);
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
    days: points.length > 0 || isSupposed ? points : weekdays.map(near),
    count,
    year,
    month,
    /** Whether it names no day, month or year. */
    isPlain: points.length === 0 && !month && year === undefined,
    week: valuesOf('week', items)[0],
    weekdays,
    numbers: ordinals.filter(({ is }) => is === 'number').map(({ number }) => number),
    /** Whether no date uses a “first” or “before”. */
    isUnread:
      ordinals.some(({ is }) => is === 'nth') ||
      left.some(({ part }) => part === 'side' || part === 'beside'),
    isSupposed,
    isPersonal: PERSONAL.test(withoutAccents(text)),
    has,
    /** A tank isn’t a bank. Names of places and days leave no doubt. */
    isGuessed: rest.some(
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
  const inMonth = (month: number, own = year) => yearSpan(own ?? now.year + Number(month < now.month), month);
  const valued = ({ written, meanings, tokens, isUnknown }: Term, at: number): Valued | undefined => {
    if (written) {
      const { month, day, week } = written;
      if (week !== undefined) return ['week', { week, year: written.year ?? year }];
      if (day !== undefined) return ['point', { kind: 'date', ...readingsOf(written, year, today) }];
      return ['span', month ? inMonth(month, written.year) : yearSpan(written.year ?? now.year)];
    }
    const next = terms[at + 1];
    const nextPart = next && valued(next, at + 1)?.[0];
    // « Soixante jours » may be a number that we don’t know.
    if (isUnknown) return nextPart === 'of' ? ['ordinal', { number: Number.NaN, is: 'number' }] : undefined;
    const meaning = meanings.find(({ kind }) => kind !== 'asked') ?? meanings[0];
    const number = Number(meaning?.id);
    switch (meaning?.kind) {
      case undefined:
      case 'place':
        return undefined;
      case 'holiday':
        return ['point', { kind: 'holiday', names: meanings.filter(({ kind }) => kind === 'holiday') }];
      case 'custom':
        return ['point', { kind: 'custom', id: meaning.id }];
      case 'days':
        return ['point', onDay(today + number)];
      case 'month':
        return ['span', inMonth(number)];
      case 'months':
        return ['span', yearSpan(now.year, now.month + number)];
      case 'years':
        return ['span', yearSpan(now.year + number)];
      case 'weekday':
        return ['of', { of: number as Weekday, isOne: true }];
      case 'number':
        return ['ordinal', { number, is: isArticle(tokens) ? 'article' : 'number' }];
      case 'asked':
        // “In 2028” counts nothing.
        if (meaning.id === 'ahead' && nextPart !== 'ordinal') return undefined;
        return meanings.map((one) => KEYWORD_PARTS[one.id as Keyword]).find(Boolean) ?? ['other', true];
      default:
        return ['other', true];
    }
  };
  return terms.flatMap((term, at) => {
    const [part, value] = valued(term, at) ?? [];
    return part ? [{ part, value, terms: [term] } as Item] : [];
  });
}

/** “A week” is one, but “a holiday” counts nothing. September is « sept » too. */
const isArticle = ([token, ...more]: Term['tokens']): boolean =>
  more.length === 0 && /^(?:an?|une?|one|sept)$/.test(token?.word ?? '');
