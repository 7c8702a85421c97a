import { expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '../../src/contract/problems.ts';
import { problemExample } from '../../src/site/calls/problem-example.ts';
import { servedSite } from '../support/site/served-site.ts';
import { LANGUAGES } from './sources.ts';

const site = servedSite();

const CODES = Object.keys(PROBLEMS) as ProblemCode[];
const CASES = LANGUAGES.flatMap((language) => CODES.map((code) => ({ code, language })));

test.each(CASES)('the type of $code leads to its section in $language', async ({ code, language }) => {
  const { type } = problemExample(code, language, site.url);
  const response = await fetch(type, { headers: { 'accept-language': `${language}-CA` } });
  expect(response.url.replace(/#.*/, '')).toBe(`${site.url}/${language}/docs/errors/`);
  expect(await response.text()).toContain(` id="${new URL(type).hash.slice(1)}"`);
});

test.each(LANGUAGES)('the docs of a source lead to the first page in %s', async (language) => {
  const response = await fetch(`${site.url}/docs/`, { headers: { 'accept-language': language } });
  expect([response.status, response.url]).toEqual([200, `${site.url}/${language}/docs/`]);
});
