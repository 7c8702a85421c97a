import type { z } from 'zod';
import { dateInYear } from '../calendar/date-rule.ts';
import {
  catalogueSchema,
  lawRowSchema,
  provisionalSchema,
  rulesSchema,
  scopesSchema,
} from '../contract/law-schema.ts';
import { holdsIn, LAST_YEAR, type RuleSegment } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import { type LawFiles, lawRowsPath } from './law-files.ts';

/** What is wrong with the law tables, and where: file, row (from 1) or key, and what the row says. */
export interface LawFault {
  readonly file: string;
  readonly row: string;
  readonly message: string;
}

type Row = z.infer<typeof lawRowSchema>;
type Rules = z.infer<typeof rulesSchema>;
type Catalogue = z.infer<typeof catalogueSchema>;
type Scopes = z.infer<typeof scopesSchema>;

interface Tables {
  readonly rules: Rules;
  readonly catalogue: Catalogue;
  readonly scopes: Scopes;
  readonly rows: ReadonlyMap<ScopeCode, readonly Row[]>;
}

/** Every fault of the tables at once; references between files are followed only where the files themselves are sound. */
export function checkLaw(files: LawFiles): readonly LawFault[] {
  const faults: LawFault[] = [];
  const read = reader(files, faults);
  const scopes = read('scopes.json', scopesSchema);
  const rules = read('rules.json', rulesSchema);
  const catalogue = read('catalogue.json', catalogueSchema);
  read('provisional.json', provisionalSchema);
  const rows = new Map(SCOPE_CODES.map((code) => [code, read(lawRowsPath(code), lawRowSchema.array())]));
  if (!scopes || !rules || !catalogue || [...rows.values()].includes(undefined)) return faults;
  const tables = { scopes, rules, catalogue, rows: rows as ReadonlyMap<ScopeCode, readonly Row[]> };
  return [...faults, ...scopeFaults(scopes), ...ruleFaults(rules), ...rowFaults(tables), ...unused(tables)];
}

