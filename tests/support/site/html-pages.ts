import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { filesBelow } from '../../../src/law/common/files.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface HtmlPage {
  /** As in an address: `/en/ontario/2026/`, `/404.html`. */
  readonly path: string;
  /** Every element, in the order of the page. */
  readonly elements: readonly Element[];
}

/** Every page of a build. */
export function htmlPages(client: string): readonly HtmlPage[] {
  return filesBelow(client)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${file}`.replace(/\/index\.html$/, '/');
      return { path, elements: elementsOf(readFileSync(join(client, file), 'utf8')) };
    });
}

/** The page of a build at an address that ends with a slash. */
export function htmlPage(client: string, path: string): HtmlPage {
  return { path, elements: elementsOf(readFileSync(join(client, path, 'index.html'), 'utf8')) };
}

function elementsOf(html: string): readonly Element[] {
  return DomUtils.getElementsByTagName('*', parseDocument(html));
}

/** Values of an attribute in a page. */
export function attributes({ elements }: HtmlPage, name: string): readonly string[] {
  return elements.flatMap(({ attribs }) => attribs[name] ?? []);
}

/** The attributes of the elements of a name that have certain values of some. */
export function tags(
  { elements }: HtmlPage,
  name: string,
  values: Readonly<Record<string, string>>,
): readonly Readonly<Record<string, string>>[] {
  const wanted = Object.entries(values);
  return elements
    .filter((element) => element.name === name)
    .map(({ attribs }) => attribs)
    .filter((attribs) => wanted.every(([attribute, value]) => attribs[attribute] === value));
}

export interface CodeBlock {
  readonly lang: string | undefined;
  /** The request whose answer it shows. */
  readonly request: string | undefined;
  /** As a reader would copy it. */
  readonly code: string;
}

export function codeBlocks({ elements }: HtmlPage): readonly CodeBlock[] {
  return elements
    .filter(({ name }) => name === 'pre')
    .map((pre) => ({
      lang: pre.attribs['data-lang'],
      request: pre.attribs['data-request'],
      code: DomUtils.textContent(pre),
    }));
}
