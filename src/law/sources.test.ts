import { readFileSync } from 'node:fs';
import { UTCDate } from '@date-fns/utc';
import { easter } from 'date-easter';
import { addDays, formatISO, isSunday, previousMonday, startOfWeek } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { law } from '../../tests/support/law.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';

/** The tables as the sources give them, beside the rules that this test writes a second time. */
interface SourceRow {
  readonly holiday: string;
  readonly rule: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly since: number;
  readonly until: number | null;
  readonly paidSince: number | null;
  readonly ownAct: boolean;
  readonly confidence: 'high' | 'medium' | 'low';
}

interface Sources {
  readonly proclaimedThanksgiving: Readonly<Record<string, string>>;
  readonly armisticeMonday: Readonly<Record<string, string>>;
  readonly scopes: Readonly<Record<string, readonly SourceRow[]>>;
}

const sources: Sources = JSON.parse(
  readFileSync(new URL('../../data/sources/law.json', import.meta.url), 'utf8'),
);
const almanac = createAlmanac(law);

const iso = (date: Date): string => formatISO(date, { representation: 'date' });
const fixed = (month: number, day: number) => (year: number) => iso(new UTCDate(year, month - 1, day));

function nthMonday(nth: number, month: number) {
  return (year: number): string => {
    const first = new UTCDate(year, month - 1, 1);
    return iso(addDays(first, ((8 - first.getUTCDay()) % 7) + (nth - 1) * 7));
  };
}

function goodFriday(year: number): string {
  const { month, day } = easter(year);
  return iso(addDays(new UTCDate(year, month - 1, day), -2));
}

const mondayBeforeMay25 = (year: number): string => iso(previousMonday(new UTCDate(year, 4, 25)));

function victoria(year: number): string {
  if (year >= 1953) return mondayBeforeMay25(year);
  const may24 = new UTCDate(year, 4, 24);
  return iso(isSunday(may24) ? addDays(may24, 1) : may24);
}

function armistice(year: number): string {
  const monday = iso(addDays(startOfWeek(new UTCDate(year, 10, 11)), 1));
  return sources.armisticeMonday[year] ?? monday;
}

function thanksgiving(year: number): string {
  const proclaimed = sources.proclaimedThanksgiving[year];
  if (proclaimed) return `${year}-${proclaimed}`;
  return year >= 1921 && year <= 1930 ? armistice(year) : nthMonday(2, 10)(year);
}

const dateByRule: Readonly<Record<string, (year: number) => string>> = {
  newyear: fixed(1, 1),
  goodfriday: goodFriday,
  victoria,
  maymon: mondayBeforeMay25,
  canada: fixed(7, 1),
  labour: nthMonday(1, 9),
  thanksgiving,
  armistice,
  remembrance: fixed(11, 11),
  christmas: fixed(12, 25),
  boxing: fixed(12, 26),
  ndtr: fixed(9, 30),
  feb2: nthMonday(2, 2),
  feb3: nthMonday(3, 2),
  aug1: nthMonday(1, 8),
  aug3: nthMonday(3, 8),
  nipd: fixed(6, 21),
  stjean: fixed(6, 24),
  nunavut: fixed(7, 9),
  q: () => '2022-09-19',
};

/** The moves of LAW.md, in words of this test: where and until when a Sunday moves the day off. */
function observed(scope: string, holiday: string, year: number, date: string): string {
  const day = new UTCDate(`${date}T00:00:00Z`);
  const canadaDayMoves =
    holiday === 'canada-day' &&
    (['CA', 'AB', 'BC', 'QC', 'SK'].includes(scope) || (scope === 'NS' && year <= 2017));
  const saskatchewanMoves =
    scope === 'SK' && ['new-years-day', 'remembrance-day', 'christmas-day'].includes(holiday);
  const nationalHolidayMoves =
    scope === 'QC' && holiday === 'saint-jean-baptiste-day' && year >= 1978 && year <= 2006;
  const moves = canadaDayMoves || saskatchewanMoves || nationalHolidayMoves;
  return moves && isSunday(day) ? iso(addDays(day, 1)) : date;
}

