import { expect, test } from 'vitest';
import type { Certainty, Confidence } from '../../core/holidays/law.ts';
import { findCertainty, findConfidence } from './certainty.ts';
import type { Evidence, OpenQuestion, Source } from './schema.ts';

const text = (host: string, more: Partial<Source> = {}): Source => ({
  title: host,
  url: `https://${host}/a`,
  official: false,
  ...more,
});

const sources: Readonly<Record<string, Source>> = {
  act: text('laws.example', { official: true, year: 1990 }),
  paper: text('www.paper.example', { year: 1950 }),
  'same-paper': text('paper.example', { year: 1960 }),
  book: text('books.example', { year: 1970 }),
  site: text('site.example'),
  'copy-of-the-book': text('copies.example', { year: 1980, origin: 'a-book' }),
  'another-copy': text('other.example', { year: 1985, origin: 'a-book' }),
};

test.each<[what: string, ids: readonly string[], Confidence]>([
  ['an official text', ['act'], 'high'],
  ['three independent sources', ['paper', 'book', 'site'], 'high'],
  ['two of one publisher and one more', ['paper', 'same-paper', 'book'], 'medium'],
  ['two copies of one text and one more', ['copy-of-the-book', 'another-copy', 'paper'], 'medium'],
  ['one secondary source', ['paper'], 'medium'],
  ['no source', [], 'low'],
])('%s', (_what, ids, confidence) => {
  expect(findConfidence(ids, sources)).toBe(confidence);
});

const open = (confidence: 'medium' | 'low', until?: number): OpenQuestion => ({
  id: 'open',
  confidence,
  ...(until === undefined ? {} : { until }),
});

test.each<[what: string, evidence: Evidence, question: OpenQuestion | undefined, Certainty]>([
  ['a beginning in an official text', { since: ['act'] }, undefined, { confidence: 'high' }],
  [
    'a beginning in one source, and later an official text',
    { since: ['paper'], now: ['act'] },
    undefined,
    { confidence: 'medium', attestedSince: 1990 },
  ],
  [
    'an unknown beginning, then a first source, and a third',
    { now: ['paper', 'book', 'copy-of-the-book'] },
    undefined,
    { confidence: 'low', mediumSince: 1950, attestedSince: 1980 },
  ],
  [
    'a text without a date, which says nothing of the past',
    { now: ['site'] },
    undefined,
    { confidence: 'low', mediumSince: 2026 },
  ],
  ['a question that stays open', { since: ['act'] }, open('medium'), { confidence: 'medium' }],
  [
    'one that is open for some years',
    { since: ['act'] },
    open('low', 1960),
    { confidence: 'low', attestedSince: 1961 },
  ],
])('a row since 1940 with %s', (_what, evidence, question, certainty) => {
  expect(findCertainty({ since: 1940, evidence, ...(question && { question }) }, sources)).toEqual(certainty);
});

test('a text of later years says nothing of a row that has ended', () => {
  const row = { since: 1940, until: 1989, evidence: { since: ['paper'], now: ['act'] } };
  expect(findCertainty(row, sources)).toEqual({ confidence: 'medium' });
});
