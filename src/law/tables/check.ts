import { dateInYear } from '../../core/calendar/date-rule.ts';
import { type Day, dayOf, toDay } from '../../core/calendar/day.ts';
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
import { SCOPE_CODES, type ScopeCode, toRegion } from '../../core/holidays/scope.ts';
import { firstDayOf, isYear, notADate } from './fields.ts';
import { lawFault, lawRowsPath } from './files.ts';
import type { LieuRuleRow, Note, OpenQuestion, StatuteRow } from './schema.ts';
import { firstDay, type LawTableRow, type LawTables, lastDay, listSourceIds } from './tables.ts';

/**
 * Checks tables whose rows fit their schemas against each other.
 * @param otherQuestions the ids of questions that other tables leave open
 * @param today if given, a later revision is a fault
 */
export function checkLaw(
  tables: LawTables,
  otherQuestions: readonly string[] = [],
  today?: Day,
): readonly string[] {
  return [
    ...scopeFaults(tables),
    ...slugFaults(tables),
    ...dateFaults(tables),
    ...statuteFaults(tables),
    ...rowFaults(tables),
    ...weekendFaults(tables),
    ...changeFaults(tables),
    ...settledFaults(tables),
    ...revisionFaults(tables, today),
    ...unusedFaults(tables, otherQuestions),
  ];
}

function scopeFaults({ scopes }: LawTables): readonly string[] {
  const file = 'scopes.json';
  const wrong = scopes.filter(({ code, region }) => region !== toRegion(code));
  const missing = `has ${scopes.length} scopes, not ${SCOPE_CODES.length}`;
  return [
    ...(scopes.length === SCOPE_CODES.length ? [] : [lawFault(file, '', missing)]),
    ...wrong.map(({ code, region }) =>
      lawFault(file, code, `has the region ${region}, not ${toRegion(code)}`),
    ),
    ...repeated(scopes.map(({ code }) => code)).map((code) => twice(file, code, 'scope')),
    ...repeated(scopes.map(({ slugEn }) => slugEn)).map((slug) => twice(file, slug, 'slug')),
    ...repeated(scopes.map(({ slugFr }) => slugFr)).map((slug) => twice(file, slug, 'slug')),
  ];
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
    ...Object.keys(slugs)
      .filter((id) => !known.includes(id))
      .map((id) => lawFault(file, id, 'is not in holidays.json')),
    ...repeated(english).map((slug) => lawFault(file, '', `en "${slug}" appears twice`)),
    ...repeated(french).map((slug) => lawFault(file, '', `fr "${slug}" appears twice`)),
  ];
}

function dateFaults(tables: LawTables): readonly string[] {
  return Object.entries(tables.dates).flatMap(([name, periods]) =>
    [
      ...spanFaults('periods', periods),
      ...unknownSources([...new Set(periods.flatMap(({ evidence }) => evidence))], tables.sources),
      ...periods.flatMap(({ question }) => questionMessages(question, tables)),
    ].map((message) => lawFault('dates.json', name, message)),
  );
}

/** Each act by itself, and the order of the acts in a chain. */
function statuteFaults(tables: LawTables): readonly string[] {
  const { statutes, holidays, sources } = tables;
  const file = 'statutes.json';
  const chains = new Set(statutes.flatMap(({ chain }) => chain ?? []));
  return [
    ...repeated(statutes.map(({ id }) => id)).map((id) => twice(file, id, 'statute')),
    ...statutes.flatMap((act) => {
      const unknown = (act.holds ?? []).filter((holiday) => !Object.hasOwn(holidays, holiday));
      return [
        ...actMessages(act),
        ...unknown.map((holiday) => `holds: holiday "${holiday}" is not in holidays.json`),
        ...unknownSources(act.evidence, sources),
        ...questionMessages(act.question, tables),
      ].map((message) => lawFault(file, act.id, message));
    }),
    ...[...chains].flatMap((chain) => successionFaults(statutes, chain)),
  ];
}

