import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/contract/problems.ts';
import { PROTOCOL_PROBLEMS } from '../../src/contract/protocol-problems.ts';
import { DOCS_TREE } from '../../src/site/docs-tree.ts';
import { FOLDER, fileOf, LANGUAGES, type Language, textOf } from './sources.ts';

const slugs = DOCS_TREE.flatMap((group): readonly string[] => group.slugs);

function filesIn(language: Language): readonly string[] {
  return readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

/** What both languages of a page must share: levels of headings, components and their requests, rows of tables. */
function outline(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    if (/^#+ /.test(line)) return [line.replace(/ .*/, '')];
    if (/^<[A-Z]/.test(line)) return [line.replace('&locale=fr', '')];
    return line.startsWith('|') || line.startsWith('- ') ? [line.slice(0, 1)] : [];
  });
}

describe('documentation', () => {
  test.each(LANGUAGES)('lists every page in its tree once, in the folder of its group: %s', (language) => {
    expect(slugs.map(fileOf).sort()).toEqual(filesIn(language));
  });

  test.each(slugs.map((slug) => ({ slug })))('$slug has the same outline in both', ({ slug }) => {
    expect(outline(textOf('fr', slug))).toEqual(outline(textOf('en', slug)));
  });

  test.each(LANGUAGES)('explains every code of an error: %s', (language) => {
    const explained = [...textOf(language, 'docs/errors').matchAll(/^### (.+)$/gm)].map((match) => match[1]);
    expect(explained.sort()).toEqual(Object.keys({ ...PROBLEMS, ...PROTOCOL_PROBLEMS }).sort());
  });
});
