import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/contract/problems.ts';
import { PROTOCOL_PROBLEMS } from '../../src/contract/protocol-problems.ts';
import { DOCS_TREE } from '../../src/site/docs-tree.ts';

const FOLDER = 'src/site/content/docs';
const slugsOf = (locale: string): string[] =>
  readdirSync(join(FOLDER, locale), { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.mdx'))
    .map((each) => each.replace(/\.mdx$/, '').replace(/\/index$/, ''))
    .sort();

const textOf = (locale: string, slug: string): string => {
  const path = slug === 'docs' ? 'docs/index' : slug;
  return readFileSync(join(FOLDER, locale, `${path}.mdx`), 'utf8');
};

/** What both languages of a page must share: levels of headings, components and their requests, rows of tables. */
function outline(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    if (/^#+ /.test(line)) return [line.replace(/ .*/, '')];
    if (/^<[A-Z]/.test(line)) return [line.replace('&locale=fr', '')];
    return line.startsWith('|') || line.startsWith('- ') ? [line.slice(0, 1)] : [];
  });
}

describe('documentation', () => {
  test('has the same pages in both languages', () => {
    expect(slugsOf('fr')).toEqual(slugsOf('en'));
  });

  test('lists every page in its tree once', () => {
    expect(DOCS_TREE.flatMap(({ slugs }) => slugs as readonly string[]).sort()).toEqual(slugsOf('en'));
  });

  test.each(slugsOf('en').map((slug) => ({ slug })))('$slug has the same outline in both', ({ slug }) => {
    expect(outline(textOf('fr', slug))).toEqual(outline(textOf('en', slug)));
  });

  test.each([{ locale: 'en' }, { locale: 'fr' }])(
    'explains every code of an error in $locale',
    ({ locale }) => {
      const explained = [...textOf(locale, 'docs/errors').matchAll(/^### (.+)$/gm)].map((each) => each[1]);
      expect(explained.sort()).toEqual(Object.keys({ ...PROBLEMS, ...PROTOCOL_PROBLEMS }).sort());
    },
  );
});
