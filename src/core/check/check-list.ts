import { formatDate, yearOf } from '../calendar/day.ts';
import { folded } from '../common/fold.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { isKnownDay } from '../holidays/law.ts';
import { PROVINCE_CODES, type Scope, type ScopeCode, toProvinceCode } from '../holidays/scope.ts';
import { joined } from '../language/names.ts';
import type { Lists } from '../lists/lists.ts';
import {
  type CheckedDate,
  type CheckedList,
  type CheckOptions,
  type Claim,
  describe,
  type Finding,
  isNamedList,
} from './answer.ts';
import {
  createRuler,
  type DayRow,
  findMissing,
  findOtherYear,
  findTwice,
  type Judged,
  judgeDates,
  say,
} from './judge.ts';
import { type AliasTable, createFindNames, type NamedId } from './names.ts';
import { type ListedDate, readList } from './read-list.ts';

export interface CheckTables {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly aliases: AliasTable;
}

export type CheckList = (text: string, options?: CheckOptions) => CheckedList;

/** Fewer dates are no list. */
const LEAST_DATES = 3;

export function createCheckList({ almanac, lists, aliases }: CheckTables): CheckList {
  const findNames = createFindNames(almanac.law, aliases);

  return (text, { place: said, years = [], as = findClaim(text), allow = [], locale = 'en' } = {}) => {
    const { dates: all, skipped } = readList(text, findNames, years.length === 1 ? years[0] : undefined);
    // A table of several places has those of the one that was asked for, and those of all.
    const isThere = ({ places }: ListedDate): boolean =>
      !said || said === 'ca' || places.length === 0 || places.includes(said);
    const dates = all.filter((one) => isThere(one) && (one.day === undefined || isKnownDay(one.day)));
    const read = dates.length;
    const touched = [...new Set(dates.flatMap(({ day }) => (day === undefined ? [] : yearOf(day))))].sort();
    const found = said ? [said] : isNamedList(as) ? (['ca'] as const) : findPlaces(text, almanac, dates);
    const place = found.length === 1 ? found[0] : undefined;
    const ruler = createRuler(almanac, lists, place ?? 'ca', as);

    const asked = [...ask()];
    const isJudged = place !== undefined && asked.length === 0;
    const judged = isJudged ? judgeDates(dates, ruler) : dates.map(toUnjudged);
    const isWhole = (year: number): boolean => isJudged && isFull(ruler.here(year), judged);
    const full = isJudged && years.length > 0 ? years : touched.filter(isWhole);
    const findings = [
      ...judged.flatMap(({ finding }) => finding ?? []),
      ...(isJudged ? findTwice(judged) : []),
      ...full.flatMap((year) => findMissing(year, judged, ruler)),
    ]
      .filter(({ date, holiday }) => !allow.some((one) => one === date || one === holiday))
      .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
    const faults = findings.filter((one) => isFault(one, as));
    const isRight = judged.every(({ is }) => is === 'right');
    const checked = {
      verdict: !isJudged ? 'unjudged' : faults.length > 0 ? 'wrong' : isRight ? 'right' : 'right-with-own',
      place: place ?? null,
      years: full,
      as,
      read,
      skipped,
      dates: judged.map(toChecked),
      faults,
      remarks: isJudged ? [...remark()] : asked,
    } as const;
    const scope = place && place !== 'ca' ? almanac.scope(place) : undefined;
    return { sentence: describe(checked, scope, locale), ...checked };

    /** The question to answer first. */
    function* ask(): Iterable<Finding> {
      const places = found.join(', ');
      if (!place) yield say('ask-place', places ? 'ask-which-place' : 'ask-place', { places });
      const yearless = dates.find(({ day }) => day === undefined);
      if (yearless) yield say('ask-year', 'ask-year', { text: yearless.text }, yearless);
      const [first] = skipped;
      const lines = [...new Set(skipped.map(({ line }) => line))].join(', ');
      if (first)
        yield say('unread', first.why, { text: first.text, read, all: read + skipped.length, lines });
      if (read < LEAST_DATES) yield say('too-few', 'too-few', { read });
      for (const year of touched)
        if (ruler.here(year).length === 0) yield say('not-published', 'no-schedule', { year });
    }

    function* remark(): Iterable<Finding> {
      yield* findOtherYear(dates);
      for (const year of touched)
        if (isNamedList(as) && !lists.years(as).includes(year))
          yield say('not-published', 'not-published', { year });
      for (const row of full.flatMap(ruler.here))
        if (row.isDisputed) yield say('disputed', 'disputed', {}, { day: row.date, line: null }, row);
      const inPart = touched.filter((year) => !full.includes(year)).map(String);
      if (inPart.length > 0)
        yield say('part-year', 'part-year', { years: (locale) => joined(inPart, locale) });
      yield* findings.filter((one) => !isFault(one, as));
    }
  };
}

