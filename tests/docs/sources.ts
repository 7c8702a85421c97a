import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const FOLDER = 'src/site/content/docs';

/** A page of the documentation as it is written. */
export interface SourcePage {
  readonly title: string;
  readonly description: string;
  /** Without front matter, imports, exported code and fenced code. */
  readonly prose: string;
}

/** @param slug `docs/errors`; `docs` for the first page */
export function readSource(language: Language, slug: string): SourcePage {
  const file = slug === 'docs' ? 'docs/index.mdx' : `${slug}.mdx`;
  const text = readFileSync(join(FOLDER, language, file), 'utf8');
  const [, head = '', body = ''] = text.split(/^---$/m);
  const prose = body
    .replace(/^import .*$/gm, '')
    .replace(/^export const \w+ = `[^`]*`;$/gm, '')
    .replace(/^```[\s\S]*?^```$/gm, '');
  const { title = '', description = '' } = parse(head) as Partial<Pick<SourcePage, 'title' | 'description'>>;
  return { title, description, prose };
}

/** What each block of lines is: a heading of a level, an item, a row, or text. */
export function shapeOf({ prose }: SourcePage): readonly string[] {
  const lines = prose.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => /^(?:#+|-|\||<\w+)/.exec(line)?.[0] ?? 'text');
}

/** Targets of the links inside the site, without their anchors. */
export function linksOf({ prose }: SourcePage): readonly string[] {
  return [...prose.matchAll(/\]\((\/[^)#]*)/g)].map((match) => match[1] ?? '');
}
