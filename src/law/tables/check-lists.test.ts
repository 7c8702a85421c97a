import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { law, lists } from '../../../tests/support/law/law.ts';
import { type Fields, faultsOf, row, rows, sound } from '../../../tests/support/law/law-files.ts';
import { DATE_FORMS } from '../../core/calendar/date-text.ts';
import { readDay, toCivilDate, yearOf } from '../../core/calendar/day.ts';
import { monthName } from '../../core/language/dates.ts';
import { createLists } from '../../core/lists/lists.ts';
import type { LawFiles } from './files.ts';
import { parseLaw } from './read.ts';

/** The sound tables with other fields in one row of a list. */
const listRow = (list: string, number: number, fields: Fields): LawFiles =>
  row(`lists/${list}.json`, number, fields);

/** The sound tables with one more row at the end of a list. */
const more = (list: string, fields: Fields): LawFiles =>
  rows(`lists/${list}.json`, (all) => [...all, fields]);

/** The number of the last row of the exchange's list. */
const LAST_OF_TSX = (JSON.parse(sound['lists/tsx.json'] ?? '') as readonly Fields[]).length;

/** The sound tables with another date in one row of a published list. */
const publishedOn = (list: string, number: number, date: string): LawFiles => listRow(list, number, { date });

const evidence = ['canada-post-2025-2026'];
const SINCE = { since: '2026', confidence: 'high' };

describe('a fault of a list is told with its file and row, and nothing is published', () => {
  test.each<[name: string, files: LawFiles, fault: string]>([
    [
      'words that are no date',
      listRow('civil-procedure-on', 1, { date: 'monday after a january 1 that is a holiday' }),
      `data/lists/civil-procedure-on.json row 1: date: "monday after a january 1 that is a holiday" is not a date; write it as one of: ${DATE_FORMS.join('; ')}`,
    ],
    [
      'a source to show that bears no year',
      listRow('cra', 34, { evidence: ['cra-payroll-code'] }),
      'data/lists/cra.json row 34: source "cra-payroll-code" is the first of the row and needs url and year',
    ],
    [
      'a list within itself',
      more('interpretation-ca', {
        includes: 'federal-courts-ca',
        since: '2019',
        evidence: ['federal-courts-ca-en'],
      }),
      'data/lists/interpretation-ca.json row 22: list "interpretation-ca" includes itself through "federal-courts-ca"',
    ],
    [
      'a day in lieu that falls on another day',
      listRow('civil-procedure-on', 17, {
        date: 'monday after a december 25 that is a friday, saturday or sunday',
      }),
      'data/lists/civil-procedure-on.json row 17: "christmas-day-in-lieu" falls on "boxing-day" of the same list on 2011-12-26',
    ],
    [
      'a day twice',
      more('canada-post', {
        holiday: 'canada-day',
        date: 'july 1, 2026',
        provinces: ['on'],
        confidence: 'high',
        evidence,
      }),
      'data/lists/canada-post.json row 107: "canada-day" falls on "canada-day" of the same list on 2026-07-01',
    ],
    [
      'a day of every year in what was published',
      more('canada-post', { holiday: 'canada-day', date: 'july 1', ...SINCE, evidence }),
      'data/lists/canada-post.json row 107: a published list has dates with their year, such as december 27, 2021: nothing is projected',
    ],
    [
      'a day of every year that nothing attests first',
      listRow('interpretation-ca', 1, { since: undefined }),
      'data/lists/interpretation-ca.json row 1: a row needs since, the first day or year that a text attests',
    ],
    [
      'a row of two kinds',
      listRow('interpretation-ca', 1, { substituteFor: 'new-years-day' }),
      'data/lists/interpretation-ca.json row 1: a row has exactly one of: holiday, substituteFor, includes, clause',
    ],
    [
      'an unknown holiday',
      listRow('tsx', 1, { holiday: 'new-year' }),
      'data/lists/tsx.json row 1: holiday: "new-year" is not in holidays.json',
    ],
    [
      'a list twice',
      rows('lists/index.json', (all) => [...all, all[0] ?? {}]),
      'data/lists/index.json row 18: id "interpretation-ca" appears twice',
    ],
    [
      'a list of nobody',
      rows('lists/index.json', ([first, ...others]) => [{ ...first, act: undefined }, ...others]),
      'data/lists/index.json row 1: a list needs exactly one of act, agreement and publisher',
    ],
    ['a file of no list', { ...sound, 'lists/nyse.json': '[]' }, 'data/lists/nyse.json: is not a table'],
    [
      'a list without a file',
      rows('lists/index.json', (all) => [...all, { ...all[0], id: 'nyse' }]),
      'data/lists/nyse.json: is missing',
    ],
    [
      'a dispute of no list',
      rows('lists/disputes.json', ([first, ...others]) => [{ ...first, list: 'nyse' }, ...others]),
      'data/lists/disputes.json row 1: list: "nyse" is not in lists/index.json',
    ],
    [
      'two rules of one list',
      row('lists/time-limits.json', 2, { list: 'federal-courts-ca' }),
      'data/lists/time-limits.json row 2: list "federal-courts-ca" appears twice',
    ],
    [
      'a reading on the recess of a rule that has none',
      row('lists/time-limits.json', 1, { recess: undefined }),
      'data/lists/time-limits.json row 1: a reading on recess needs a recess',
    ],
    [
      'a recess whose sentence names no day',
      row('lists/time-limits.json', 1, {
        recess: {
          from: 'december 21',
          to: 'january 7',
          nameEn: 'a',
          nameFr: 'b',
          throughEn: 'c',
          throughFr: 'd',
        },
      }),
      expect.stringMatching(/^data\/lists\/time-limits\.json row 1: recess\.throughEn: /),
    ],
    [
      'a reading on no day',
      row('lists/time-limits.json', 1, { readings: [{ en: 'a', fr: 'b' }] }),
      'data/lists/time-limits.json row 1: readings.0: a reading needs on or date',
    ],
    [
      'a date below a later one',
      publishedOn('tsx', 1, 'december 31, 2002'),
      'data/lists/tsx.json row 2: 2002-03-29 comes after 2002-12-31: put the rows in order of date',
    ],
    [
      'a date of another year',
      publishedOn('tsx', LAST_OF_TSX, 'december 28, 2099'),
      `data/lists/tsx.json row ${LAST_OF_TSX}: 2099-12-28 is the only day of 2099: correct the year, or add the others`,
    ],
    [
      'a closing on a day of the weekend',
      publishedOn('tsx', 1, 'january 5, 2002'),
      "data/lists/tsx.json row 1: 2002-01-05 is on the list's weekend: correct the date, or say in note that the page has it",
    ],
    [
      'a projection that a published year does not follow',
      row('lists/projections.json', 1, { since: 2009 }),
      'data/lists/projections.json row 1: the rule adds 2009-12-24 christmas-eve Christmas Eve 13:00',
    ],
    [
      'a projection of an act, which has every year',
      row('lists/projections.json', 1, { list: 'interpretation-ca' }),
      'data/lists/projections.json row 1: list "interpretation-ca" has no publisher',
    ],
    [
      'a date off by a day',
      publishedOn('tsx', 3, 'may 21, 2002'),
      'data/lists/tsx.json row 3: "victoria-day" is on 2002-05-20 by law, not on 2002-05-21: correct the date, or say in note that the page has it',
    ],
  ])('%s', (_name, files, fault) => {
    expect(faultsOf(files)).toContainEqual(fault);
  });
});