const toUnjudged = (one: ListedDate): Judged => ({
  ...one,
  is: one.day === undefined ? 'ask-year' : 'unjudged',
});

function toChecked({ line, day, text, name, is, row }: Judged): CheckedDate {
  return { line, date: day === undefined ? text : formatDate(day), name, is, holiday: row?.id ?? null };
}

/** Only a list of statutory days is wrong about what the law gives; a day on which somebody closes is theirs. */
function isFault({ kind }: Finding, as: Claim): boolean {
  // The exchange publishes every day on which it closes.
  if (kind === 'not-statutory') return as === 'statutory' || as === 'tsx';
  if (kind === 'other-place' || kind === 'duplicate') return as === 'statutory';
  return kind === 'wrong-date' || (kind === 'missing' && as !== 'closed');
}

/** A list that begins or ends with the day in lieu of a holiday, or with the holiday itself, has the other too. */
const DAYS_IN_LIEU = 4;

/** Whether the first and last holiday of a year lie between the dates of a list. */
function isFull(rows: readonly DayRow[], judged: readonly Judged[]): boolean {
  const days = judged.map(({ day = 0 }) => day);
  const [first, last] = [Math.min(...days) - DAYS_IN_LIEU, Math.max(...days) + DAYS_IN_LIEU];
  const due = rows.filter(({ standing }) => standing === 'due');
  return due.length > 0 && due.every(({ date }) => date >= first && date <= last);
}

const NAMED: readonly (readonly [Claim, RegExp])[] = [
  ['tsx', /\b(?:TSX|TMX|Toronto Stock Exchange|Bourse de Toronto)\b/i],
  ['canada-post', /\b(?:Canada Post|Postes Canada)\b/i],
  ['payments', /\b(?:Payments Canada|Paiements Canada|Lynx|ACSS|Bank of Canada|Banque du Canada)\b/i],
  ['cra', /\b(?:CRA|Canada Revenue Agency|Agence du revenu)\b/i],
];
const STATUTORY =
  /\bstat(?:utory)?s?\b|\bf[ée]ri[ée]e?s?\b|\b(?:legal|public|general) holidays?\b|\b(?:Employment|Labour) (?:Standards|Code)\b|\bnormes (?:du travail|d[’']emploi)\b/iu;

/** Which days the list claims to have, by its words; without any, the days on which somebody closes. */
function findClaim(text: string): Claim {
  const named = NAMED.filter(([, words]) => words.test(text.replace(/\([^)\n]*\)/g, '')));
  if (named[0] && named.length === 1) return named[0][0];
  // `jours_feries`, `StatutoryHoliday`
  const words = text.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ');
  return STATUTORY.test(words) ? 'statutory' : 'closed';
}

/** `CA-ON`, `province: 'on'` */
const CODE = /\b(?:CA-|prov\w*["']?\s*[:=]\s*["']?)([A-Z]{2})\b/gi;
const FEDERAL = /\bf[ée]d[ée]ra(?:l|le|ux|lly)\b|\bCanada Labour Code\b|\bCode canadien du travail\b/iu;
/** Holidays that provinces have, or name, in ways of their own. Family Day and the Civic Holiday together are Ontario’s. */
const SHARED = ['family-day', 'august-monday'];
const PROVINCIAL = [...SHARED, 'saint-jean-baptiste-day', 'nunavut-day', 'discovery-day'];

/** The places that a text speaks of: by code or label, else the only one that has all its days by the names it gives them. */
function findPlaces(text: string, { law, days }: Almanac, dates: readonly ListedDate[]) {
  const words = ` ${folded(text)} `;
  const isLabel = ({ code, nameEn, nameFr }: Scope): boolean =>
    code === 'ca' ? FEDERAL.test(text) : [nameEn, nameFr].some((name) => words.includes(` ${folded(name)} `));
  const said = new Set<ScopeCode>([
    ...dates.flatMap(({ places }) => places),
    ...[...text.matchAll(CODE)].flatMap(([, code = '']) => toProvinceCode(code) ?? []),
    ...law.scopes.filter(isLabel).map(({ code }) => code),
  ]);
  if (said.size > 0) return [...said];
  const isProvincial = ({ id }: NamedId): boolean => PROVINCIAL.includes(id);
  const provincial = dates.filter(({ means }) => means.some(isProvincial));
  const all = provincial.flatMap(({ means }) => means.filter(isProvincial));
  const isLocal = all.some(({ id, localName }) => localName || !SHARED.includes(id));
  if (!isLocal && new Set(all.map(({ id }) => id)).size < 2) return [];
  const found = PROVINCE_CODES.filter((place) =>
    provincial.every(({ day = 0, means }) => {
      const there = days(place, yearOf(day));
      return means
        .filter(isProvincial)
        .some(({ id, localName = law.holidays[id]?.nameEn }) =>
          there.some((one) => one.id === id && one.nameEn === localName),
        );
    }),
  );
  return found.length === 1 ? found : [];
}
