import { formatDate, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { isKnownDay } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode, toRegion } from '../holidays/scope.ts';
import { type Locale, nameIn } from '../language/locale.ts';
import type { Lists } from '../lists/lists.ts';
import type { CheckedDate, CheckedList, CheckOptions, Finding } from './checked-list.ts';
import { type DayRow, type Rows, rowsOf } from './day-rows.ts';
import { createFindings } from './findings.ts';
import { findMissing, findTwice, type Judged, judgeDates } from './judge.ts';
import { type AliasTable, createFindNames } from './names.ts';
import { isName, type ListedDate, readList } from './read-list.ts';
import { settingIn, verdictIn } from './sentence.ts';
import { type Claim, findClaim, findPlaces, isNamedList, placesIn } from './settings.ts';

/** What lists are judged by. */
export interface CheckTables {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly aliases: AliasTable;
}

export type CheckList = (text: string, options?: CheckOptions) => CheckedList;

/** Fewer dates are no list. */
const LEAST_DATES = 3;

/** Judges the lists of holidays that people type, in whatever form. */
export function createCheckList({ almanac, lists, aliases }: CheckTables): CheckList {
  const findNames = createFindNames(almanac.law.holidays, aliases);

  function toChecked({ entry, is, row }: Judged): CheckedDate {
    const { line, day, text, parts } = entry;
    const names = parts.filter(isName);
    const known = names.filter((name) => findNames(name).length > 0);
    const name = known.length > 0 ? known.join(' / ') : (names[0] ?? '');
    return { line, date: day === undefined ? text : formatDate(day), name, is, holiday: row?.id ?? null };
  }

  const placeIn = (place: ScopeCode | null, as: Claim, locale: Locale): string => {
    if (!place || isNamedList(as)) return '';
    if (place === 'ca') return locale === 'fr' ? 'Loi fédérale' : 'Federal law';
    return nameIn(almanac.scope(place), locale);
  };

  return (text, { place: said, years = [], as = findClaim(text), allow = [], locale = 'en' } = {}) => {
    const told = (answer: Omit<CheckedList, 'sentence'>): CheckedList => {
      const setting = settingIn(answer, placeIn(answer.place, as, locale), locale);
      return { sentence: `${verdictIn(answer, locale)}. ${setting}`, ...answer };
    };
    const { dates: all, skipped } = readList(text, years.length === 1 ? years[0] : undefined);
    // A table of several places has those of the one that was asked for, and those of all.
    const dates = all.filter(({ parts }) => {
      const codes = placesIn(parts);
      return !said || said === 'ca' || codes.length === 0 || codes.includes(said);
    });
    const days = dates.flatMap(({ day }) => (day !== undefined && isKnownDay(day) ? [day] : []));
    const touched = [...new Set(days.map(yearOf))].sort((a, b) => a - b);
    const places = said
      ? [said]
      : isNamedList(as)
        ? ['ca' as const]
        : findPlaces(text, almanac, dates, findNames);
    const place = places.length === 1 ? places[0] : undefined;
    const say = createFindings(almanac, place ?? 'ca', as);
    const rows = rowsOf(almanac, lists, place ?? 'ca', as);
    const asked = [
      ...(place ? [] : [say.askPlace(places)]),
      ...(days.length < dates.length ? [say.askYear(dates, text)] : []),
      ...(skipped.length > 0 ? [say.unread(skipped, dates.length)] : []),
      ...(dates.length < LEAST_DATES ? [say.tooFew(dates.length)] : []),
      ...touched.filter((year) => rows(year).length === 0).map(say.noSchedule),
    ];
    const read = { place: place ?? null, as, read: dates.length, skipped };
    if (!place || asked.length > 0) {
      const unjudged = dates.map((entry) =>
        toChecked({ entry, is: entry.day === undefined ? 'ask-year' : 'unjudged' }),
      );
      return told({ verdict: 'unjudged', ...read, years: [], dates: unjudged, faults: [], remarks: asked });
    }
    const others = SCOPE_CODES.filter((code) => code !== place && code !== 'ca');
    const rowsIn = (code: ScopeCode) => [toRegion(code), rowsOf(almanac, lists, code, 'statutory')] as const;
    const judged = judgeDates(dates, { as, rows, elsewhere: new Map(others.map(rowsIn)), findNames, say });
    /** The line after which a missing day belongs. */
    const lineBefore = ({ date }: DayRow): number | null =>
      dates.reduce<ListedDate | null>(
        (last, one) => ((one.day ?? date) < date && (one.day ?? 0) >= (last?.day ?? 0) ? one : last),
        null,
      )?.line ?? null;
    const full = years.length > 0 ? years : touched.filter((year) => isFull(rows, year, days));
    const found = [
      ...judged.flatMap(({ finding }) => finding ?? []),
      ...findTwice(judged).map(say.twice),
      ...full.flatMap((year) =>
        findMissing(rows(year), judged).map((row) => say.missing(row, lineBefore(row))),
      ),
    ]
      .filter(({ date, holiday }) => !allow.some((one) => one === date || one === holiday))
      .sort(byDate);
    const faults = found.filter((one) => isFault(one, as));
    const projected = isNamedList(as) ? touched.filter((year) => !lists.years(as).includes(year)) : [];
    const remarks = [
      ...say.otherYear(dates),
      ...projected.map(say.notPublished),
      ...full.flatMap((year) =>
        rows(year)
          .filter(({ isDisputed }) => isDisputed)
          .map(say.disputed),
      ),
      ...say.partYears(touched.filter((year) => !full.includes(year))),
      ...found.filter((one) => !isFault(one, as)),
    ];
    const isOwn = judged.some(({ is }) => is !== 'right');
    const verdict = faults.length > 0 ? 'wrong' : isOwn ? 'right-with-own' : 'right';
    return told({ verdict, ...read, years: full, dates: judged.map(toChecked), faults, remarks });
  };
}

/** Only a list of statutory days is wrong about what the law gives; a day on which somebody closes is theirs. */
function isFault({ kind }: Finding, as: Claim): boolean {
  switch (kind) {
    case 'wrong-date':
      return true;
    case 'missing':
      return as !== 'closed';
    case 'not-statutory':
      // The exchange publishes every day on which it closes.
      return as === 'statutory' || as === 'tsx';
    default:
      return as === 'statutory' && (kind === 'other-place' || kind === 'duplicate');
  }
}

function byDate(a: Finding, b: Finding): number {
  return (a.date ?? '') < (b.date ?? '') ? -1 : 1;
}

/** A list that begins or ends with the day in lieu of a holiday, or with the holiday itself, has the other too. */
const DAYS_IN_LIEU = 4;

/** Whether the first and last holiday of a year lie between the dates of a list. */
function isFull(rows: Rows, year: number, days: readonly number[]): boolean {
  const due = rows(year).filter(({ standing }) => standing === 'due');
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return (
    due.length > 0 && due.every(({ date }) => date + DAYS_IN_LIEU >= first && date - DAYS_IN_LIEU <= last)
  );
}
