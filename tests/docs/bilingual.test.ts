import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PARAMETERS } from '../../src/contract/parameters.ts';
import { namedSchemas } from '../../src/contract/schemas/openapi.ts';
import { DOCS_TREE } from '../../src/site/docs-tree.ts';
import { schemaRows } from '../../src/site/lib/calls/schema-rows.ts';
import { LANGUAGES, linksOf, readSource, shapeOf } from './sources.ts';

const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);

/** Addresses outside the documentation that are words. */
const TRANSLATED: Readonly<Record<string, string>> = {
  '/en/explorer/': '/fr/explorateur/',
  '/en/week/': '/fr/semaine/',
  '/en/holidays/': '/fr/jours-feries/',
  '/en/lists/': '/fr/listes/',
};
const inFrench = (link: string): string => TRANSLATED[link] ?? link.replace(/^\/en\//, '/fr/');

describe.each(slugs)('%s', (slug) => {
  const en = readSource('en', slug);
  const fr = readSource('fr', slug);

  test('has a title and a description in both languages', () => {
    expect([en.title, en.description, fr.title, fr.description]).not.toContain('');
    expect(fr.description).not.toBe(en.description);
  });

  test('has the same paragraphs, items and rows in both languages', () => {
    expect(shapeOf(fr)).toEqual(shapeOf(en));
  });

  test('has the same links in both languages', () => {
    expect([...linksOf(fr)].sort()).toEqual(linksOf(en).map(inFrench).sort());
  });
});

test('the contract has the French of all that it describes', () => {
  const fields = Object.values(namedSchemas()).flatMap((schema) => schemaRows(schema));
  const described = [...fields, ...Object.values(PARAMETERS)].map(({ description }) => description);
  expect(
    described.filter(({ en, fr }) => (en === '') !== (fr === '') || (en.includes(' ') && en === fr)),
  ).toEqual([]);
});

test.each(LANGUAGES)('every variable of the environment is explained in %s', (language) => {
  const { prose } = readSource(language, 'docs/self-hosting');
  expect(variables().filter((name) => !prose.includes(`- \`${name}\``))).toEqual([]);
});

/** Those of .env.example, and those that the sources read by name. */
function variables(): readonly string[] {
  const example = readFileSync('.env.example', 'utf8');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  const reads = /(?:edgeVariable\('|\.env\('|const \{ )([A-Z][A-Z_]+)(?:, ([A-Z][A-Z_]+))?/g;
  for (const file of globSync('src/{hosts/netlify,keys,provider,site/lib}/**/*.ts')) {
    for (const [, first = '', second = ''] of readFileSync(file, 'utf8').matchAll(reads))
      names.push(first, second);
  }
  return [...new Set(names)].filter((name) => name !== '').sort();
}
