import { type Day, type Weekday, yearOf } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { type Family, foldPhrase, type Keyword, type Lexicon, type Meaning } from './lexicon.ts';
import { findUnknown, readTerms } from './terms.ts';
import { combineParts, findCount, isWeekday, onDay, partsNamed, readParts, type When } from './when.ts';

export type Question = Readonly<ReturnType<typeof parseQuestion>>;

/** Reads a question: its terms, the dates that they make, and what is left. @param today where the reader is */
export function parseQuestion(text: string, today: Day, lexicon: Lexicon) {
  const terms = readTerms(text, lexicon);
  const listIds = (kind: Meaning['kind'], from = terms) => {
    const meanings = from.flatMap((term) => term.meanings).filter((one) => one.kind === kind);
    return [...new Set(meanings.map(({ id }) => id))];
  };
  const ahead = listIds('years').map((ahead) => yearOf(today) + Number(ahead));
  const years = [...terms.flatMap(({ written }) => written?.year ?? []), ...ahead];
  const [year] = years;
  const items = combineParts(readParts(terms, year, today), today);
  const points = partsNamed('point', items).map(({ point }) => point);
  const count = findCount(items, today);
  // “Next week” is a day, and still asks for a week.
  const left = items.filter((item) => {
    if (!count) return item.part !== 'point' || item.terms.length === 1;
    return item.part === 'other' || (item.part === 'ordinal' && item.is !== 'many');
  });
  const rest = left.flatMap(({ terms }) => terms);
  const words = listIds('asked', rest) as readonly Keyword[];
  const has = (...some: readonly Keyword[]): boolean => some.some((word) => words.includes(word));
  const ordinals = partsNamed('ordinal', left);
  const weekdays = [...partsNamed('of', left), ...ordinals].map(({ of }) => of).filter(isWeekday);
  // “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or
  // Sunday; “is Sunday a holiday” does. Other weekdays are the next ones.
  const isAsked = has('ask', 'when', 'work', 'open', 'paid') || /\b(?:this|ce)\b/i.test(text);
  const isOnWeekend = weekdays.some((day) => day % 6 === 0) && has('off');
  const isSupposed = has('falls', 'if', 'lieu') || (isOnWeekend && (weekdays.length > 1 || !isAsked));
  const near = (unit: Weekday): When => ({ kind: 'shift', from: onDay(today - 1), number: 1, unit });
  const month = partsNamed('span', items).find(({ span }) => span.month !== undefined)?.span;
  return {
    ...findUnknown(terms, lexicon),
    text: text.trim(),
    today,
    places: listIds('place') as readonly ScopeCode[],
    offices: listIds('office') as readonly Office[],
    families: listIds('declined') as readonly Family[],
    guide: listIds('guide')[0],
    /** The days that are named. */
    points,
    days: points.length > 0 || isSupposed ? points : weekdays.map(near),
    count,
    /** All the years that are named, and the first one. */
    years,
    year,
    month,
    week: partsNamed('week', items)[0],
    weekdays,
    numbers: ordinals.filter(({ is }) => is === 'number').map(({ number }) => number),
    /** Whether no date uses a “first” or “before”, or there are two months. */
    isUnread:
      ordinals.some(({ is }) => is === 'nth' || (is === 'next' && weekdays.length > 0)) ||
      left.some(({ part }) => part === 'side') ||
      partsNamed('span', left).length > 1 ||
      (weekdays.length > 0 && points.some(({ kind }) => kind === 'shift')),
    isSupposed,
    isPersonal: PERSONAL.test(foldPhrase(text)),
    has,
    /** A tank isn’t a bank. Names of places and days leave no doubt. */
    isGuessed: rest
      .filter(({ tokens }) => tokens.some((token) => token.isGuessed))
      .some(({ meanings }) => meanings.some(({ kind, id }) => kind === 'asked' && id !== 'off')),
  };
}

/** The English “on” asks for nobody. */
const PERSONAL = /\b(?:i|we|je|j|ai|nous|on a (?:tu|conge)|a t on)\b/;
