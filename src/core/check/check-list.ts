import { type Day, formatDate, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { isKnownDay } from '../holidays/law.ts';
import { SCOPE_CODES } from '../holidays/scope.ts';
import { joined } from '../language/names.ts';
import type { Lists } from '../lists/lists.ts';
import type { CheckedDate, CheckedList, CheckOptions, Finding } from './checked-list.ts';
import { about, findOtherYear } from './findings.ts';
import { findMissing, findTwice, type Judged, judgeDates } from './judge.ts';
import { type AliasTable, createFindNames } from './names.ts';
import { isName, readList } from './read-list.ts';
import { createRuler, type Ruler } from './ruler.ts';
import { both, write } from './sentences.ts';
import { type Claim, findClaim, findPlaces, isNamedList, placesIn } from './settings.ts';
import { describe } from './verdict.ts';

/** What lists are judged by. */
export interface CheckTables {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly aliases: AliasTable;
}

export type CheckList = (text: string, options?: CheckOptions) => CheckedList;

type Judgement = Pick<CheckedList, 'verdict' | 'years' | 'dates' | 'faults' | 'remarks'>;

/** Fewer dates are no list. */
const LEAST_DATES = 3;

/** Judges the lists of holidays that people type, in whatever form. */
export function createCheckList({ almanac, lists, aliases }: CheckTables): CheckList {
  const findNames = createFindNames(almanac.law, aliases);

  function toChecked({ entry, is, row }: Judged): CheckedDate {
    const { line, day, text, parts } = entry;
    const names = parts.filter(isName);
    const known = names.filter((name) => findNames(name).length > 0);
    const name = known.length > 0 ? known.join(' / ') : (names[0] ?? '');
    return { line, date: day === undefined ? text : formatDate(day), name, is, holiday: row?.id ?? null };
  }

  return (text, { place: said, years = [], as = findClaim(text), allow = [], locale = 'en' } = {}) => {
    const { dates: all, skipped } = readList(text, years.length === 1 ? years[0] : undefined);
    // A table of several places has those of the one that was asked for, and those of all.
    const dates = all.filter(({ day, parts }) => {
      const codes = placesIn(parts);
      const isThere = !said || said === 'ca' || codes.length === 0 || codes.includes(said);
      return isThere && (day === undefined || isKnownDay(day));
    });
    const read = dates.length;
    const days = dates.flatMap(({ day }) => day ?? []);
    const touched = [...new Set(days.map(yearOf))].sort((a, b) => a - b);
    const found = said ?? (isNamedList(as) ? 'ca' : findPlaces(text, almanac, dates, findNames));
    const place = typeof found === 'string' ? found : found.length === 1 ? found[0] : undefined;
    const ruler = createRuler(almanac, lists, place ?? 'ca', as);

    const tell = ({ verdict, years, ...rest }: Judgement) => {
      const scope = place && place !== 'ca' && !isNamedList(as) ? almanac.scope(place) : undefined;
      const answer = { verdict, place: place ?? null, years, as, read, skipped, ...rest };
      return { sentence: describe(answer, scope, locale), ...answer };
    };

    /** What must be known first. */
    function* ask(): Iterable<Finding> {
      if (!place) {
        const places = typeof found === 'string' ? found : found.join(', ');
        yield about('ask-place', write(places ? 'ask-which-place' : 'ask-place', { places }));
      }
      const entry = dates.find(({ day }) => day === undefined);
      if (entry) yield about('ask-year', write('ask-year', { text: entry.text }), entry);
      const [first] = skipped;
      const lines = [...new Set(skipped.map(({ line }) => line))].join(', ');
      if (first)
        yield about(
          'unread',
          write(first.why, { text: first.text, read, all: read + skipped.length, lines }),
        );
      if (read < LEAST_DATES) yield about('too-few', write('too-few', { read }));
      for (const year of touched)
        if (ruler.rows(year).length === 0) yield about('not-published', write('no-schedule', { year }));
    }

    const asked = [...ask()];
    if (!place || asked.length > 0) {
      const unjudged = dates.map((entry) =>
        toChecked({ entry, is: entry.day === undefined ? 'ask-year' : 'unjudged' }),
      );
      return tell({ verdict: 'unjudged', years: [], dates: unjudged, faults: [], remarks: asked });
    }
    const others = SCOPE_CODES.filter((code) => code !== place && code !== 'ca');
    const elsewhere = others.map((code) => [code, createRuler(almanac, lists, code, 'statutory')] as const);
    const judged = judgeDates(dates, ruler, new Map(elsewhere), findNames);
    const full = years.length > 0 ? years : touched.filter((year) => isFull(ruler, year, days));
    const findings = [
      ...judged.flatMap(({ finding }) => finding ?? []),
      ...findTwice(judged),
      ...full.flatMap((year) => findMissing(year, judged, ruler)),
    ]
      .filter(({ date, holiday }) => !allow.some((one) => one === date || one === holiday))
      .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
    const faults = findings.filter((one) => isFault(one, as));

    /** What does not make it wrong. */
    function* remark(): Iterable<Finding> {
      yield* findOtherYear(dates);
      for (const year of touched)
        if (isNamedList(as) && !lists.years(as).includes(year))
          yield about('not-published', write('not-published', { year }));
      for (const row of full.flatMap(ruler.rows))
        if (row.isDisputed) yield about('disputed', write('disputed'), { day: row.date, line: null }, row);
      const inPart = touched.filter((year) => !full.includes(year)).map(String);
      if (inPart.length > 0)
        yield about('part-year', write('part-year', { years: both((locale) => joined(inPart, locale)) }));
      yield* findings.filter((one) => !isFault(one, as));
    }

    const isOwn = judged.some(({ is }) => is !== 'right');
    const verdict = faults.length > 0 ? 'wrong' : isOwn ? 'right-with-own' : 'right';
    return tell({ verdict, years: full, dates: judged.map(toChecked), faults, remarks: [...remark()] });
  };
}

/** Only a list of statutory days is wrong about what the law gives; a day on which somebody closes is theirs. */
function isFault({ kind }: Finding, as: Claim): boolean {
  if (kind === 'wrong-date') return true;
  if (kind === 'missing') return as !== 'closed';
  // The exchange publishes every day on which it closes.
  if (kind === 'not-statutory') return as === 'statutory' || as === 'tsx';
  return as === 'statutory' && (kind === 'other-place' || kind === 'duplicate');
}

/** A list that begins or ends with the day in lieu of a holiday, or with the holiday itself, has the other too. */
const DAYS_IN_LIEU = 4;

/** Whether the first and last holiday of a year lie between the dates of a list. */
function isFull({ rows }: Ruler, year: number, days: readonly Day[]): boolean {
  const due = rows(year).filter(({ standing }) => standing === 'due');
  const [first, last] = [Math.min(...days) - DAYS_IN_LIEU, Math.max(...days) + DAYS_IN_LIEU];
  return due.length > 0 && due.every(({ date }) => date >= first && date <= last);
}
