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

/** What each line is that both languages of a page share: a heading of a level, an item, a row, a component with its request, or text. */
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

const COUNTED =
  'requêtes?|mois|ans|%|kilomètres|fois|secondes?|minutes?|heures?|jours?|semaines?|longues|années|provinces|endroits|octets|ko|' +
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/**
 * Spaces as in Canada (Office québécois de la langue française): a no-break space before a colon, inside guillemets and between a
 * number and what it counts; none before `;`, `?` and `!`.
 */
const FAULTS: readonly RegExp[] = [
  /.{0,20}[ \u00a0\u202f][;?!].{0,5}/g,
  /.{0,20}(?<![\u00a0|]):\s.{0,5}/g,
  /«(?!\u00a0).{0,20}/g,
  /.{0,20}(?<!\u00a0)»/g,
  new RegExp(`(?:\\d|\\d+er|\\}) (?:${COUNTED})(?!\\p{L})`, 'gu'),
  /(?<![\d.,:/-])\d{4,}[ \u00a0](?:kilomètres|requêtes|secondes|jours|octets|lignes|pages|mots|provinces)(?!\p{L})/gu,
];

/** The faulty places with a little context. Code, addresses and what a template computes are not looked at. */
export function spaceFaults(markdown: string): readonly string[] {
  const text = markdown.replace(/\$\{[^}]*\}/g, '{}').replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|^[|: -]+$/gm, 'x');
  return FAULTS.flatMap((fault) => text.match(fault) ?? []);
}

/** Common English words that aren't French words. One of them may be part of a name. */
const ENGLISH = /(?<![\p{L}’-])(?:the|and|of|with|is|are|was|which|this|that|from|not)(?![\p{L}’-])/giu;

/** Sentences of a French text with two such words or more. Code, addresses and placeholders are not looked at. */
export function englishIn(markdown: string): readonly string[] {
  const text = markdown.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}/g, 'x');
  return text.split(/[.;:?!]\s|\n/).filter((sentence) => (sentence.match(ENGLISH)?.length ?? 0) > 1);
}
