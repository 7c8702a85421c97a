import { dateInYear } from '../../core/calendar/date-rule.ts';
import { type Day, readDay, toDay } from '../../core/calendar/day.ts';
import {
  covers,
  isFederalChain,
  LAST_YEAR,
  type LawRow,
  OPTIONAL_BASES,
  overlap,
  periodIn,
  type Years,
  yearsFrom,
} from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { findUnused } from './check-written.ts';
import { isYear, notADate, toFirstDay } from './fields.ts';
import { faultsInRows, lawFault, lawRowsPath, messagesIf } from './files.ts';
import type { LieuRuleRow, Note, StatuteRow } from './schema.ts';
import { findFirstDay, findLastDay, type LawTableRow, type LawTables, listSourceIds } from './tables.ts';

/**
 * Checks tables whose rows fit their schemas against each other.
 * @param today if given, a later revision is a fault
 */
export function checkLaw(tables: LawTables, today?: Day): readonly string[] {
  return [
    ...scopeFaults(tables),
    ...slugFaults(tables),
    ...dateFaults(tables),
    ...statuteFaults(tables),
    ...rowFaults(tables),
    ...weekendFaults(tables),
    ...changeFaults(tables),
    ...revisionFaults(tables, today),
    ...unusedFaults(tables),
  ];
}

function scopeFaults({ scopes }: LawTables): readonly string[] {
  const missing = SCOPE_CODES.filter((code) => scopes.every((scope) => scope.code !== code));
  return missing.map((code) => lawFault('scopes.json', code, 'is missing'));
}

/** Each holiday has an address, shared with no other holiday or place in that language. */
function slugFaults({ holidays, slugs, scopes }: LawTables): readonly string[] {
  const file = 'holiday-slugs.json';
  const known = Object.keys(holidays);
  const all = Object.values(slugs);
  const english = [...all.map(({ en }) => en), ...scopes.map(({ slugEn }) => slugEn)];
  const french = [...all.map(({ fr }) => fr), ...scopes.map(({ slugFr }) => slugFr)];
  return [
    ...known.filter((id) => !Object.hasOwn(slugs, id)).map((id) => lawFault(file, id, 'is missing')),
    ...repeated(english).map((slug) => lawFault(file, '', `en "${slug}" appears twice`)),
    ...repeated(french).map((slug) => lawFault(file, '', `fr "${slug}" appears twice`)),
  ];
}

function dateFaults({ dates }: LawTables): readonly string[] {
  return Object.entries(dates).flatMap(([name, periods]) =>
    spanFaults('periods', periods).map((message) => lawFault('dates.json', name, message)),
  );
}

/** Each act by itself, and the order of the acts in a chain. */
function statuteFaults({ statutes }: LawTables): readonly string[] {
  const file = 'statutes.json';
  const chains = new Set(statutes.flatMap(({ chain }) => chain ?? []));
  return [
    ...statutes.flatMap((act) => actMessages(act).map((message) => lawFault(file, act.id, message))),
    ...[...chains].flatMap((chain) => successionFaults(statutes, chain)),
  ];
}

function actMessages(act: StatuteRow): readonly string[] {
  const { chain, from, to, listEvidence } = act;
  const isOfScope = SCOPE_CODES.some((code) => code === chain);
  const isBackwards = from !== undefined && (findLastDay(act) ?? Infinity) < toFirstDay(from);
  return messagesIf(
    [isBackwards, `to ${to} is before from ${from}`],
    [chain !== undefined && listEvidence === undefined, 'an act of a chain needs listEvidence'],
    [
      isOfScope && listEvidence !== 'no' && from === undefined,
      'an act whose list is known needs from, its first day in force',
    ],
  );
}

