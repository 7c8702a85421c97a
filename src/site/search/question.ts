import { type Day, toCivilDate, type Weekday } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { withoutAccents } from './fold.ts';
import type { Family, Keyword, Lexicon, Meaning } from './lexicon.ts';
import { findUnknown, readTerms } from './terms.ts';
import { findCount, isWeekday, onDay, partsNamed, readWhen, type When } from './when.ts';

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
  const items = readWhen(terms, year, today);
  const points = partsNamed('point', items).map(({ point }) => point);
  const count = findCount(items, today);
  // “Next week” is a day, and still asks for a week.
  const left = items.filter((item) => {
    if (!count) return item.part !== 'point' || item.terms.length === 1;
    return item.part === 'other' || (item.part === 'ordinal' && item.is !== 'many');
  });
  const rest = left.flatMap(({ terms }) => terms);
  const words = idsOf('asked', rest) as readonly Keyword[];
  const has = (...some: readonly Keyword[]): boolean => some.some((word) => words.includes(word));
  const ordinals = partsNamed('ordinal', left);
  const weekdays = [...partsNamed('of', left), ...ordinals].map(({ of }) => of).filter(isWeekday);
  // “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or
  // Sunday; “is Sunday a holiday” does. Other weekdays are the next ones.
  const isAsked = has('ask', 'when', 'work', 'open', 'paid') || /\b(?:this|ce)\b/i.test(text);
  const isOnWeekend = weekdays.some((day) => day % 6 === 0) && has('off');
  const isSupposed = has('falls', 'if', 'lieu') || (isOnWeekend && (weekdays.length > 1 || !isAsked));
  const near = (weekday: Weekday): When => ({ kind: 'near', from: onDay(today - 1), number: 1, weekday });
  const month = partsNamed('span', items).find(({ span }) => span.month !== undefined)?.span;
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
    week: partsNamed('week', items)[0],
    weekdays,
    numbers: ordinals.filter(({ is }) => is === 'number').map(({ number }) => number),
    /** Whether no date uses a “first” or “before”. */
    isUnread: ordinals.some(({ is }) => is === 'nth') || left.some(({ part }) => part === 'side'),
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
