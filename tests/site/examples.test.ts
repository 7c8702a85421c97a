import { expect, test } from 'vitest';
import { decoded, htmlPages } from '../support/html-pages.ts';
import { servedSite } from '../support/served-site.ts';

const BLOCK = /<pre[^>]* data-request="([^"]+)"[^>]*><code>(.*?)<\/code><\/pre>/gs;

const examples = htmlPages('dist/client').flatMap(({ path, html }) =>
  [...html.matchAll(BLOCK)].map(([, request = '', code = '']) => ({
    page: path,
    request: decoded(request),
    shown: decoded(code.replace(/<[^>]+>/g, '')),
  })),
);

const site = servedSite();

test('there are eight at least', () => expect(examples.length).toBeGreaterThanOrEqual(8));

test.each(examples)('$page shows the real answer to $request', async ({ request, shown }) => {
  const response = await fetch(`${site.url}${request}`);
  expect(JSON.parse(shown)).toEqual(await response.json());
});