function actMessages(act: StatuteRow): readonly string[] {
  const { chain, from, to, listEvidence } = act;
  const isOfScope = SCOPE_CODES.some((code) => code === chain);
  const last = lastDay(act);
  const messages: string[] = [];
  if (from !== undefined && last !== undefined && last < firstDayOf(from)) {
    messages.push(`to ${to} is before from ${from}`);
  }
  if (chain !== undefined && listEvidence === undefined)
    messages.push('an act of a chain needs listEvidence');
  if (isOfScope && listEvidence !== 'no' && from === undefined) {
    messages.push('an act whose list is known needs from, its first day in force');
  }
  return messages;
}

/** The acts on holidays in general follow each other without a gap, and so do those on one holiday: every day cites one act. */
function successionFaults(statutes: readonly StatuteRow[], chain: string): readonly string[] {
  const acts = statutes.filter((act) => act.chain === chain);
  const holidays = new Set(acts.flatMap(({ holds = [] }) => holds));
  const lines: readonly { readonly line: readonly StatuteRow[]; readonly others: readonly StatuteRow[] }[] = [
    { line: acts.filter(({ holds }) => !holds), others: [] },
    ...[...holidays].map((holiday) => ({
      line: acts.filter(({ holds }) => holds?.includes(holiday)),
      others: statutes.filter(
        (act) => isFederalChain(act.chain) && act.chain !== chain && act.holds?.includes(holiday),
      ),
    })),
  ];
  return lines.flatMap(({ line, others }) =>
    line.slice(1).flatMap((act, index) => {
      const before = line[index];
      const message = before && !isBridged(before, act, others) && faultBetween(before, act);
      return message ? [lawFault('statutes.json', act.id, message)] : [];
    }),
  );
}

/** Whether other federal acts on the holiday were in force from the end of an act to the beginning of the next. */
function isBridged(before: StatuteRow, next: StatuteRow, others: readonly StatuteRow[]): boolean {
  const last = lastDay(before);
  const first = next.from === undefined ? undefined : firstDayOf(next.from);
  if (last === undefined || first === undefined || first - last <= 1) return false;
  return (
    others.some(({ from }) => from !== undefined && firstDayOf(from) <= last + 1) &&
    others.some((act) => (lastDay(act) ?? Number.POSITIVE_INFINITY) >= first - 1)
  );
}

/** What is wrong between an act and the next. If only the year of a change is known, one act ends and the other begins in that year. */
function faultBetween(before: StatuteRow, { from }: StatuteRow): string | undefined {
  const last = lastDay(before);
  if (last === undefined) return `the act before it, "${before.id}", needs to, its last day in force`;
  if (from === undefined) return `an act that follows another needs from, its first day in force`;
  if (from === before.to && isYear(from)) return undefined;
  const distance = firstDayOf(from) - last;
  if (distance === 1) return undefined;
  return `${distance < 1 ? 'an overlap' : 'a gap'}: "${before.id}" is in force to ${before.to}, this one from ${from}`;
}

/** Checks each row, and that no scope has a holiday twice in a year. */
function rowFaults(tables: LawTables): readonly string[] {
  return SCOPE_CODES.flatMap((scope) => {
    const rows = tables.rows[scope];
    return [
      ...rows.flatMap((row, index) =>
        rowMessages(row, scope, tables).map((message) => faultInRow(scope, index, message)),
      ),
      ...doubled(scope, rows),
    ];
  });
}

function rowMessages(row: LawTableRow, scope: ScopeCode, tables: LawTables): readonly string[] {
  return [
    ...nameMessages(row, tables),
    ...actOfRowMessages(row, tables),
    ...dateMessages(row),
    ...backwards(row),
    ...observedMessages(row),
    ...firstOfJulyMessages(row),
    ...basisMessages(row),
    ...paidMessages(row, scope, tables),
    ...optionalMessages(row),
    ...evidenceMessages(row, tables),
  ];
}