/** The acts on holidays in general follow each other without a gap, and so do those on one holiday: every day cites one act. */
function successionFaults(statutes: readonly StatuteRow[], chain: string): readonly string[] {
  const acts = statutes.filter((act) => act.chain === chain);
  const subjects = new Set([undefined, ...acts.flatMap(({ holds = [] }) => holds)]);
  return [...subjects].flatMap((holiday) => {
    const isAbout = ({ holds }: StatuteRow): boolean =>
      holiday ? (holds?.includes(holiday) ?? false) : !holds;
    const others = statutes.filter((act) => isFederalChain(act.chain) && act.chain !== chain && isAbout(act));
    return acts.filter(isAbout).flatMap((act, index, line) => {
      const before = line[index - 1];
      const message = before && faultBetween(before, act, holiday ? others : []);
      return message ? [lawFault('statutes.json', act.id, message)] : [];
    });
  });
}

/**
 * Faults between an act and the next. If only the year of a change is known, one act ends and the other begins in that year.
 * @param others federal acts on the same holiday, which may have been in force from the end of one to the beginning of the other
 */
function faultBetween(
  before: StatuteRow,
  { from }: StatuteRow,
  others: readonly StatuteRow[],
): string | undefined {
  const last = findLastDay(before);
  if (last === undefined) return `the act before it, "${before.id}", needs to, its last day in force`;
  if (from === undefined) return `an act that follows another needs from, its first day in force`;
  const first = toFirstDay(from);
  const isBridged =
    others.some((act) => act.from !== undefined && toFirstDay(act.from) <= last + 1) &&
    others.some((act) => (findLastDay(act) ?? Infinity) >= first - 1);
  if (first === last + 1 || (first > last && isBridged) || (from === before.to && isYear(from)))
    return undefined;
  return `${first <= last ? 'an overlap' : 'a gap'}: "${before.id}" is in force to ${before.to}, this one from ${from}`;
}

function rowFaults(tables: LawTables): readonly string[] {
  return SCOPE_CODES.flatMap((scope) => {
    const rows = tables.rows[scope];
    return faultsInRows(lawRowsPath(scope), rows, (row, index) => [
      ...rowMessages(row, scope, tables),
      ...rows
        .slice(0, index)
        .flatMap((other, before) =>
          other.holiday === row.holiday && overlap(other, row)
            ? [`row ${before + 1} has the same holiday in the same year`]
            : [],
        ),
    ]);
  });
}

function rowMessages(row: LawTableRow, scope: ScopeCode, tables: LawTables): readonly string[] {
  return [
    ...citationMessages(row, tables),
    ...dateMessages(row),
    ...observedMessages(row),
    ...firstOfJulyMessages(row),
    ...basisMessages(row),
    ...paidMessages(row, scope, tables),
  ];
}

/** The act that a row names exists and is in force on each of its days. */
function citationMessages(row: LawTableRow, { statutes }: LawTables): readonly string[] {
  const { act, since, until = LAST_YEAR } = row;
  if (act === undefined || isFederalChain(act)) return [];
  const statute = statutes.find(({ id }) => id === act);
  if (!statute) return [`statute "${act}" is not in statutes.json`];
  const days = listYears(row).flatMap((year) => findDate(row, year) ?? []);
  const first = findFirstDay(statute);
  const last = findLastDay(statute);
  const isEarly = first !== undefined && days.some((day) => day < first);
  const isLate = last !== undefined && days.some((day) => day > last);
  return [
    ...(isEarly ? [`act "${act}" is in force only from ${statute.from}, after the holiday of ${since}`] : []),
    ...(isLate ? [`act "${act}" is in force only to ${statute.to}, before the holiday of ${until}`] : []),
  ];
}

function dateMessages(row: LawTableRow): readonly string[] {
  if (row.periods.length === 0) return [`date: ${notADate(row.date)}; or give a name of dates.json`];
  const year = listYears(row).find((dateless) => findDate(row, dateless) === undefined);
  return year === undefined ? [] : [`date "${row.date}" names no day in ${year}`];
}