test('a note says that the page has a date which looks like a slip', () => {
  expect(faultsOf(listRow('tsx', 3, { date: 'may 21, 2002', note: 'as printed' }))).toEqual([]);
});

/** Holidays of Ontario that are never on a weekend. */
const WEEKDAY_HOLIDAYS = ['good-friday', 'victoria-day', 'labour-day', 'thanksgiving'];

test.each(['tsx', 'canada-post', 'payments', 'cra'])(
  'the year after the last of %s is added by its rows alone',
  (id) => {
    const path = `lists/${id}.json`;
    const next = (createLists(lists, law.holidays).years(id).at(-1) ?? 0) + 1;
    const files = rows(path, (all) => {
      const { evidence } = all.at(-1) ?? {};
      const added = almanac
        .statutory('on', next)
        .filter((day) => WEEKDAY_HOLIDAYS.includes(day.id))
        .map(({ id: holiday, date }) => ({ holiday, date: inWords(date), confidence: 'high', evidence }));
      return [...all, ...added];
    });
    // The added year is not whole, so it does not follow the list's rule.
    const projections = 'lists/projections.json';
    const others = rows(projections, (all) => all.filter(({ list }) => list !== id))[projections] ?? '[]';
    const reading = parseLaw({ ...files, [projections]: others });
    expect(reading.kind === 'faults' && reading.faults).toBe(false);
    if (reading.kind === 'law')
      expect(createLists(reading.lists, reading.law.holidays).years(id).at(-1)).toBe(next);
  },
);

/** `may 24, 2027` */
function inWords(date: string): string {
  const day = readDay(date);
  return `${monthName(toCivilDate(day).month, 'en').toLowerCase()} ${toCivilDate(day).day}, ${yearOf(day)}`;
}
