import { formatDate, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { toAct } from '../../core/holidays/cited-act.ts';
import { published } from '../../core/holidays/evidence.ts';
import type { HolidayAliases } from '../../core/holidays/history.ts';
import { LAST_YEAR, type LawRow, namedHoliday, yearsFrom } from '../../core/holidays/law.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Evidence } from '../../law/tables/schema.ts';
import type { LawEvidence } from '../../law/tables/tables.ts';
import type { CitedPeriod, KeptPeriod, NamedHolidayBody } from '../contract/schemas/files.ts';
import { describeSource, type Site } from './bodies.ts';
import { feedWindow, tenYearsAhead, type YearWindow } from './calendars/window.ts';

export interface NamedHolidayData {
  readonly almanac: Almanac;
  readonly evidence: LawEvidence;
  readonly aliases: Readonly<Record<string, HolidayAliases>>;
  readonly site: Site;
}

export function namedHolidayBody(data: NamedHolidayData, id: string): NamedHolidayBody {
  const { almanac, evidence, site } = data;
  const { nameEn, nameFr } = namedHoliday(almanac.law, id);
  const places = SCOPE_CODES.flatMap((code) => toPlace(data, code, id) ?? []);
  const cited = new Set(places.flatMap(({ periods }) => periods.flatMap(citedSourceIds)));
  return {
    id,
    nameEn,
    nameFr,
    ...listAliases(data, id),
    places,
    sources: Object.entries(evidence.sources)
      .filter(([source]) => cited.has(source))
      .map(([source, text]) => ({ id: source, ...published(text) })),
    source: describeSource(site),
  };
}

function listAliases({ almanac, aliases }: NamedHolidayData, id: string) {
  const { nameEn, nameFr, names = {} } = namedHoliday(almanac.law, id);
  const { en = [], fr = [], names: ofNames = {} } = aliases[id] ?? {};
  const others = Object.values(names);
  const typed = Object.values(ofNames);
  const distinct = (all: readonly string[], name: string) =>
    [...new Set(all)].filter((alias) => alias !== name);
  return {
    aliasesEn: distinct(
      [...others.map((name) => name.nameEn), ...en, ...typed.flatMap((name) => name.en ?? [])],
      nameEn,
    ),
    aliasesFr: distinct(
      [...others.map((name) => name.nameFr), ...fr, ...typed.flatMap((name) => name.fr ?? [])],
      nameFr,
    ),
  };
}

function toPlace(data: NamedHolidayData, code: ScopeCode, id: string) {
  const { almanac } = data;
  const { referenceYear } = almanac.law;
  const years = { first: feedWindow(referenceYear).first, last: tenYearsAhead(referenceYear) };
  const periods = almanac.law.rows[code].flatMap((row, index) =>
    row.holiday === id ? [toPeriod(data, code, row, index)] : [],
  );
  if (periods.length === 0) return undefined;
  const { region, nameEn, nameFr } = almanac.scope(code);
  const days = listOccurrences(almanac, code, id, years).map(({ date, observed }) => ({
    date: formatDate(date),
    observedDate: formatDate(observed),
  }));
  return { scope: region, nameEn, nameFr, periods, days };
}

function toPeriod(
  { almanac, evidence }: NamedHolidayData,
  code: ScopeCode,
  row: LawRow,
  index: number,
): KeptPeriod {
  const days = listOccurrences(almanac, code, row.holiday, {
    first: row.since,
    last: row.until ?? LAST_YEAR,
  });
  const { nameEn = '', nameFr = '' } = days[0] ?? {};
  const known = evidence.rows[code][index];
  return {
    nameEn,
    nameFr,
    kind: row.kind,
    ...(isBeginningKnown(known) ? { since: row.since } : {}),
    ...(row.until === undefined ? {} : { until: row.until }),
    confidence: row.confidence,
    ...(row.mediumSince === undefined ? {} : { mediumSince: row.mediumSince }),
    ...(row.attestedSince === undefined ? {} : { attestedSince: row.attestedSince }),
    ...(row.paidBy === undefined ? {} : { paidBy: row.paidBy }),
    acts: citedPeriods(days, evidence, isBeginningKnown(known), row.paidBy),
    evidence: {
      since: known?.since ?? [],
      now: known?.now ?? [],
      ...(known?.dates && { dates: known.dates }),
    },
  };
}

/**
 * The acts in turn, each for as long as its basis stays the same.
 * @param isFirstKnown whether the holiday began on the first of these days
 * @param paidBy the year from which the day is listed as paid, if its first paid year is not established
 */
function citedPeriods(
  days: readonly Occurrence[],
  { statutes }: LawEvidence,
  isFirstKnown: boolean,
  paidBy: number | undefined,
): readonly CitedPeriod[] {
  const runs: Occurrence[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isSame = run?.[0]?.act?.id === day.act?.id && run?.[0]?.basis === day.basis;
    if (run && isSame) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return [];
    const since = yearOf(first.date);
    const until = yearOf(last.date);
    const isSinceKnown = first === days[0] ? isFirstKnown : since !== paidBy;
    return {
      ...(isSinceKnown ? { since } : {}),
      ...(until === LAST_YEAR ? {} : { until }),
      act: first.act && toAct(first.act),
      basis: first.basis,
      evidence: (first.act && statutes[first.act.id]) ?? [],
    };
  });
}

function listOccurrences(
  almanac: Almanac,
  code: ScopeCode,
  id: string,
  { first, last }: YearWindow,
): readonly Occurrence[] {
  return yearsFrom(first, last).flatMap((year) => almanac.days(code, year).filter((day) => day.id === id));
}

/** The ids of the texts that establish a period, its dates and the acts that it rests on. */
export function citedSourceIds({ acts, evidence }: Pick<KeptPeriod, 'acts' | 'evidence'>): readonly string[] {
  const { since, now, dates = [] } = evidence;
  return [...since, ...now, ...dates, ...acts.flatMap((act) => act.evidence)];
}

/** Whether the holiday began when its row does; if not, only the data begin there. */
export function isBeginningKnown(evidence: Evidence | undefined): boolean {
  return evidence?.since !== undefined;
}
