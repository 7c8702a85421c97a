import { expect, it } from 'vitest';
import { atomFeed } from './atom-feed.ts';

const feed = {
  title: 'Changes & news',
  author: 'Stat Days',
  language: 'en-CA',
  selfUrl: 'https://example.org/en/changes.atom',
  pageUrl: 'https://example.org/en/docs/quality/',
  updated: '2026-11-21',
};
const first = { date: '2026-11-21', title: 'First', summary: 'a < b' };

it('is what its newest entry says it is', () => {
  const xml = atomFeed({ ...feed, entries: [{ ...first, date: '2026-12-01' }, first] });
  expect(/<updated>(.*)<\/updated>/.exec(xml)?.[1]).toBe('2026-12-01T00:00:00Z');
});

it('keeps the identity of entries when one is added', () => {
  const idOfFirst = (xml: string): string | undefined => /<id>([^<]*#1)<\/id>/.exec(xml)?.[1];
  const before = idOfFirst(atomFeed({ ...feed, entries: [first] }));
  const after = idOfFirst(atomFeed({ ...feed, entries: [{ ...first, date: '2026-12-01' }, first] }));
  expect([before, after]).toEqual([`${feed.selfUrl}#1`, `${feed.selfUrl}#1`]);
});

it('escapes what XML would read as markup', () => {
  const xml = atomFeed({ ...feed, entries: [first] });
  expect(xml).toContain('<title>Changes &amp; news</title>');
  expect(xml).toContain('<summary>a &lt; b</summary>');
});
