import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface HtmlPage {
  /** As in an address: `/en/ontario/2026/`, `/404.html`. */
  readonly path: string;
  readonly html: string;
}

/** Every page of a build. */
export function htmlPages(client: string): readonly HtmlPage[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.html'))
    .map((each) => {
      const location = join(each.parentPath, each.name);
      const path = location
        .slice(client.length)
        .replaceAll(sep, '/')
        .replace(/\/index\.html$/, '/');
      return { path, html: readFileSync(location, 'utf8') };
    });
}

/** Values of an attribute in a page, entities decoded. */
export function attributes(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => decoded(match[1] ?? ''));
}

export function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
