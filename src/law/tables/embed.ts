import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Law } from '../../core/holidays/law.ts';
import { byScope } from '../../core/holidays/scope.ts';
import type { ListDescription, ListSummary } from '../../core/lists/list.ts';
import { compactLists } from '../../core/lists/lists.ts';
import type { PastOfHoliday } from './history.ts';
import { type EstablishedLaw, readEstablishedLaw } from './read.ts';
import type { ListEvidence } from './schema.ts';

/*
 * A bundle has no data folder at run time and should not carry the schemas. It imports the checked law from modules that exist only
 * in bundles; embedded.d.ts here, in src/core/holidays and in src/law/provider declares them. On the site each module is a chunk, so what a script
 * needs without the law has its own module. Unused exports are dropped.
 *
 * The tables are JSON texts, not JSON imports, which bundlers turn into object literals: those take 7 to 10% longer at a cold start.
 */
const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

const MODULES: Readonly<Record<string, (law: EstablishedLaw) => string>> = {
  'statdays:law': (all) => {
    return [
      "import { embeddedActs } from 'statdays:acts';\n",
      "import { embeddedNames } from 'statdays:names';\n",
      "import { embeddedNotes } from 'statdays:notes';\n",
      "import { embeddedRows } from 'statdays:rows';\n",
      "import { embeddedZones } from 'statdays:zones';\n",
      'export const embeddedLaw = () => ({ ...embeddedRows(), ...embeddedActs(), ...embeddedNotes(), holidays: embeddedNames(), get zones() { return embeddedZones(); } });\n',
      onDemand('embeddedEvidence', all.evidence),
      onDemand('embeddedWeekendRules', all.weekendRules),
      onDemand('embeddedPaid', all.paid),
      onDemand('embeddedChanges', all.changes),
      onDemand('embeddedDifferences', all.settled),
      onDemand('embeddedListSummaries', summaries(all.listEvidence)),
      onDemand('embeddedListEvidence', all.listEvidence),
      onDemand('embeddedHistory', all.history),
      onDemand('embeddedQuestions', all.openQuestions),
      onDemand('embeddedPayCases', all.payCases),
    ].join('');
  },
  'statdays:rows': ({ law: { zones, holidays, statutes, acts, notes, inLieu, ...law } }) =>
    onDemand('embeddedRows', withShortDateKeys(law)),
  'statdays:names': ({ law }) => onDemand('embeddedNames', law.holidays),
  'statdays:lists': ({ lists: { timeLimits, ...lists } }) => onDemand('embeddedLists', compactLists(lists)),
  // Two parts of the law, for the package: see scripts/build/build-package.ts.
  'statdays:acts': ({ law: { statutes, acts } }) => onDemand('embeddedActs', { statutes, acts }),
  // The days of the law rest on these, but not on the names of the acts.
  'statdays:chains': ({ law: { acts } }) => onDemand('embeddedChains', { acts }),
  'statdays:notes': ({ law: { notes, inLieu } }) => onDemand('embeddedNotes', { notes, inLieu }),
  'statdays:notes-en': ({ law: { notes } }) => onDemand('embeddedNotes', inLanguage({ notes }, 'En')),
  'statdays:notes-fr': ({ law: { notes } }) => onDemand('embeddedNotes', inLanguage({ notes }, 'Fr')),
  'statdays:time-limits': ({ lists }) => onDemand('embeddedTimeLimits', lists.timeLimits ?? {}),
  'statdays:pay': ({ pay }) =>
    onDemand(
      'embeddedPay',
      byScope((code) => ({ ...pay[code], sources: undefined })),
    ),
  'statdays:pay-sources': ({ pay }) =>
    onDemand(
      'embeddedPaySources',
      byScope((code) => pay[code].sources),
    ),
  'statdays:offices': ({ offices }) => onDemand('embeddedOffices', offices),
  'statdays:offices-en': ({ offices }) => onDemand('embeddedOffices', inLanguage(offices, 'En')),
  'statdays:offices-fr': ({ offices }) => onDemand('embeddedOffices', inLanguage(offices, 'Fr')),
  'statdays:openings-en': ({ offices }) =>
    onDemand('embeddedOffices', withoutSources(inLanguage(offices, 'En'))),
  'statdays:openings-fr': ({ offices }) =>
    onDemand('embeddedOffices', withoutSources(inLanguage(offices, 'Fr'))),
  'statdays:zones': ({ law }) => onDemand('embeddedZones', law.zones),
  'statdays:disputed': ({ law }) => onDemand('embeddedDisputed', findDisputed(law)),
  'statdays:periods': ({ history }) => onDemand('embeddedPeriods', periodsOf(history)),
  'statdays:periods-en': ({ history }) => onDemand('embeddedPeriods', inLanguage(periodsOf(history), 'En')),
  'statdays:periods-fr': ({ history }) => onDemand('embeddedPeriods', inLanguage(periodsOf(history), 'Fr')),
  'statdays:origins-en': ({ history }) => onDemand('embeddedOrigins', inLanguage(originsOf(history), 'En')),
  'statdays:origins-fr': ({ history }) => onDemand('embeddedOrigins', inLanguage(originsOf(history), 'Fr')),
  'statdays:aliases': ({ aliases }) => onDemand('embeddedAliases', aliases),
  'statdays:slugs': ({ law, slugs }) =>
    onDemand('embeddedScopes', law.scopes) + onDemand('embeddedSlugs', slugs),
  'statdays:peers': ({ law }) =>
    onDemand('embeddedScore', readJson('score/score.json')) +
    onDemand('embeddedProviderNames', readJson('provider/names.json')) +
    onDemand('embeddedProviderRows', readJson(`provider/${law.referenceYear}.json`)),
};

