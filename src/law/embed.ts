import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Law } from '../holidays/law.ts';
import { compactLists } from '../holidays/lists/compact.ts';
import { toSummary } from '../holidays/lists/description.ts';
import { byScope } from '../holidays/scope.ts';
import { readEstablishedLaw } from './read.ts';

/*
 * A bundle has no data folder to read when it runs, and should not carry the schemas that check it. It imports the checked law from the
 * module `statdays:law`, which exists only in bundles; lists/embedded.d.ts declares it.
 */
const MODULE = 'statdays:law';
/** The rules of computing time stand in a module of their own, for the pages that count without them. */
const TIME_LIMITS_MODULE = 'statdays:time-limits';
const MODULES: Readonly<Record<string, () => string>> = {
  [MODULE]: lawText,
  [TIME_LIMITS_MODULE]: timeLimitsText,
};
const DATA = fileURLToPath(new URL('../../data', import.meta.url));

/** A bundle leaves out what it does not ask for. */
function lawText(): string {
  const { law, evidence, weekendRules, changes, lists, listEvidence } = readEstablishedLaw(DATA);
  const { timeLimits, ...daysOfLists } = lists;
  return [
    onDemand('embeddedLaw', withShortDateKeys(law)),
    onDemand('embeddedEvidence', evidence),
    onDemand('embeddedWeekendRules', weekendRules),
    onDemand('embeddedChanges', changes),
    onDemand('embeddedLists', compactLists(daysOfLists)),
    onDemand('embeddedListSummaries', mapValues(listEvidence.descriptions, toSummary)),
    onDemand('embeddedListEvidence', listEvidence),
  ].join('');
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

function timeLimitsText(): string {
  return onDemand('embeddedTimeLimits', readEstablishedLaw(DATA).lists.timeLimits ?? {});
}

/** Of a date's words, which make the law readable, a listing needs but that they differ. */
function withShortDateKeys(law: Law): Law {
  const keys = new Map(Object.keys(law.dates).map((words, index) => [words, `${index}`]));
  const keyOf = (words: string): string => keys.get(words) ?? words;
  return {
    ...law,
    dates: Object.fromEntries(Object.entries(law.dates).map(([words, periods]) => [keyOf(words), periods])),
    rows: byScope((code) => law.rows[code].map((row) => ({ ...row, date: keyOf(row.date) }))),
  };
}

/** One JSON text, parsed when it is first needed: an instance that starts may never get a request. */
function onDemand(name: string, value: object): string {
  const text = JSON.stringify(inLatin1(JSON.stringify(value)));
  return `const ${name}Text = ${text};\nlet ${name}Value;\nexport const ${name} = () => (${name}Value ??= JSON.parse(${name}Text));\n`;
}

/**
 * A JSON text whose characters beyond Latin-1 are escaped (RFC 8259 7): V8 keeps such a text, and reads it, as single bytes; one
 * character more would make pairs of all of them. `npm run bench:edge` measures how a bundle that holds the law starts.
 */
function inLatin1(json: string): string {
  return json.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** For esbuild. */
export const embedLaw: EsbuildPlugin = {
  name: MODULE,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^statdays:/ }, ({ path }) => ({ path, namespace: MODULE }));
    onLoad({ filter: /^/, namespace: MODULE }, ({ path }) => ({ contents: MODULES[path]?.() ?? '' }));
  },
};

/** For vite, and so for vitest and Astro. */
export const embedLawWithVite = {
  name: MODULE,
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0statdays:') ? MODULES[id.slice(1)]?.() : undefined),
};
