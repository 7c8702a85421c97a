import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { BundledLaw } from '../../core/bundled/law.ts';
import type { BundledPaySources } from '../../core/bundled/pay-sources.ts';
import type { BundledTimeLimits } from '../../core/bundled/time-limits.ts';
import { once } from '../../core/common/once.ts';
import type { Law } from '../../core/holidays/law.ts';
import { byScope } from '../../core/holidays/scope.ts';
import type { ListDescription, ListSummary, ListTables } from '../../core/lists/list.ts';
import type { OfficeTable } from '../../core/offices/office-table.ts';
import type { PayTables } from '../../core/pay/pay.ts';
import { type EstablishedLaw, readEstablishedLaw } from '../tables/read.ts';
import type { BundledEvidence } from './evidence.ts';

/*
 * A bundle has no data folder at run time and should not carry the schemas. It imports the checked tables as JSON texts, each a module that
 * one file of the same name reads: src/core/bundled/law.ts reads `statdays:law`. A text takes 7 to 10% less time at a cold start than the
 * object literal that bundlers make of a JSON file. Tables that need no reading are imported from `data` as they are.
 */
const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

/** The tables of a data folder, read and checked once in a process: a build, its bundles and Astro's configuration share them. */
export const readTablesOnce = once((data: string): EstablishedLaw => readEstablishedLaw(data));

const TABLES = {
  law: ({ law: { scopes, zones, holidays, ...law } }): BundledLaw => withShortDateKeys(law),
  lists: ({ lists: { timeLimits: _, ...lists } }): ListTables => lists,
  'time-limits': ({ lists: { timeLimits = {} }, listEvidence: { descriptions } }): BundledTimeLimits => ({
    timeLimits,
    summaries: Object.fromEntries(Object.entries(descriptions).map(([id, list]) => [id, toSummary(list)])),
  }),
  pay: ({ pay }): PayTables =>
    byScope((code) => {
      const { sources: _, ...rules } = pay[code];
      return rules;
    }),
  'pay-sources': ({ pay }): BundledPaySources => byScope((code) => pay[code].sources),
  offices: ({ offices }): readonly OfficeTable[] => offices,
  evidence: ({ law, lists, pay, slugs, aliases, ...evidence }): BundledEvidence => ({
    ...evidence,
    providerNames: readJson('provider/names.json'),
    providerRows: readJson(`provider/${law.referenceYear}.json`),
  }),
} satisfies Readonly<Record<string, (law: EstablishedLaw) => object>>;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(DATA, file), 'utf8'));
}

function moduleText(name: string, law: EstablishedLaw): string {
  const tables = TABLES[name as keyof typeof TABLES](law);
  return `export default ${JSON.stringify(inLatin1(JSON.stringify(tables)))};`;
}

/**
 * JSON with all characters beyond Latin-1 escaped (RFC 8259 7). V8 stores a Latin-1 string with one byte a character, and any other
 * with two. `npm run bench:edge` measures how a bundle with the law starts.
 */
function inLatin1(json: string): string {
  return json.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Listings need distinct keys only, so indices take the place of a date's words: a page's first answer is near its limit of bytes. */
function withShortDateKeys<Tables extends Pick<Law, 'dates' | 'rows'>>(law: Tables): Tables {
  const keys = new Map(Object.keys(law.dates).map((words, index) => [words, `${index}`]));
  const shorten = (words: string): string => keys.get(words) ?? words;
  return {
    ...law,
    dates: Object.fromEntries(Object.entries(law.dates).map(([words, periods]) => [shorten(words), periods])),
    rows: byScope((code) => law.rows[code].map((row) => ({ ...row, date: shorten(row.date) }))),
  };
}

const NAME = 'embed-law';
const PREFIX = 'statdays:';
const EMBEDDED = '\0embedded:';

export const embedLaw: EsbuildPlugin = {
  name: NAME,
  setup: ({ onResolve, onLoad }) => {
    const law = readTablesOnce(DATA);
    onResolve({ filter: /^statdays:/ }, ({ path }) => ({ path, namespace: NAME }));
    onLoad({ filter: /^/, namespace: NAME }, ({ path }) => ({
      contents: moduleText(path.replace(PREFIX, ''), law),
    }));
  },
};

/** For vite, and so for vitest and Astro. @param now the time since 1970 in ms, which decides the current year. @default the clock */
export function embedLawWithVite(now?: number) {
  const read = () => (now === undefined ? readTablesOnce(DATA) : readEstablishedLaw(DATA, now));
  let law: EstablishedLaw | undefined;
  return {
    name: NAME,
    // A chunk has its name from here: hosts take `statdays_…` in an address for a key, and refuse it.
    resolveId: (id: string) => (id.replace(PREFIX, '') in TABLES ? id.replace(PREFIX, EMBEDDED) : undefined),
    load(
      this: { readonly meta: { readonly watchMode: boolean }; environment: { name: string } },
      id: string,
    ) {
      // A browser shows what is known of a holiday's history, and not its evidence.
      if (this.environment.name === 'client' && /\/data\/history\/[a-z0-9-]+\.json$/.test(id))
        return JSON.stringify(JSON.parse(readFileSync(id, 'utf8')), (key, value) =>
          key === 'evidence' ? undefined : value,
        );
      if (!id.startsWith(EMBEDDED)) return undefined;
      // A person who saves a table sees it at once.
      law = this.meta.watchMode ? readEstablishedLaw(DATA, now) : (law ?? read());
      return moduleText(id.replace(EMBEDDED, ''), law);
    },
  };
}

/** A list as bundles carry it, which need to know how surely its days are established, and not by what. */
function toSummary({ clauses: _, evidence, ...description }: ListDescription): ListSummary {
  const certainty = evidence.map((dates) => dates.map(({ sources: _, ...certain }) => certain));
  return { ...description, certainty };
}