function readJson(file: string): object {
  return JSON.parse(readFileSync(join(DATA, file), 'utf8'));
}

/** The texts in one language only: a page in the other does not carry them. */
function inLanguage(tables: object, language: 'En' | 'Fr'): object {
  return JSON.parse(
    JSON.stringify(tables, (_, value: unknown) => {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
      const { en, fr, nameEn, nameFr, titleFr, urlFr, ...rest } = value as Readonly<Record<string, unknown>>;
      const isFrench = language === 'Fr';
      return {
        ...rest,
        ...(en !== undefined && (isFrench ? { en: '', fr } : { en, fr: '' })),
        ...(nameEn !== undefined && {
          nameEn: isFrench ? nameFr : nameEn,
          nameFr: isFrench ? nameFr : nameEn,
        }),
        ...(isFrench && titleFr !== undefined && { title: titleFr }),
        ...(isFrench && urlFr !== undefined && { url: urlFr }),
      };
    }),
  );
}

/** Who is open or closed, without the texts that say so. */
function withoutSources(offices: object): object {
  return JSON.parse(JSON.stringify(offices, (key, value: unknown) => (key === 'source' ? undefined : value)));
}

function summaries({ descriptions }: ListEvidence) {
  return Object.fromEntries(Object.entries(descriptions).map(([id, list]) => [id, toSummary(list)]));
}

/** Why a day is a holiday, without the sources. */
const originsOf = (history: EstablishedLaw['history']) =>
  Object.fromEntries(
    Object.entries(history).flatMap(([id, { history: origin }]) => (origin ? [[id, { en: origin.en, fr: origin.fr }]] : [])),
  );

/** What a script says of a date in some years: the sentences, without what supports them. */
function periodsOf(history: EstablishedLaw['history']): Readonly<Record<string, PastOfHoliday>> {
  return Object.fromEntries(
    Object.entries(history).flatMap(([id, { became, periods = [], names = {} }]) => {
      const all = [...periods, ...Object.values(names).flatMap(({ periods = [] }) => periods)];
      const past = all.map(({ evidence, confidence, ...said }) => said);
      return became || past.length > 0 ? [[id, { ...(became && { became }), periods: past }]] : [];
    }),
  );
}

/** The ids of the holidays about which sources contradict each other, by scope. */
function findDisputed({ rows }: Law) {
  return byScope((code) => rows[code].filter(({ isDisputed }) => isDisputed).map(({ holiday }) => holiday));
}

/** Listings need distinct keys only, so indices take the place of a date's words. */
function withShortDateKeys<Tables extends Pick<Law, 'dates' | 'rows'>>(law: Tables): Tables {
  const keys = new Map(Object.keys(law.dates).map((words, index) => [words, `${index}`]));
  const keyOf = (words: string): string => keys.get(words) ?? words;
  return {
    ...law,
    dates: Object.fromEntries(Object.entries(law.dates).map(([words, periods]) => [keyOf(words), periods])),
    rows: byScope((code) => law.rows[code].map((row) => ({ ...row, date: keyOf(row.date) }))),
  };
}

/** A JSON text, parsed at its first use: an instance may start and never get a request. */
function onDemand(name: string, value: object): string {
  const text = JSON.stringify(inLatin1(JSON.stringify(value)));
  return `const ${name}Text = ${text};\nlet ${name}Value;\nexport const ${name} = () => (${name}Value ??= JSON.parse(${name}Text));\n`;
}

/**
 * JSON with all characters beyond Latin-1 escaped (RFC 8259 7). V8 stores a Latin-1 string with one byte a character, and any other
 * with two. `npm run bench:edge` measures how a bundle with the law starts.
 */
function inLatin1(json: string): string {
  return json.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const NAME = 'embed-law';
const EMBEDDED = '\0embedded:';

/** For esbuild. A build reads the tables once. */
export const embedLaw: EsbuildPlugin = {
  name: NAME,
  setup: ({ onResolve, onLoad }) => {
    const law = readEstablishedLaw(DATA);
    onResolve({ filter: /^statdays:/ }, ({ path }) => ({ path, namespace: NAME }));
    onLoad({ filter: /^/, namespace: NAME }, ({ path }) => ({ contents: MODULES[path]?.(law) ?? '' }));
  },
};

/** For vite, and so for vitest and Astro. @param now the time since 1970 in ms, which decides the current year. @default the clock */
export function embedLawWithVite(now?: number) {
  let law: EstablishedLaw | undefined;
  return {
    name: NAME,
    // A chunk has its name from here: hosts take `statdays_…` in an address for a key, and refuse it.
    resolveId: (id: string) => (id in MODULES ? id.replace('statdays:', EMBEDDED) : undefined),
    load(this: { readonly meta: { readonly watchMode: boolean } }, id: string) {
      if (!id.startsWith(EMBEDDED)) return undefined;
      // The tables may have changed since the last module.
      if (this.meta.watchMode) law = undefined;
      law ??= readEstablishedLaw(DATA, now);
      return MODULES[id.replace(EMBEDDED, 'statdays:')]?.(law);
    },
  };
}

/** A list as bundles carry it, which need to know how surely its days are established, and not by what. */
function toSummary({ clauses: _, evidence, ...description }: ListDescription): ListSummary {
  const certainty = evidence.map((dates) => dates.map(({ sources: _, ...certain }) => certain));
  return { ...description, certainty };
}
