import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameIn } from '../../src/core/language/locale.ts';
import { OPERATION_NAMES, OPERATIONS, operationPath } from '../../src/service/contract/operations.ts';
import { PARAMETERS } from '../../src/service/contract/parameters.ts';
import { toPattern } from '../../src/service/contract/path-template.ts';
import { namedSchemas } from '../../src/service/contract/schemas/openapi.ts';
import { schemaRows } from '../../src/site/calls/schema-rows.ts';
import { counterpartPath } from '../../src/site/common/other-language.ts';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import words from '../../src/site/search/words.json' with { type: 'json' };
import { FOLDER, fileOf, LANGUAGES, linksOf, readSource, shapeOf, textOf } from './sources.ts';

const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);

const inFrench = (link: string): string =>
  link.startsWith('/en/') ? counterpartPath(link, 'fr') : link.replace('.en.md', '.fr.md');

// Lines are paragraphs, items and rows.
test.each(slugs)(
  '%s has a title, a description, the same lines and the same links in both languages',
  (slug) => {
    const en = readSource('en', slug);
    const fr = readSource('fr', slug);
    expect([en.title, en.description, fr.title, fr.description]).not.toContain('');
    expect(fr.description).not.toBe(en.description);
    expect(shapeOf(fr)).toEqual(shapeOf(en));
    expect([...linksOf(fr)].sort()).toEqual(linksOf(en).map(inFrench).sort());
  },
);

// Names of parameters, fields and values are code in both languages, or in neither.
test('the contract has the French of all that it describes, with the same code', () => {
  const fields = Object.values(namedSchemas()).flatMap((schema) => schemaRows(schema));
  const described = [...fields, ...Object.values(PARAMETERS)].map(({ description }) => description);
  const codeIn = (text: string) => [...new Set(text.match(/`[^`]+`/g))].sort().join();
  expect(described.length).toBeGreaterThan(200);
  expect(
    described.filter(
      ({ en, fr }) =>
        (en === '') !== (fr === '') || (en.includes(' ') && en === fr) || codeIn(en) !== codeIn(fr),
    ),
  ).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every page is in the tree once, in the folder of its group', () => {
    const files = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' });
    expect(slugs.map(fileOf).sort()).toEqual(files.filter((file) => file.endsWith('.mdx')).sort());
  });

  test.each(OPERATION_NAMES)('%s is in the reference, with the parameters that it takes', (name) => {
    const reference = slugs.map((slug) => textOf(language, slug)).join('\n');
    const paths = [...reference.matchAll(/^#+ GET (.+)$/gm)].map(([, path = '']) =>
      path.replaceAll('<wbr />', ''),
    );
    expect(paths.filter((path) => toPattern(operationPath(name)).test(path))).toHaveLength(1);
    // An operation in plain text takes what the one in JSON does.
    const described = name.replace('.txt', '.json') as typeof name;
    const takes: readonly string[] = OPERATIONS[name].takes;
    expect(takes).toEqual(OPERATIONS[described].takes);
    if (takes.some((taken) => taken !== 'locale'))
      expect(reference.includes(`<Parameters operation="${described}" />`)).toBe(true);
  });
});

test.each(LANGUAGES)('search names pages of the documentation in %s as they are titled', (language) => {
  const guides = words.guides.filter(({ id }) => id.startsWith('docs'));
  for (const { id, ...names } of guides) expect(nameIn(names, language)).toBe(readSource(language, id).title);
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
  for (const file of globSync('src/{service/hosts/netlify,service/keys,law/provider,site}/**/*.ts')) {
    for (const [, first = '', second = ''] of readFileSync(file, 'utf8').matchAll(reads))
      names.push(first, second);
  }
  return [...new Set(names)].filter((name) => name !== '').sort();
}