function basis(row: SourceRow, year: number): string {
  if (row.ownAct) return 'special';
  const paidSince = row.paidSince ?? (row.until === null ? Math.max(row.since, 2000) : 9999);
  return year >= paidSince ? 'paid' : 'legal';
}

/** LAW.md is less sure of some years than of the row: Thanksgiving 1900-1920, Victoria Day 1952, Discovery Day's first years. */
function confidence(row: SourceRow, year: number): string {
  if (row.rule === 'thanksgiving' && year === 1908) return 'low';
  if (row.rule === 'thanksgiving' && year <= 1920) return 'medium';
  if (row.rule === 'victoria' && year === 1952) return 'low';
  if (row.rule === 'aug3' && year < 2000) return 'low';
  return row.confidence;
}

function expectedListing(scope: string, year: number) {
  return (sources.scopes[scope] ?? [])
    .filter((row) => year >= row.since && year <= (row.until ?? 9999))
    .map((row) => {
      const date = dateByRule[row.rule]?.(year) ?? 'no rule';
      return {
        id: row.holiday,
        date,
        observedDate: observed(scope, row.holiday, year, date),
        nameEn: row.nameEn,
        nameFr: row.nameFr,
        basis: basis(row, year),
        confidence: confidence(row, year),
      };
    })
    .sort((a, b) => `${a.date}${a.id}`.localeCompare(`${b.date}${b.id}`));
}

describe('the statutory listing says what the sources say, no more and no less', () => {
  test.each(SCOPE_CODES)('%s, 1900 to 2100', (scope: ScopeCode) => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const listed = almanac
        .statutory(scope, year)
        .map(({ id, date, observedDate, nameEn, nameFr, basis, confidence }) => ({
          id,
          date,
          observedDate,
          nameEn,
          nameFr,
          basis,
          confidence,
        }));
      expect(listed, `${scope} ${year}`).toEqual(expectedListing(scope.toUpperCase(), year));
    }
  });
});

test('the counts of 2026 are those of LAW.md', () => {
  const counts = Object.fromEntries(
    SCOPE_CODES.map((scope) => [scope, almanac.statutory(scope, 2026).length]),
  );
  const special = { mb: 1, ns: 1 };
  expect(counts).toEqual({
    ca: 10,
    ab: 9,
    bc: 11,
    mb: 9 + special.mb,
    nb: 8,
    nl: 6,
    ns: 6 + special.ns,
    nt: 11,
    nu: 11,
    on: 9,
    pe: 8,
    qc: 8,
    sk: 10,
    yt: 11,
  });
});

describe('days that history made', () => {
  test.each<[string, ScopeCode, number, string, string | undefined]>([
    ['Dominion Day through 1982', 'ca', 1982, 'canada-day', 'Dominion Day'],
    ['Canada Day from 1983', 'ca', 1983, 'canada-day', 'Canada Day'],
    ['no Remembrance Day before 1931', 'ca', 1930, 'remembrance-day', undefined],
    ['the Queen’s Birthday in 1900', 'ca', 1900, 'victoria-day', "Queen's Birthday"],
    [
      'the day of mourning of Prince Edward Island',
      'pe',
      2022,
      'day-of-mourning-2022',
      'Day of Mourning for Queen Elizabeth II',
    ],
    ['and of no other province', 'ns', 2022, 'day-of-mourning-2022', undefined],
    ['Memorial Day in Newfoundland before Confederation', 'nl', 1948, 'canada-day', 'Memorial Day'],
    ['nothing else there then', 'nl', 1948, 'labour-day', undefined],
    ['nothing in Nunavut before it began', 'nu', 1998, 'canada-day', undefined],
    ['Truth and Reconciliation not before 2021', 'ca', 2020, 'truth-and-reconciliation-day', undefined],
  ])('%s', (_name, scope, year, id, expected) => {
    expect(almanac.statutory(scope, year).find((holiday) => holiday.id === id)?.nameEn).toBe(expected);
  });
});
