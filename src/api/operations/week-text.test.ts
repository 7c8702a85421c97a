import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { almanac, SITE_URL } from '../../../tests/support/test-api.ts';
import { toDay } from '../../calendar/day.ts';
import { toJson } from '../../documents/site.ts';
import { weekBody } from '../../documents/week.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { LOCALES } from '../../language/locale.ts';
import { toBytes } from '../response/byte-text.ts';
import { createWeekText, type WeekText } from './week-text.ts';

const site = { url: SITE_URL };
const FIRST = toDay(1900, 1, 1);
const LAST = toDay(2100, 12, 31);
const compose = createWeekText(almanac, site);
const textOf = (composed: WeekText): string => new TextDecoder().decode(toBytes(composed));

test('the fragments make the very text of the body', () => {
  const choice = fc.record({
    date: fc.integer({ min: FIRST, max: LAST }),
    scope: fc.constantFrom(...SCOPE_CODES),
    locale: fc.constantFrom(...LOCALES),
  });
  fc.assert(
    fc.property(choice, (each) => {
      expect(textOf(compose(each))).toBe(toJson(weekBody(almanac, site, each)));
    }),
    { numRuns: 2_000 },
  );
});

test('the text of every day of two years, where weeks and long weekends cross them', () => {
  for (let date = toDay(2026, 1, 1); date <= toDay(2027, 12, 31); date++) {
    const choice = { date, scope: 'nl', locale: 'fr' } as const;
    expect(textOf(compose(choice))).toBe(toJson(weekBody(almanac, site, choice)));
  }
});

test('every day has a tag of its own', () => {
  const tags = new Set<string>();
  for (let date = FIRST; date <= LAST; date++) {
    for (const locale of LOCALES) tags.add(compose({ date, scope: 'on', locale }).etag);
  }
  expect(tags.size).toBe(2 * (LAST - FIRST + 1));
});

test('another address of the service makes another tag', () => {
  const choice = { date: FIRST, scope: 'ca', locale: 'en' } as const;
  const elsewhere = createWeekText(almanac, { url: 'https://example.org' });
  expect(elsewhere(choice).etag).not.toBe(compose(choice).etag);
});

test('a field that a later version adds to the head makes another tag of every day', async () => {
  vi.resetModules();
  vi.doMock('./week-head.ts', async (original) => {
    const { weekHead } = await original<typeof import('./week-head.ts')>();
    return { weekHead: (...given: Parameters<typeof weekHead>) => `${weekHead(...given)},"quarter":1` };
  });
  onTestFinished(() => void vi.doUnmock('./week-head.ts'));
  const later = (await import('./week-text.ts')).createWeekText(almanac, site);
  for (const date of [FIRST, toDay(2026, 11, 21), LAST]) {
    const choice = { date, scope: 'on', locale: 'en' } as const;
    expect(textOf(later(choice))).toContain('"quarter":1');
    expect(later(choice).etag).not.toBe(compose(choice).etag);
  }
});