/** In one year, the day off moves at most once from each weekday. */
function observedMessages({ observed = [] }: LawTableRow): readonly string[] {
  const byWeekday = Map.groupBy(observed, ({ move }) => move.from);
  return [...byWeekday.values()].flatMap((periods) => spanFaults('observed days', periods));
}

/** Whether the day off of July 1 moves from a Sunday differs by place and year, so each row must say it for all of its years. */
function firstOfJulyMessages(row: LawTableRow): readonly string[] {
  const rule = row.periods[0]?.date;
  const isFirstOfJuly = rule?.kind === 'fixed' && rule.month === 7 && rule.day === 1;
  if (!isFirstOfJuly || row.kind !== 'statutory') return [];
  const year = listYears(row).find((year) => !row.observed?.some((observed) => covers(observed, year)));
  if (year === undefined) return [];
  return [
    `observed must say for every year whether july 1 moves when it is a Sunday; it does not for ${year}`,
  ];
}

function listYears({ since, until = LAST_YEAR }: LawRow): readonly number[] {
  return yearsFrom(since, until);
}

function findDate({ periods }: LawTableRow, year: number): Day | undefined {
  const period = periodIn(periods, year);
  return period && dateInYear(period.date, year);
}

/** Only statutory days say since when they are paid or special; only optional days say why they are optional, and all of them do. */
function basisMessages(row: LawTableRow): readonly string[] {
  const { kind, until = LAST_YEAR, observed, paidSince, paidBy, ownActSince, basis, publicService } = row;
  const paid = paidSince ?? paidBy;
  const since = paid ?? ownActSince;
  return messagesIf(
    [
      kind !== 'statutory' && (since ?? observed) !== undefined,
      `paidSince, paidBy, ownActSince and observed belong to statutory days, not to ${kind} ones`,
    ],
    [
      paidSince !== undefined && paidBy !== undefined,
      'the first paid year is known, paidSince, or it is not, paidBy: give one of them',
    ],
    [
      paid !== undefined && ownActSince !== undefined,
      'a day is paid or rests on an act of its own, not both',
    ],
    [
      since !== undefined && since > until,
      `paidSince, paidBy or ownActSince ${since} is after until ${until}`,
    ],
    [
      kind === 'optional' && basis === undefined,
      `an optional day needs its basis: ${OPTIONAL_BASES.join(', ')}`,
    ],
    [
      kind !== 'optional' && (basis ?? publicService) !== undefined,
      `basis and publicService belong to optional days, not to ${kind} ones`,
    ],
    [
      kind === 'statutory' && row.evidence.since === undefined,
      'a statutory day needs evidence of its beginning',
    ],
  );
}

/** A year by which a day was paid is one in which an act of the place whose list was read was in force, or that of a text with the day. */
function paidMessages(
  { paidBy, evidence }: LawTableRow,
  scope: ScopeCode,
  tables: LawTables,
): readonly string[] {
  if (paidBy === undefined) return [];
  const acts = tables.statutes.filter(
    ({ chain, listEvidence }) => chain === scope && listEvidence === 'read',
  );
  const firstDays = acts.map((act) => findFirstDay(act) ?? Infinity);
  const isByAct = firstDays.some((day) => day <= toDay(paidBy, 12, 31));
  const isByText = listSourceIds(evidence).some((id) => (tables.sources[id]?.year ?? Infinity) === paidBy);
  return isByAct || isByText
    ? []
    : [`paidBy ${paidBy} is the year of no act whose list was read, and of no text of the row`];
}

/** The notes of a scope are on holidays that it lists, at most one a year on each. */
function weekendFaults(tables: LawTables): readonly string[] {
  return SCOPE_CODES.flatMap((code) => {
    const { notes, inLieu } = tables.weekendRules[code];
    return [...noteMessages(notes, tables.rows[code]), ...lieuMessages(inLieu, code, tables)].map((message) =>
      lawFault('weekend-rules.json', code, message),
    );
  });
}