function nameMessages({ holiday, name }: LawRow, { holidays }: LawTables): readonly string[] {
  const named = holidays[holiday];
  if (!named) return [`holiday "${holiday}" is not in holidays.json`];
  const isUnknown = name !== undefined && !Object.hasOwn(named.names ?? {}, name);
  return isUnknown ? [`name "${name}" is not among the names of "${holiday}" in holidays.json`] : [];
}

/** The act that a row names exists and is in force on each of its days. */
function actOfRowMessages(row: LawTableRow, { statutes }: LawTables): readonly string[] {
  const { act, since, until = LAST_YEAR } = row;
  if (act === undefined || isFederalChain(act)) return [];
  const statute = statutes.find(({ id }) => id === act);
  if (!statute) return [`statute "${act}" is not in statutes.json`];
  const days = yearsOf(row).flatMap((year) => dateOf(row, year) ?? []);
  const first = firstDay(statute);
  const last = lastDay(statute);
  const isEarly = first !== undefined && days.some((day) => day < first);
  const isLate = last !== undefined && days.some((day) => day > last);
  return [
    ...(isEarly ? [`act "${act}" is in force only from ${statute.from}, after the holiday of ${since}`] : []),
    ...(isLate ? [`act "${act}" is in force only to ${statute.to}, before the holiday of ${until}`] : []),
  ];
}

function dateMessages(row: LawTableRow): readonly string[] {
  if (row.periods.length === 0) return [`date: ${notADate(row.date)}; or give a name of dates.json`];
  const year = yearsOf(row).find((dateless) => dateOf(row, dateless) === undefined);
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
  const year = yearsOf(row).find((year) => !row.observed?.some((observed) => covers(observed, year)));
  if (year === undefined) return [];
  return [
    `observed must say for every year whether july 1 moves when it is a Sunday; it does not for ${year}`,
  ];
}

function yearsOf({ since, until = LAST_YEAR }: LawRow): readonly number[] {
  return yearsFrom(since, until);
}

function dateOf({ periods }: LawTableRow, year: number): Day | undefined {
  const period = periodIn(periods, year);
  return period && dateInYear(period.date, year);
}

function basisMessages({ kind, until, observed, paidSince, paidBy, ownActSince }: LawRow): readonly string[] {
  const since = paidSince ?? paidBy ?? ownActSince;
  if (kind !== 'statutory' && (since ?? observed) !== undefined) {
    return [`paidSince, paidBy, ownActSince and observed belong to statutory days, not to ${kind} ones`];
  }
  const messages: string[] = [];
  if (paidSince !== undefined && paidBy !== undefined) {
    messages.push('the first paid year is known, paidSince, or it is not, paidBy: give one of them');
  }
  if ((paidSince ?? paidBy) !== undefined && ownActSince !== undefined) {
    messages.push('a day is paid or rests on an act of its own, not both');
  }
  if (since !== undefined && until !== undefined && since > until) {
    messages.push(`paidSince, paidBy or ownActSince ${since} is after until ${until}`);
  }
  return messages;
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
  const firstDays = acts.map((act) => firstDay(act) ?? Infinity);
  const isByAct = firstDays.some((day) => day <= toDay(paidBy, 12, 31));
  const isByText = listSourceIds(evidence).some((id) => (tables.sources[id]?.year ?? Infinity) === paidBy);
  return isByAct || isByText
    ? []
    : [`paidBy ${paidBy} is the year of no act whose list was read, and of no text of the row`];
}

/** Only optional days say why they are optional, and all of them do. */
function optionalMessages({ kind, basis, publicService }: LawRow): readonly string[] {
  if (kind === 'optional') {
    return basis === undefined ? [`an optional day needs its basis: ${OPTIONAL_BASES.join(', ')}`] : [];
  }
  return (basis ?? publicService) === undefined
    ? []
    : [`basis and publicService belong to optional days, not to ${kind} ones`];
}

