import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../support/built-site.ts';
import { decoded, htmlPages } from '../support/html-pages.ts';

const BLOCK = /<pre[^>]* data-request="([^"]+)"[^>]*><code>(.*?)<\/code><\/pre>/gs;

const examples = htmlPages('dist/client').flatMap(({ path, html }) =>
  [...html.matchAll(BLOCK)].map(([, request = '', code = '']) => ({
    page: path,
    request: decoded(request),
    shown: decoded(code.replace(/<[^>]+>/g, '')),
  })),
);

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

it('are many', () => expect(examples.length).toBeGreaterThanOrEqual(8));

it.each(examples)('$page shows the real answer to $request', async ({ request, shown }) => {
  const response = await fetch(`${site.url}${request}`);
  expect(JSON.parse(shown)).toEqual(await response.json());
});
