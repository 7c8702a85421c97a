import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributes, type HtmlPage, htmlPage, htmlPages, tags } from '../../support/site/html-pages.ts';
import { servedSite } from '../../support/site/served-site.ts';

const CLIENT = 'dist/client';
const site = servedSite();
const { siteUrl } = JSON.parse(readFileSync('dist/build.json', 'utf8')) as { siteUrl: string };
const pages = htmlPages(CLIENT);
const idsByPath = new Map(pages.map((page) => [page.path, new Set(attributes(page, 'id'))]));
/** Made on demand: the redirects by language. */
const ON_DEMAND = new Set(['/', '/docs/']);
const OTHER_SCHEME = /^(?:mailto|webcal|data):/;

/** Why a link of a page is wrong; undefined for a good one and for one that leaves the site. */
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

/** The address that a page says is its own; undefined if it names none, or several. */
function canonical(page: HtmlPage): string | undefined {
  const [link, ...more] = tags(page, 'link', { rel: 'canonical' });
  return more.length === 0 ? link?.['href'] : undefined;
}

describe('links', () => {
  test('resolve with their anchors on every page', () => {
    const faults = pages.flatMap((page) =>
      [...new Set([...attributes(page, 'href'), ...attributes(page, 'src')])].flatMap(
        (link) => fault(page.path, link) ?? [],
      ),
    );
    expect([...new Set(faults)].slice(0, 30)).toEqual([]);
  });

  /** No page of content: a search, a page that leads on, a 404. */
  const isNoIndex = (page: (typeof pages)[number]): boolean =>
    tags(page, 'meta', { name: 'robots' }).some(({ content = '' }) => content.includes('noindex'));

  test('lead from every page to the same page in the other language', () => {
    const lost = pages
      .filter((page) => /^\/(?:en|fr)\//.test(page.path) && !isNoIndex(page))
      .filter((page) => {
        const others = tags(page, 'link', { rel: 'alternate' }).filter(({ hreflang }) => hreflang);
        return others.length !== 3 || others.some(({ href = '' }) => !idsByPath.has(new URL(href).pathname));
      });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  const sitemap = readFileSync(join(CLIENT, 'sitemap-0.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

  test('name no page in the sitemap under another address than its own', () => {
    const others = locations.filter((location) => {
      const page = pages.find(({ path }) => path === new URL(location).pathname);
      return !page || canonical(page) !== location;
    });
    expect(others).toEqual([]);
  });

  test('name every indexed page in the sitemap', () => {
    const listed = new Set(locations.map((location) => new URL(location).pathname));
    const missing = pages
      .filter((page) => tags(page, 'meta', { name: 'robots', content: 'noindex' }).length === 0)
      .filter((page) => canonical(page) === `${siteUrl}${page.path}`)
      .filter(({ path }) => !listed.has(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test('name a page in the sitemap next to the same page in the other language', () => {
    const alone = sitemap
      .split('<url>')
      .slice(1)
      .filter((entry) => {
        const languages = [...entry.matchAll(/ hreflang="([^"]+)"/g)].map((match) => match[1]);
        return languages.join() !== 'en-CA,fr-CA,x-default';
      });
    expect(alone).toEqual([]);
  });

  test.each([
    ['/en/nova-scotia/', '/en/'],
    ['/fr/ontario/2026/', '/fr/'],
    ['/en/week/', '/en/week/'],
    ['/en/docs/quick-start/', '/en/docs/'],
  ])('of the header mark on %s the part that it belongs to', (path, href) => {
    const { elements } = htmlPage(CLIENT, path);
    const current = elements.find(({ name, attribs }) => name === 'a' && attribs['aria-current']);
    expect(current?.attribs['href']).toBe(href);
  });
});

const bytesOf = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${site.url}${path}`)).arrayBuffer());

test.each([
  { path: '/favicon.ico', type: 'image/x-icon', begins: [0, 0, 1, 0, 1, 0, 32, 32] },
  { path: '/apple-touch-icon.png', type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { path: '/share.en.png', type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { path: '/share.fr.png', type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
])('$path is a picture', async ({ path, type, begins }) => {
  const { status, headers } = await fetch(`${site.url}${path}`);
  expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  expect([...(await bytesOf(path)).subarray(0, begins.length)]).toEqual(begins);
});

test('llms.txt names nothing that is not there', async () => {
  const text = (await bytesOf('/llms.txt')).toString();
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => {
    const { pathname, search } = new URL(match[1] ?? '');
    return pathname + search;
  });
  expect(paths).toEqual(
    expect.arrayContaining(['/fr/', '/downloads/all.csv', '/downloads/all.json', '/calendars/ca.en.ics']),
  );
  for (const path of paths) {
    const { status } = await fetch(`${site.url}${path}`, { method: 'HEAD' });
    expect([path, status]).toEqual([path, 200]);
  }
});

test.each(['/sitemap-index.xml', '/sitemap.xml'])('%s names the map of the site', async (path) => {
  const text = (await bytesOf(path)).toString();
  expect(text).toMatch(/<loc>[^<]+\/sitemap-0\.xml<\/loc>/);
});