function evidenceMessages(
  { kind, evidence, observed = [], question }: LawTableRow,
  tables: LawTables,
): readonly string[] {
  const { since = [] } = evidence;
  const proofs = [{ evidence, question }, ...observed];
  return [
    ...(kind === 'statutory' && since.length === 0
      ? ['a statutory day needs evidence of its beginning']
      : []),
    ...unknownSources(
      [...new Set(proofs.flatMap(({ evidence }) => listSourceIds(evidence)))],
      tables.sources,
    ),
    ...proofs.flatMap(({ question }) => questionMessages(question, tables)),
  ];
}

function questionMessages(question: OpenQuestion | undefined, { questions }: LawTables): readonly string[] {
  return question && !Object.hasOwn(questions, question.id)
    ? [`question "${question.id}" is not in questions.json`]
    : [];
}

function doubled(scope: ScopeCode, rows: readonly LawRow[]): readonly string[] {
  return pairs(rows.map((row, index) => ({ row, index })))
    .filter(([a, b]) => a.row.holiday === b.row.holiday && overlap(a.row, b.row))
    .map(([a, b]) => faultInRow(scope, b.index, `row ${a.index + 1} has the same holiday in the same year`));
}

function faultInRow(scope: ScopeCode, index: number, message: string): string {
  return lawFault(lawRowsPath(scope), `row ${index + 1}`, message);
}