function reader(files: LawFiles, faults: LawFault[]) {
  return <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined => {
    const content = parseJson(files[file]);
    if (content === undefined) {
      faults.push({ file, row: '', message: 'is missing or no JSON' });
      return undefined;
    }
    const parsed = schema.safeParse(content);
    for (const { path, message } of parsed.error?.issues ?? []) {
      faults.push({ file, row: rowName(path[0]), message: `${path.slice(1).join('.')}: ${message}` });
    }
    return parsed.data;
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rowName(key: PropertyKey | undefined): string {
  return typeof key === 'number' ? `row ${key + 1}` : String(key ?? '');
}

function scopeFaults(scopes: Scopes): readonly LawFault[] {
  const codes = scopes.map(({ code }) => code);
  const ids = scopes.flatMap(({ statutes }) => statutes.map(({ id }) => id));
  return [
    ...repeated(codes).map((code) => fault('scopes.json', code, `scope "${code}" stands twice`)),
    ...repeated(ids).map((id) => fault('scopes.json', id, `statute "${id}" stands twice`)),
  ];
}

function ruleFaults(rules: Rules): readonly LawFault[] {
  return Object.entries(rules).flatMap(([rule, segments]) =>
    pairs(segments)
      .filter(([a, b]) => overlap(a, b))
      .map(() => fault('rules.json', rule, 'two segments hold in the same year')),
  );
}

function rowFaults(tables: Tables): readonly LawFault[] {
  return [...tables.rows].flatMap(([scope, rows]) => [
    ...rows.flatMap((row, index) =>
      messagesOf(row, tables).map((message) => fault(lawRowsPath(scope), `row ${index + 1}`, message)),
    ),
    ...doubled(scope, rows, tables.catalogue),
  ]);
}

function messagesOf(row: Row, { rules, catalogue, scopes }: Tables): readonly string[] {
  const statutes = scopes.flatMap((scope) => scope.statutes.map(({ id }) => id));
  const unknownActs = [row.act, row.legalAct].filter((id) => id !== undefined && !statutes.includes(id));
  const segments = rules[row.rule];
  return [
    ...(catalogue[row.name] ? [] : [`name "${row.name}" is not in catalogue.json`]),
    ...(segments ? yearsWithoutDate(row, segments) : [`rule "${row.rule}" is not in rules.json`]),
    ...unknownActs.map((id) => `statute "${id}" is not in scopes.json`),
    ...yearMessages(row),
    ...kindMessages(row),
  ];
}

function yearMessages({ since, until, paidSince }: Row): readonly string[] {
  const messages: string[] = [];
  if (until !== undefined && until < since) messages.push(`until ${until} lies before since ${since}`);
  if (paidSince !== undefined && until !== undefined && paidSince > until) {
    messages.push(`paidSince ${paidSince} lies after until ${until}`);
  }
  return messages;
}

function kindMessages(row: Row): readonly string[] {
  const messages: string[] = [];
  if (row.kind !== 'statutory' && (row.special || row.paidSince || row.legalAct || row.moves)) {
    messages.push(`special, paidSince, legalAct and moves belong to statutory days, not to ${row.kind} ones`);
  }
  if (row.special && !row.act) messages.push('a special day needs its act');
  if (row.paidSince !== undefined && !row.act) messages.push('a paid day needs its act');
  return messages;
}

function yearsWithoutDate(row: Row, segments: Rules[string]): readonly string[] {
  for (let year = row.since; year <= (row.until ?? LAST_YEAR); year++) {
    const segment = segments.find((each) => holdsIn(each as RuleSegment, year));
    if (!segment || dateInYear((segment as RuleSegment).date, year) === undefined) {
      return [`rule "${row.rule}" names no day in ${year}`];
    }
  }
  return [];
}

function doubled(scope: ScopeCode, rows: readonly Row[], catalogue: Catalogue): readonly LawFault[] {
  return pairs(rows.map((row, index) => ({ row, index })))
    .filter(([a, b]) => idOf(a.row, catalogue) === idOf(b.row, catalogue) && overlap(a.row, b.row))
    .map(([a, b]) =>
      fault(
        lawRowsPath(scope),
        `row ${b.index + 1}`,
        `the same holiday stands in row ${a.index + 1} for the same year`,
      ),
    );
}

function unused({ rules, catalogue, scopes, rows }: Tables): readonly LawFault[] {
  const all = [...rows.values()].flat();
  const acts = new Set(all.flatMap(({ act, legalAct }) => [act, legalAct]));
  const statutes = scopes.flatMap((scope) => scope.statutes.map(({ id }) => id));
  const isNamed = (key: 'name' | 'rule', value: string): boolean => all.some((row) => row[key] === value);
  return [
    ...Object.keys(rules)
      .filter((rule) => !isNamed('rule', rule))
      .map((rule) => fault('rules.json', rule, 'is used by no row')),
    ...Object.keys(catalogue)
      .filter((name) => !isNamed('name', name))
      .map((name) => fault('catalogue.json', name, 'is used by no row')),
    ...statutes.filter((id) => !acts.has(id)).map((id) => fault('scopes.json', id, 'is used by no row')),
  ];
}

function idOf(row: Row, catalogue: Catalogue): string {
  return catalogue[row.name]?.holiday ?? row.name;
}

function overlap(a: { since?: number | undefined; until?: number | undefined }, b: typeof a): boolean {
  return startOf(a) <= endOf(b) && startOf(b) <= endOf(a);
}

const startOf = (years: { since?: number | undefined }): number => years.since ?? Number.NEGATIVE_INFINITY;
const endOf = (years: { until?: number | undefined }): number => years.until ?? Number.POSITIVE_INFINITY;

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
}

function repeated(items: readonly string[]): readonly string[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}

function fault(file: string, row: string, message: string): LawFault {
  return { file, row, message };
}
