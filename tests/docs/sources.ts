import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const FOLDER = 'src/site/content/docs';

/** A page of the documentation as it is written. */
export interface SourcePage {
  readonly title: string;
  readonly description: string;
  /** Without front matter, imports, exported code and fenced code. */
  readonly prose: string;
}

/** The file of a page below the folder of its language. @param slug `docs/errors`; `docs` for the first page */
export function fileOf(slug: string): string {
  const group = DOCS_TREE.find(({ slugs }) => slugs.some((other) => other === slug));
  const page = slug === 'docs' ? 'index' : slug.replace('docs/', '');
  return `docs/${group?.folder}/${page}.mdx`;
}

export function textOf(language: Language, slug: string): string {
  return readFileSync(join(FOLDER, language, fileOf(slug)), 'utf8');
}

export function readSource(language: Language, slug: string): SourcePage {
  const text = textOf(language, slug);
  const [, head = '', body = ''] = text.split(/^---$/m);
  const prose = body
    .replace(/^import .*$/gm, '')
    .replace(/^export const \w+ = `[^`]*`;$/gm, '')
    .replace(/^```[\s\S]*?^```$/gm, '');
  const { title = '', description = '' } = parse(head) as Partial<Pick<SourcePage, 'title' | 'description'>>;
  return { title, description, prose };
}

/** The lines' kinds, which both languages share: a heading of a level, an item, a row, a component and its request, or text. */
export function shapeOf({ prose }: SourcePage): readonly string[] {
  const lines = prose.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    /^<[A-Z]/.test(line) ? line.replace('&locale=fr', '') : (/^(?:#+|-|\||<\w+)/.exec(line)?.[0] ?? 'text'),
  );
}

/** Targets of the links inside the site, without their anchors. */
export function linksOf({ prose }: SourcePage): readonly string[] {
  return [...prose.matchAll(/\]\((\/[^)#]*)/g)].map((match) => match[1] ?? '');
}
