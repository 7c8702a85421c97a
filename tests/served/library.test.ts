import { describe, expect, test } from 'vitest';
import { isLibraryPublished, LIBRARY_FILE, repositoryUrl } from '../../src/documents/library.ts';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import { LANGUAGES, readSource } from '../docs/sources.ts';
import { codeBlocks, htmlPage } from '../support/site/html-pages.ts';

const AT_REGISTRIES = /npm install statdays|npx statdays|pip install statdays/g;
const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);

test('the packages are published if their owner says so', () => {
  expect([{}, { PUBLISH_LIBRARY: 'off' }, { PUBLISH_LIBRARY: 'on' }].map(isLibraryPublished)).toEqual([
    false,
    false,
    true,
  ]);
});

test('the repository is the one of the workflow, else the one on GitHub that Netlify builds from', () => {
  const places = [
    {},
    { GITHUB_REPOSITORY: 'a/b', REPOSITORY_URL: 'https://github.com/c/d' },
    { REPOSITORY_URL: 'https://github.com/c/d' },
    { REPOSITORY_URL: 'git@github.com:c/d.git' },
    { REPOSITORY_URL: 'https://gitlab.com/c/d' },
  ];
  expect(places.map(repositoryUrl)).toEqual([
    undefined,
    'https://github.com/a/b',
    'https://github.com/c/d',
    'https://github.com/c/d',
    undefined,
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(slugs)('%s sends readers to npm and PyPI only if the packages are there', (slug) => {
    const { prose } = readSource(language, slug);
    const published = [...prose.matchAll(/<Fragment slot="published">(.*?)<\/Fragment>/gs)];
    const allowed = published.flatMap(([text]) => text.match(AT_REGISTRIES) ?? []);
    expect(prose.match(AT_REGISTRIES) ?? []).toEqual(allowed);
    expect(allowed.length > 0).toBe(slug === 'docs/libraries');
  });

  test.skipIf(isLibraryPublished(process.env))('the page of a build names the file to install', () => {
    const codes = codeBlocks(htmlPage('dist/client', `/${language}/docs/libraries/`)).map(({ code }) => code);
    expect(codes.join('\n')).toContain(`npm install ./${LIBRARY_FILE}`);
    expect(codes.join('\n')).not.toMatch(AT_REGISTRIES);
  });
});
