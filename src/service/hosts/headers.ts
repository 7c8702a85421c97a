import { LOCALES } from '../../core/language/locale.ts';
import { CACHEABLE, CORS_HEADERS, type Header, JSON_TYPE } from '../api/answer.ts';
import { MOVED_DOCS } from '../contract/docs-pages.ts';
import { DATA_FOLDERS, DATA_ROOTS } from '../contract/files.ts';
import { missingPath } from '../documents/missing-file.ts';
import { SITE_HEADERS } from './site-headers.ts';

/** Astro names these files by their content. */
const NAMED_BY_CONTENT = '/_astro/';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** For a data file that doesn't exist. The problem is in both languages. */
export const MISSING_HEADERS: readonly Header[] = [
  ['Content-Type', 'application/problem+json'],
  ['Content-Language', 'en, fr'],
  ...CORS_HEADERS,
];

/** The file may exist a minute later. */
export const MISSING_CACHE = 'public, max-age=60';

/** Whether the data set has the path: read from any origin, cached like the API's answers. */
export function isData(path: string): boolean {
  return DATA_ROOTS.some((root) => (root.endsWith('/') ? path.startsWith(root) : path === root));
}

export function chooseCacheControl(path: string): string {
  if (isData(path)) return CACHEABLE;
  return path.startsWith(NAMED_BY_CONTENT) ? IMMUTABLE : REVALIDATED;
}

/** The same rules for Netlify, which serves the files itself: its file `_headers`. */
export function netlifyHeaders(): string {
  const ofData: readonly Header[] = [...CORS_HEADERS, ['Cache-Control', CACHEABLE]];
  const rules: readonly (readonly [path: string, headers: readonly Header[]])[] = [
    ['/*', SITE_HEADERS],
    ...DATA_ROOTS.map((root) => [root.endsWith('/') ? `${root}*` : root, ofData] as const),
    [missingPath('/*/'), [...MISSING_HEADERS, ['Cache-Control', MISSING_CACHE]]],
    [`${NAMED_BY_CONTENT}*`, [['Cache-Control', IMMUTABLE]]],
    // Netlify leaves out the encoding of these types, or doesn't know them.
    ['/*.json', [['Content-Type', JSON_TYPE]]],
    ['/*.ics', [['Content-Type', 'text/calendar; charset=utf-8']]],
    ['/*.csv', [['Content-Type', 'text/csv; charset=utf-8; header=present']]],
    ['/*.md', [['Content-Type', 'text/markdown; charset=utf-8']]],
    ['/*.osdx', [['Content-Type', 'application/opensearchdescription+xml; charset=utf-8']]],
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** Netlify's file `_redirects`, for paths without a file. Every other path gets /404.html by itself. */
export function netlifyRedirects(): string {
  const rules = [
    ...[...MOVED_DOCS].map(([from, to]) => `${from} ${to} 301`),
    ...LOCALES.map((locale) => `/${locale}/* /${locale}/404/index.html 404`),
    ...DATA_FOLDERS.map((folder) => `${folder}* ${missingPath(folder)} 404`),
  ];
  return `${rules.join('\n')}\n`;
}