/** Each rule on days in lieu rests on an act of its place, the act in force has one, and no two rules cover the same day. */
function lieuMessages(
  rules: readonly LieuRuleRow[],
  code: ScopeCode,
  { statutes, rows }: LawTables,
): readonly string[] {
  const acts = statutes.filter(({ chain }) => chain === code);
  const isKnown = (id: string): boolean => acts.some((act) => act.id === id);
  const inForce = acts.filter(({ to, holds }) => to === undefined && !holds);
  const ids = new Set(rows[code].map(({ holiday }) => holiday));
  const unknownIds = rules.flatMap(({ holidays = [] }) => holidays).filter((id) => !ids.has(id));
  return [
    ...rules
      .filter(({ act }) => !isKnown(act))
      .map(({ act }) => `inLieu: act "${act}" is not one of its acts`),
    ...unknownIds.map((id) => `inLieu: the law does not list "${id}" here`),
    ...inForce
      .filter(({ id }) => !rules.some(({ act, until }) => act === id && until === undefined))
      .map(({ id }) => `inLieu: "${id}", the act in force, needs a rule`),
    ...pairs(rules)
      .filter(([a, b]) => coverTheSameDay(a, b))
      .map(([a]) => `inLieu: two rules of "${a.act}" cover the same day`),
  ];
}

function coverTheSameDay(a: LieuRuleRow, b: LieuRuleRow): boolean {
  const { holidays = b.holidays } = a;
  const areTheSame = !holidays || !b.holidays || holidays.some((id) => b.holidays?.includes(id));
  const areApart = (a.until ?? '9999') < (b.since ?? '') || (b.until ?? '9999') < (a.since ?? '');
  return a.act === b.act && areTheSame && !areApart;
}

function noteMessages(notes: readonly Note[], rows: readonly LawRow[]): readonly string[] {
  const byHoliday = Map.groupBy(
    notes.flatMap((note) => note.holidays.map((holiday) => ({ ...note, holiday }))),
    ({ holiday }) => holiday,
  );
  return [...byHoliday].flatMap(([holiday, ofHoliday]) => [
    ...Object.values(Object.groupBy(ofHoliday, ({ onlyWhereOff }) => `${onlyWhereOff}`)).flatMap(
      (notes = []) => spanFaults(`notes on "${holiday}"`, notes),
    ),
    ...(rows.some((row) => row.holiday === holiday)
      ? []
      : [`a note is on "${holiday}", which the law does not list`]),
  ]);
}

function changeFaults({ changes }: LawTables): readonly string[] {
  return faultsInRows('changes.json', changes, ({ date }, index) => {
    const before = changes[index - 1]?.date ?? date;
    return date > before ? [`${date} comes after ${before}: put the newest first`] : [];
  });
}

function revisionFaults({ revision: { revision }, changes }: LawTables, today = Infinity): readonly string[] {
  const newest = changes[0]?.date ?? '';
  return messagesIf(
    [revision < newest, `revision ${revision} is before ${newest}, the newest entry of changes.json`],
    [readDay(revision) > today, `revision ${revision} is after today`],
  ).map((message) => lawFault('revision.json', '', message));
}

/** Dates that no row has, and acts that are neither in a chain nor the act of a row. */
function unusedFaults({ dates, statutes, rows }: LawTables): readonly string[] {
  const all = SCOPE_CODES.flatMap((code) => rows[code]);
  const apart = statutes.filter(({ chain }) => chain === undefined);
  return [
    ...findUnused(
      'dates.json',
      Object.keys(dates),
      all.map(({ date }) => date),
    ),
    ...findUnused(
      'statutes.json',
      apart.map(({ id }) => id),
      all.map(({ act }) => act),
    ),
  ];
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** At most one of the spans may cover a year; `what` names them in the messages. */
function spanFaults(what: string, spans: readonly Years[]): readonly string[] {
  return pairs(spans).some(([a, b]) => overlap(a, b)) ? [`two ${what} cover the same year`] : [];
}

export function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
}
