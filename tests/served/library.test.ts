import { describe, expect, test } from 'vitest';
import { docsPath } from '../../src/service/contract/docs-pages.ts';
import {
  arePackagesServed,
  isLibraryPublished,
  LIBRARY_FILE,
  readOperator,
  repositoryUrl,
} from '../../src/service/documents/library.ts';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import { LANGUAGES, readSource } from '../docs/sources.ts';
import { codeBlocks, htmlPage } from '../support/site/html-pages.ts';

const AT_REGISTRIES = /npm install statdays|npx statdays|pip install statdays/;
const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);
const isElsewhere = isLibraryPublished(process.env) || arePackagesServed(process.env);

test('the packages are published if their owner says so', () => {
  expect([{}, { PUBLISH_LIBRARY: 'off' }, { PUBLISH_LIBRARY: 'on' }].map(isLibraryPublished)).toEqual([
    false,
    false,
    true,
  ]);
});

test('the repository is the one of the setting, else that of the workflow on GitHub', () => {
  const places = [
    {},
    { GITHUB_REPOSITORY: 'a/b' },
    { GITHUB_REPOSITORY: 'a/b', REPOSITORY_URL: 'https://codeberg.example/c/d/' },
    { REPOSITORY_URL: 'https://github.com/c/d.git' },
    { REPOSITORY_URL: 'git@github.com:c/d.git' },
  ];
  expect(places.map(repositoryUrl)).toEqual([
    undefined,
    'https://github.com/a/b',
    'https://codeberg.example/c/d',
    'https://github.com/c/d',
    'https://github.com/c/d',
  ]);
});

test.each([
  [undefined, undefined],
  ['Ann Roy', { name: 'Ann Roy', href: undefined }],
  ['Ann Roy <https://roy.example>', { name: 'Ann Roy', href: 'https://roy.example' }],
  ['Ann Roy <ann@roy.example>', { name: 'Ann Roy', href: 'mailto:ann@roy.example' }],
])('the operator %s', (OPERATOR, expected) => {
  expect(readOperator(OPERATOR === undefined ? {} : { OPERATOR })).toEqual(expected);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(slugs)('%s leaves it to the build whether readers go to npm and PyPI', (slug) => {
    expect(readSource(language, slug).prose).not.toMatch(AT_REGISTRIES);
  });

  test.skipIf(isElsewhere)('the page of a build names the file to install', () => {
    const codes = codeBlocks(htmlPage('dist/client', docsPath(language, 'docs/libraries'))).map(
      ({ code }) => code,
    );
    expect(codes.join('\n')).toContain(`npm install ./${LIBRARY_FILE}`);
    expect(codes.join('\n')).not.toMatch(AT_REGISTRIES);
  });
});
