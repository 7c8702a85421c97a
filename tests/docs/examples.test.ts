import { expect, test } from 'vitest';
import { codeBlocks, htmlPages } from '../support/site/html-pages.ts';
import { servedSite } from '../support/site/served-site.ts';

const examples = htmlPages('dist/client').flatMap((page) =>
  codeBlocks(page).flatMap(({ request, code }) => (request ? { page: page.path, request, code } : [])),
);

const site = servedSite();

test('there are eight at least', () => expect(examples.length).toBeGreaterThanOrEqual(8));

test.each(examples)('$page shows the real answer to $request', async ({ request, code }) => {
  const response = await fetch(`${site.url}${request}`);
  expect(JSON.parse(code)).toEqual(await response.json());
});
