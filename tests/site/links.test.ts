import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributes, htmlPages } from '../support/html-pages.ts';

const CLIENT = 'dist/client';
const { siteUrl } = JSON.parse(readFileSync('dist/build.json', 'utf8')) as { siteUrl: string };
const pages = htmlPages(CLIENT);
const idsByPath = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));
/** Made on demand: the redirects by language. */
const ON_DEMAND = new Set(['/', '/docs/']);
const OTHER_SCHEME = /^(?:mailto|webcal|data):/;

/** What is wrong with a link of a page; undefined for a good one and for one that leaves the site. */
function fault(from: string, link: string): string | undefined {
  if (OTHER_SCHEME.test(link)) return undefined;
  const { origin, pathname, hash } = new URL(link, `${siteUrl}${from}`);
  if (origin !== siteUrl) return link.startsWith('https://') ? undefined : `${from}: ${link} is not safe`;
  const path = decodeURIComponent(pathname);
  if (ON_DEMAND.has(path) || path.startsWith('/api/')) return undefined;
  const ids = idsByPath.get(path);
  if (!ids && (path.endsWith('/') || !existsSync(join(CLIENT, path)))) return `${from}: no ${path}`;
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor !== '' && ids && !ids.has(anchor) ? `${from}: no ${path}#${anchor}` : undefined;
}

describe('links', () => {
  test('resolve with their anchors on every page', () => {
    const faults = pages.flatMap(({ path, html }) =>
      [...new Set([...attributes(html, 'href'), ...attributes(html, 'src')])].flatMap(
        (link) => fault(path, link) ?? [],
      ),
    );
    expect([...new Set(faults)].slice(0, 30)).toEqual([]);
  });

  test('lead from every page to the same page in the other language', () => {
    const lost = pages
      .filter(({ path }) => /^\/(?:en|fr)\//.test(path) && !path.endsWith('/404/'))
      .filter(({ html }) => {
        const other = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
        return other.length !== 3 || other.some((each) => !idsByPath.has(new URL(each[2] ?? '').pathname));
      });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  const sitemap = readFileSync(join(CLIENT, 'sitemap-0.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((each) => each[1] ?? '');

  test('name no page in the sitemap under another address than its own', () => {
    const others = locations.filter((location) => {
      const page = pages.find(({ path }) => path === new URL(location).pathname);
      return !page?.html.includes(`rel="canonical" href="${location}"`);
    });
    expect(others).toEqual([]);
  });

  test('name every indexed page in the sitemap', () => {
    const listed = new Set(locations.map((location) => new URL(location).pathname));
    const missing = pages
      .filter(({ html }) => !html.includes('content="noindex"') && html.includes(`rel="canonical"`))
      .filter(({ path, html }) => html.includes(`rel="canonical" href="${siteUrl}${path}"`))
      .filter(({ path }) => !listed.has(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test('name a page in the sitemap beside the same page in the other language', () => {
    const alone = sitemap
      .split('<url>')
      .slice(1)
      .filter((entry) => {
        const languages = [...entry.matchAll(/ hreflang="([^"]+)"/g)].map((each) => each[1]);
        return languages.join() !== 'en-CA,fr-CA,x-default';
      });
    expect(alone).toEqual([]);
  });
});
