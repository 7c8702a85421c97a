import { expect, test } from 'vitest';
import { atomFeed } from './atom-feed.ts';

const feed = {
  title: 'Changes & news',
  author: 'Stat Days',
  language: 'en-CA',
  key: 'changes/en',
  selfUrl: 'https://example.org/en/changes.atom',
  pageUrl: 'https://example.org/en/docs/quality/',
  updated: '2026-11-21',
};
const first = { date: '2026-11-21', key: '2026-11-21/first', title: 'First', summary: 'a < b' };

test('is what its newest entry says it is', () => {
  const xml = atomFeed({
    ...feed,
    entries: [{ ...first, date: '2026-12-01', key: '2026-12-01/second' }, first],
  });
  expect(/<updated>(.*)<\/updated>/.exec(xml)?.[1]).toBe('2026-12-01T00:00:00Z');
});

test('keeps the identity of feed and entries when one is added and when the address changes', () => {
  const ids = (xml: string): string[] =>
    [...xml.matchAll(/<id>([^<]*)<\/id>/g)].map((match) => match[1] ?? '');
  const second = { ...first, date: '2026-12-01', key: '2026-12-01/second' };
  const moved = { ...feed, selfUrl: 'https://example.net/feed', pageUrl: 'https://example.net/' };
  const before = ids(atomFeed({ ...feed, entries: [first] }));
  expect(before).toEqual(['tag:statdays,2026:changes/en', 'tag:statdays,2026:changes/en/2026-11-21/first']);
  expect(ids(atomFeed({ ...moved, entries: [second, first] }))).toEqual(expect.arrayContaining(before));
});

test('escapes what XML would read as markup', () => {
  const xml = atomFeed({ ...feed, entries: [first] });
  expect(xml).toContain('<title>Changes &amp; news</title>');
  expect(xml).toContain('<summary>a &lt; b</summary>');
});
