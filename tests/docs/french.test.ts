import { expect, test } from 'vitest';
import changes from '../../data/changes.json' with { type: 'json' };
import disputes from '../../data/disputes.json' with { type: 'json' };
import history from '../../data/history.json' with { type: 'json' };
import lists from '../../data/lists/index.json' with { type: 'json' };
import listSources from '../../data/lists/sources.json' with { type: 'json' };
import timeLimits from '../../data/lists/time-limits.json' with { type: 'json' };
import questions from '../../data/questions.json' with { type: 'json' };
import reasons from '../../data/score/reasons.json' with { type: 'json' };
import sources from '../../data/sources.json' with { type: 'json' };
import statutes from '../../data/statutes.json' with { type: 'json' };
import weekendRules from '../../data/weekend-rules.json' with { type: 'json' };
import { PARAMETERS } from '../../src/contract/parameters.ts';
import { PROBLEMS, type ProblemCode } from '../../src/contract/problems.ts';
import fields from '../../src/contract/schemas/fr.json' with { type: 'json' };
import { calendarTexts } from '../../src/documents/calendars/texts.ts';
import { problemExample } from '../../src/site/calls/problem-example.ts';
import starlight from '../../src/site/content/i18n/fr-CA.json' with { type: 'json' };
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import pages from '../../src/site/i18n/fr.json' with { type: 'json' };
import { paid, pay } from '../support/law/law.ts';
import { englishIn, readSource, spaceFaults } from './sources.ts';

const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);
const codes = Object.keys(PROBLEMS) as ProblemCode[];

/** Every French text that a reader can meet, but for the names of holidays and statutes. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(slugs.map((slug) => [slug, Object.values(readSource('fr', slug))])),
  'the names of groups of pages': DOCS_TREE.map(({ fr }) => fr),
  'the site': [...Object.values(pages), ...Object.values(starlight)],
  'the errors': codes.flatMap((code) => {
    const { title, detail } = problemExample(code, 'fr', '');
    return [title, detail];
  }),
  'the parameters': Object.values(PARAMETERS).flatMap(({ needs, description }) => [needs.fr, description.fr]),
  'the fields': Object.values(fields),
  'calendar files': sentencesOf(calendarTexts('fr')),
  'the data': frenchIn({
    changes,
    disputes,
    history,
    lists,
    questions,
    reasons,
    timeLimits,
    weekendRules,
    pay,
    paid,
    sources,
    listSources,
  }),
  'the acts': statutes.flatMap(({ nameFr }) => (nameFr.endsWith('(en anglais)') ? [] : [nameFr])),
};

/** The texts of the fields `fr`, `reasonFr`, `titleFr` and their like. */
function frenchIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /(?<!name|url)Fr$|^fr$/.test(key) ? [inner] : frenchIn(inner),
  );
}

/** Texts, and functions that make one. */
function sentencesOf(texts: object): readonly string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'function') return [String(text('Ontario', 'Ontario', 3))];
    return typeof text === 'object' && text !== null ? sentencesOf(text) : [String(text)];
  });
}

test.each(Object.entries(TEXTS))('%s: French has its no-break spaces', (_name, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(spaceFaults(texts.join('\n\n'))).toEqual([]);
});

test.each(Object.entries(TEXTS))('%s: no English in the French', (_name, texts) => {
  expect(englishIn(texts.join('\n\n'))).toEqual([]);
});

test('an English sentence among the French is found', () => {
  expect(englishIn('Trouvé dans la loi. This is not French.')).toHaveLength(1);
});

test.each([
  'Est-ce vrai ?',
  'Voici: un',
  'un «mot\u00a0»',
  'un «\u00a0mot»',
  'dans 48 heures',
  'le 2 juillet',
])('%s is a fault', (text) => expect(spaceFaults(text)).toHaveLength(1));