/** Each scope has its rules, and its notes are on holidays that it lists, at most one a year on each. */
function weekendFaults(tables: LawTables): readonly string[] {
  const { weekendRules, rows } = tables;
  const file = 'weekend-rules.json';
  const missing = SCOPE_CODES.filter((code) => !Object.hasOwn(weekendRules, code));
  const unknown = Object.keys(weekendRules).filter((key) => !SCOPE_CODES.some((code) => code === key));
  return [
    ...missing.map((code) => lawFault(file, code, 'is missing')),
    ...unknown.map((key) => lawFault(file, key, 'is not a scope')),
    ...SCOPE_CODES.flatMap((code) => {
      const { notes, inLieu } = weekendRules[code] ?? {};
      return [
        ...(notes ? noteMessages(notes, rows[code]) : []),
        ...(inLieu ? lieuMessages(inLieu, code, tables) : []),
      ].map((message) => lawFault(file, code, message));
    }),
  ];
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

/** The newest change comes first; corrections name known holidays and sources. */
function changeFaults({ changes, holidays, sources }: LawTables): readonly string[] {
  const file = 'changes.json';
  return changes.flatMap(({ date, corrections = [] }, index) => {
    const place = `row ${index + 1}`;
    const before = changes[index - 1]?.date ?? date;
    return [
      ...(date > before
        ? [lawFault(file, place, `${date} comes after ${before}: put the newest first`)]
        : []),
      ...corrections.flatMap((correction, number) =>
        [
          ...backwards(correction),
          ...unknownHolidays(correction.holidays, holidays),
          ...unknownSources(correction.sources, sources),
        ].map((message) => lawFault(file, `${place}, correction ${number + 1}`, message)),
      ),
    ];
  });
}

function settledFaults({ settled: { provider, peers } }: LawTables): readonly string[] {
  const files: Readonly<Record<string, readonly Years[]>> = {
    'disputes.json': provider,
    'score/reasons.json': peers,
  };
  return Object.entries(files).flatMap(([file, rows]) =>
    rows.flatMap((row, index) =>
      backwards(row).map((message) => lawFault(file, `row ${index + 1}`, message)),
    ),
  );
}

function revisionFaults({ revision: { revision }, changes }: LawTables, today?: Day): readonly string[] {
  const newest = changes[0]?.date;
  const messages = [
    ...(newest !== undefined && revision < newest
      ? [`revision ${revision} is before ${newest}, the newest entry of changes.json`]
      : []),
    ...(today !== undefined && dayOf(revision) > today ? [`revision ${revision} is after today`] : []),
  ];
  return messages.map((message) => lawFault('revision.json', '', message));
}

/** What no row uses: a misspelt key, or a leftover. */
function unusedFaults(tables: LawTables, otherQuestions: readonly string[]): readonly string[] {
  const { dates, questions, holidays, statutes, sources, rows, changes } = tables;
  const all = SCOPE_CODES.flatMap((code) => rows[code]);
  const names = Object.entries(holidays).flatMap(([id, { names = {} }]) =>
    Object.keys(names).map((name) => `${id} ${name}`),
  );
  const outsideChains = statutes.filter(({ chain }) => chain === undefined).map(({ id }) => id);
  const usedSources = [
    ...statutes.flatMap(({ evidence }) => evidence ?? []),
    ...Object.values(dates).flatMap((periods) => periods.flatMap(({ evidence }) => evidence)),
    ...all.flatMap(({ evidence, observed = [] }) =>
      [evidence, ...observed.map((move) => move.evidence)].flatMap(listSourceIds),
    ),
    ...changes.flatMap(({ corrections = [] }) => corrections.flatMap(({ sources }) => sources)),
  ];
  return [
    ...unused(
      'dates.json',
      Object.keys(dates),
      all.map(({ date }) => date),
    ),
    ...unused(
      'holidays.json',
      Object.keys(holidays),
      all.map(({ holiday }) => holiday),
    ),
    ...unused(
      'holidays.json',
      names,
      all.map(({ holiday, name }) => `${holiday} ${name}`),
    ),
    ...unused(
      'statutes.json',
      outsideChains,
      all.map(({ act }) => act),
    ),
    ...unused('questions.json', Object.keys(questions), [
      ...[...all, ...all.flatMap(({ observed = [], periods }) => [...observed, ...periods])].map(
        ({ question }) => question?.id,
      ),
      ...statutes.map(({ question }) => question?.id),
      ...otherQuestions,
    ]),
    ...unused('sources.json', Object.keys(sources), usedSources, 'row, statute or correction'),
  ];
}

/** A fault for each key that nothing uses. */
export function unused(
  file: string,
  keys: readonly string[],
  used: readonly (string | undefined)[],
  users = 'row',
): readonly string[] {
  const isUsed = new Set(used);
  return keys
    .filter((key) => !isUsed.has(key))
    .map((key) => lawFault(file, key, `is not used by any ${users}`));
}

/** A message for each unknown source. */
export function unknownSources(
  ids: readonly string[] = [],
  sources: object,
  file = 'sources.json',
): readonly string[] {
  return ids.filter((id) => !Object.hasOwn(sources, id)).map((id) => `source "${id}" is not in ${file}`);
}

function unknownHolidays(ids: readonly string[], holidays: LawTables['holidays']): readonly string[] {
  return ids
    .filter((id) => !Object.hasOwn(holidays, id))
    .map((id) => `holiday "${id}" is not in holidays.json`);
}

function twice(file: string, value: string, what: string): string {
  return lawFault(file, value, `${what} "${value}" appears twice`);
}

/** The values that appear more than once. */
function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** The end of a span comes before its beginning. */
function backwards({ since, until }: Years): readonly string[] {
  const isBackwards = since !== undefined && until !== undefined && until < since;
  return isBackwards ? [`until ${until} is before since ${since}`] : [];
}

/** At most one of the spans may cover a year; `what` names them in the messages. */
function spanFaults(what: string, spans: readonly Years[]): readonly string[] {
  const isShared = pairs(spans).some(([a, b]) => overlap(a, b));
  return [...spans.flatMap(backwards), ...(isShared ? [`two ${what} cover the same year`] : [])];
}

export function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
}
