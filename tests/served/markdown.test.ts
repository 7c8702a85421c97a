import { expect, test } from 'vitest';
import { docsPath } from '../../src/service/contract/docs-pages.ts';
import { markdownPath } from '../../src/site/common/counterparts.ts';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import { LANGUAGES, readSource } from '../docs/sources.ts';
import { servedSite } from '../support/site/served-site.ts';

const site = servedSite();
const pages = LANGUAGES.flatMap((language) =>
  DOCS_TREE.flatMap(({ slugs }) => slugs.map((slug) => ({ language, slug }))),
);

test.each(pages)('$slug is Markdown too in $language', async ({ language, slug }) => {
  const address = docsPath(language, slug);
  const path = markdownPath(address);
  const page = await (await fetch(site.url + address)).text();
  expect(page).toContain(`<link rel="alternate" type="text/markdown" href="${path}"`);
  const response = await fetch(`${site.url}${path}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ]);
  const text = await response.text();
  expect(text.split('\n', 1)).toEqual([`# ${readSource(language, slug).title}`]);
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
  expect(prose).not.toMatch(/<\/?(?:p|div|span|dl|table|td|pre|button|label)\b/);
  // Neighbours are apart, code is in one piece, and a link is never in code.
  expect(text.replaceAll(/```[\s\S]*?```/g, '')).not.toMatch(
    /\]\([^)\s]*\)\[|[^`]``[^`]|\)`\||`\[[^`\]]+\]\(/,
  );
  expect(text).not.toContain('statdays.invalid');
});

test('code stays code in Markdown', async () => {
  const text = await (await fetch(`${site.url}/en/docs/quick-start.md`)).text();
  expect(text).toMatch(/```python\nimport json\n/);
});
