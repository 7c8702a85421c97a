import { describe, expect, test } from 'vitest';
import { dayOf } from '../../src/calendar/day.ts';
import { PARAMETERS } from '../../src/contract/parameters.ts';
import { PROBLEMS, toProblemBody } from '../../src/contract/problems.ts';
import { PROTOCOL_PROBLEMS } from '../../src/contract/protocol-problems.ts';
import type { ProblemText } from '../../src/contract/question-problems.ts';
import { namedSchemas } from '../../src/contract/schemas/openapi.ts';
import { calendarTexts } from '../../src/documents/calendars/texts.ts';
import { SCOPE_CODES } from '../../src/holidays/scope.ts';
import { fullDate } from '../../src/language/dates.ts';
import starlight from '../../src/site/content/i18n/fr-CA.json' with { type: 'json' };
import { DOCS_TREE } from '../../src/site/docs-tree.ts';
import pages from '../../src/site/i18n/fr.json' with { type: 'json' };
import { schemaRows } from '../../src/site/lib/calls/schema-rows.ts';
import { changes, settled, weekendRules } from '../support/law/law.ts';
import { frenchFaults } from './french-faults.ts';
import { readSource } from './sources.ts';

const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);

/** Every French text that a reader can meet, but for the names of holidays and statutes. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(slugs.map((slug) => [slug, docsTexts(slug)])),
  'the names of groups of pages': DOCS_TREE.map(({ fr }) => fr),
  'the site': [...Object.values(pages), ...Object.values(starlight)],
  'the errors': Object.entries({ ...PROBLEMS, ...PROTOCOL_PROBLEMS }).flatMap(problemTexts),
  'the parameters': Object.values(PARAMETERS).flatMap(({ needs, description }) => [needs.fr, description.fr]),
  'the fields': Object.values(namedSchemas()).flatMap((schema) =>
    schemaRows(schema).map(({ description }) => description.fr),
  ),
  'calendar files': calendarSentences(),
  'the disputes': settled.provider.flatMap(({ reasonFr, source }) => [reasonFr, source.nameFr]),
  'the reasons of the score': [...settled.peers, ...settled.firstEdition].flatMap(({ reasonFr, source }) => [
    reasonFr,
    source.nameFr,
  ]),
  'the rules in words': SCOPE_CODES.flatMap((code) => {
    const { weekend, paid, notes } = weekendRules[code];
    return [...[weekend, paid].flatMap(({ fr, sectionFr }) => [fr, sectionFr]), ...notes.map(({ fr }) => fr)];
  }),
  'the changes of the data': changes.flatMap(({ titleFr, summaryFr, corrections = [] }) => [
    titleFr,
    summaryFr,
    ...corrections.flatMap(({ wasFr, isFr, whyFr }) => [wasFr, isFr, whyFr]),
  ]),
};

function docsTexts(slug: string): readonly string[] {
  const { title, description, prose } = readSource('fr', slug);
  return [title, description, prose];
}

function calendarSentences(): readonly string[] {
  const { kinds, bases, confidences, ...texts } = calendarTexts('fr');
  const { statute, observedName, longWeekendOf, feedName, longWeekendFeedName } = texts;
  const named = [statute, observedName, longWeekendOf, feedName, longWeekendFeedName];
  const date = fullDate(dayOf('2026-07-01'), 'fr');
  return [
    ...[kinds, bases, confidences, texts.weekFeedNames].flatMap((all) => Object.values(all)),
    ...named.map((sentence) => sentence('Ontario')),
    texts.moved(date, date),
    texts.weekSpan(date, date),
    texts.longWeekendSpan(date, date, 3),
    texts.inPart,
    texts.longWeekend,
    texts.week(27, 2026),
    texts.weekCategory,
    ...[true, false].map((all) => texts.calendarName('Ontario', 2026, all)),
  ];
}

function problemTexts([code, text]: [string, ProblemText]): readonly string[] {
  const allowance = { bucket: 'partner', limit: 600 } as const;
  const details = {
    parameter: 'year',
    value: '1',
    needs: PARAMETERS.year.needs,
    allowed: ['2026'],
    allowance,
  };
  const { title, detail } = toProblemBody(code, text, details, 'fr', 'https://example.org');
  return [title, detail];
}

describe('is written as French is in Canada, with one word for one thing:', () => {
  test.each(Object.entries(TEXTS))('%s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(frenchFaults(texts.join('\n\n'))).toEqual([]);
  });
});

test.each([
  ['a space before a question mark', 'Est-ce vrai ?'],
  ['no space before a colon', 'Voici: un'],
  ['guillemets without a space', 'un «mot\u00a0»'],
  ['a straight apostrophe', "l'an"],
  ['a number apart from what it counts', 'dans 48 heures'],
  ['a date apart from its month', 'le 2 juillet'],
  ['the first of a month as a number', 'le 1\u00a0juillet'],
  ['a capital within a sentence', 'depuis le Jour de la Famille'],
  ['another word for a long weekend', 'une fin de semaine prolongée'],
  ['another word for confidence', 'avec un faible degré de certitude'],
  ['the tables of the Law', 'les tables de la loi'],
])('%s is a fault', (_, text) => {
  expect(frenchFaults(text)).toHaveLength(1);
});
