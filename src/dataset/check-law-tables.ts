import type { CatalogueName, LawRow, RuleSegment, Years } from '../holidays/law.ts';
import { SCOPE_CODES, type Scope } from '../holidays/scope.ts';
import { faultOf, type LawFault, type Placed } from './law-fault.ts';

/** The law tables, as far as their schemas let them pass. */
export interface LawTables {
  readonly scopes: readonly Placed<Scope>[];
  readonly rules: readonly Placed<readonly RuleSegment[]>[];
  readonly catalogue: readonly Placed<CatalogueName>[];
  readonly rows: readonly Placed<LawRow>[];
}

/** Why a span of years holds in no year; nothing where it does. */
export function backwards({ since, until }: Years): string[] {
  const isBackwards = since !== undefined && until !== undefined && since > until;
  return isBackwards ? [`since ${since} is after until ${until}`] : [];
}

export function overlaps(a: Years, b: Years): boolean {
  const begins = Math.max(a.since ?? Number.NEGATIVE_INFINITY, b.since ?? Number.NEGATIVE_INFINITY);
  const ends = Math.min(a.until ?? Number.POSITIVE_INFINITY, b.until ?? Number.POSITIVE_INFINITY);
  return begins <= ends;
}

/** Every span is in order and no two of them share a year; `what` names them in the message. */
export function checkSpans(what: string, spans: readonly Years[]): string[] {
  return spans.flatMap((span, index) => [
    ...backwards(span).map((message) => `${what} ${index + 1}: ${message}`),
    ...spans.slice(0, index).flatMap((earlier, other) => {
      return overlaps(earlier, span) ? [`${what} ${index + 1} overlaps ${what} ${other + 1}`] : [];
    }),
  ]);
}

/** Each scope once and in order, under names, addresses and statute ids of its own. */
export function checkScopes({ scopes }: LawTables): LawFault[] {
  const codes = scopes.map(({ value }) => value.code);
  const isWhole = SCOPE_CODES.every((code) => codes.includes(code));
  const unordered = isWhole && codes.some((code, index) => code !== SCOPE_CODES[index]);
  const file = 'data/scopes.json';
  return [
    ...SCOPE_CODES.filter((code) => !codes.includes(code)).map((code) => ({
      file,
      message: `no scope ${code}`,
    })),
    ...(unordered ? [{ file, message: `the scopes are not ${SCOPE_CODES.join(', ')}` }] : []),
    ...scopes.flatMap((scope) => checkRegion(scope)),
    ...checkUnique(scopes, 'code', ({ code }) => [code]),
    ...checkUnique(scopes, 'slugEn', ({ slugEn }) => [slugEn]),
    ...checkUnique(scopes, 'slugFr', ({ slugFr }) => [slugFr]),
    ...checkUnique(scopes, 'statute', ({ statutes }) => statutes.map(({ id }) => id)),
  ];
}

function checkRegion(scope: Placed<Scope>): LawFault[] {
  const { code, region } = scope.value;
  const expected = code === 'ca' ? 'CA' : `CA-${code.toUpperCase()}`;
  return region === expected ? [] : [faultOf(scope, `region ${region} is not ${expected}`)];
}

function checkUnique(
  scopes: readonly Placed<Scope>[],
  what: string,
  valuesOf: (scope: Scope) => readonly string[],
): LawFault[] {
  const seen = new Set<string>();
  return scopes.flatMap((scope) =>
    valuesOf(scope.value).flatMap((value) => {
      const isNew = !seen.has(value);
      seen.add(value);
      return isNew ? [] : [faultOf(scope, `${what} ${value} is there twice`)];
    }),
  );
}

export function checkRules({ rules }: LawTables): LawFault[] {
  return rules.flatMap((rule) => checkSpans('segment', rule.value).map((message) => faultOf(rule, message)));
}

/** Nothing is kept that no row uses. */
export function checkUse({ scopes, rules, catalogue, rows }: LawTables): LawFault[] {
  const names = new Set(rows.map(({ value }) => value.name));
  const used = new Set(rows.map(({ value }) => value.rule));
  const acts = new Set(rows.flatMap(({ value }) => [value.act, value.legalAct]));
  const unused = (entry: Placed<unknown>, what: string) => faultOf(entry, `no row uses ${what}`);
  return [
    ...catalogue.filter(({ row }) => !names.has(String(row))).map((name) => unused(name, 'this name')),
    ...rules.filter(({ row }) => !used.has(String(row))).map((rule) => unused(rule, 'this rule')),
    ...scopes.flatMap((scope) =>
      scope.value.statutes.filter(({ id }) => !acts.has(id)).map(({ id }) => unused(scope, `statute ${id}`)),
    ),
  ];
}
