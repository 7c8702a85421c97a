import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startNodeHost } from '../support/hosts/node-host.ts';
import { type Scrape, scrape } from '../support/hosts/scrape.ts';
import { makeBuild } from '../support/hosts/test-host.ts';
import { LANGUAGES, readSource, spaceFaults } from './sources.ts';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly description: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
  readonly templating: { readonly list: readonly { readonly query: string }[] };
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly summary_fr: string };
}

const dashboard: Dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
const rules: readonly Rule[] = (parse(readFileSync('deploy/alerts.yaml', 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
);

/** Words of PromQL and Grafana that the queries use and labels that they sort by. */
const OTHER_WORDS = new Set(
  'sum rate increase histogram_quantile label_values by le operation status bucket job instance'.split(' '),
);

/** Every name in a query that must be a sample's: any word outside texts, selectors and ranges that isn't a keyword. */
function namesIn(query: string): readonly string[] {
  const bare = query.replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, ' ');
  const words = bare.match(/(?<![\w.])[a-z_:][\w:]*/gi) ?? [];
  return words.filter((word) => !OTHER_WORDS.has(word));
}

const build = makeBuild();
let scraped: Scrape;

beforeAll(async () => {
  const host = await startNodeHost(build.folder, { METRICS_PORT: '0' });
  for (const path of ['/api/week.json', '/en/']) await fetch(host.url + path);
  scraped = await scrape(host.metricsUrl ?? '');
  await host.stop();
});

afterAll(() => build.remove());

/** The names of a metric's samples. */
function samplesOf(name: string, type: string): readonly string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
}

const QUERIES = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) => query).filter((query) => query !== 'prometheus'),
];

test.each([...QUERIES, ...rules.map(({ expr }) => expr)])('asks for metrics that there are: %s', (query) => {
  // Prometheus itself knows which targets are up.
  const known = new Set(['up', ...[...scraped.types].flatMap(([name, type]) => samplesOf(name, type))]);
  const asked = namesIn(query);
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard shows every metric of the service itself', () => {
  const shown = new Set(QUERIES.flatMap(namesIn).map((name) => name.replace(/_bucket$/, '')));
  const own = [...scraped.types.keys()].filter((name) => name.startsWith('statdays_'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('dashboard and alerts speak both languages', () => {
  const texts = dashboard.panels.flatMap(({ title, description }) => [title, description]);
  expect(texts.filter((text) => text.split(' / ').length !== 2)).toEqual([]);
  const alerts = rules.map(({ annotations }) => annotations.summary_fr.replace(/\{\{.*?\}\}/g, 'x'));
  expect(spaceFaults([...texts.map((text) => text.split(' / ')[1]), ...alerts].join('\n'))).toEqual([]);
});

describe.each(LANGUAGES)('the documentation in %s', (language) => {
  const { prose } = readSource(language, 'docs/self-hosting');

  test('says what every metric means', () => {
    const described = new Set(
      [...prose.matchAll(/^\| (`[^|]+`) \| \S/gm)].flatMap(([, names = '']) => names.match(/\w+/g)),
    );
    expect([...scraped.types.keys()].filter((name) => !described.has(name))).toEqual([]);
  });

  test('says what to do about every alert', () => {
    const described = [...prose.matchAll(/^\| `(StatDays\w+)` \| \S/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });
});
