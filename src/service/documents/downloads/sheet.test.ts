import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../../core/holidays/scope.ts';
import { LOCALES, type Locale, nameIn } from '../../../core/language/locale.ts';
import { sheetCsv } from './sheet.ts';

const DELIMITER = { en: ',', fr: ';' } as const;

const rowsOf = (text: string, locale: Locale): string[][] =>
  parse(text, { bom: true, delimiter: DELIMITER[locale], record_delimiter: '\r\n' });

describe.each(LOCALES)('the sheets in %s', (locale) => {
  test('hold the statutory holidays of every place and year, each in one row', () => {
    for (const year of yearsFrom(FIRST_YEAR, LAST_YEAR)) {
      for (const scope of SCOPE_CODES) {
        const text = sheetCsv(almanac, scope, year, locale);
        expect(text.startsWith('\ufeff') && text.endsWith('\r\n')).toBe(true);
        const [headings, ...rows] = rowsOf(text, locale);
        expect(headings?.[2]).toBe(locale === 'fr' ? 'Jour férié' : 'Holiday');
        const found = rows.map(([date, , name, observed]) => [date, name, observed]);
        const listed = almanac.statutory(scope, year);
        expect(found).toEqual(listed.map((day) => [day.date, nameIn(day, locale), day.observedDate]));
        expect(rows.every(([, weekday, , , paid]) => weekday !== '' && paid !== '')).toBe(true);
      }
    }
  });
});

test.each([
  {
    locale: 'fr' as const,
    row: ['2029-07-01', 'dimanche', 'Fête du Canada', '2029-07-02', 'Oui, si vous y avez droit'],
    law: 'Loi de 2000 sur les normes d’emploi',
  },
])('a day that the law moves has both dates, in $locale', ({ locale, row, law: act }) => {
  const text = sheetCsv(almanac, 'on', 2029, locale);
  const found = rowsOf(text, locale).find(([date]) => date === '2029-07-01');
  expect(found?.slice(0, 5)).toEqual(row);
  expect(found?.[5]).toContain(act.slice(0, 25));
  expect(found?.[6]).toMatch(/^https:\/\/www\.ontario\.ca\/.+/);
});

test('a holiday on a weekend has what is owed in the last two columns', () => {
  const owed = (scope: 'ca' | 'on', date: string): string[] | undefined =>
    rowsOf(sheetCsv(almanac, scope, 2026, 'fr'), 'fr')
      .find(([found]) => found === date)
      ?.slice(-2);
  expect(owed('ca', '2026-12-26')).toEqual([expect.stringContaining('ou qui suit'), '2026-12-24 2026-12-28']);
  expect(owed('on', '2026-12-26')).toEqual([expect.stringContaining('dans les trois mois'), '']);
  expect(owed('on', '2026-12-25')).toEqual(['', '']);
});

test('whether a day is paid is said of a day with an act of its own, and of one whose pay no source establishes', () => {
  const paid = (scope: 'ns' | 'ab', year: number, date: string): string | undefined =>
    rowsOf(sheetCsv(almanac, scope, year, 'en'), 'en').find(([found]) => found === date)?.[4];
  expect(paid('ns', 2027, '2027-11-11')).toBe('Partly, under its own act');
  expect(paid('ab', 1910, '1910-07-01')).toBe('Legal holiday (the sources do not show whether it was paid)');
});
