import { describe, expect, test } from 'vitest';
import { lists } from '../../../tests/support/law/almanac.ts';
import { aliases } from '../../../tests/support/law/law.ts';
import type { CheckOptions } from '../../core/check/answer.ts';
import { createCheckList } from '../../core/check/check-list.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac } from '../common/almanac.ts';
import { translateTo } from '../i18n/texts.ts';
import { checkView } from './check-list-view.ts';

const checkList = createCheckList({ almanac, lists, aliases });
const view = (text: string, locale: Locale, options: CheckOptions = {}) =>
  checkView(checkList(text, { locale, ...options }), locale, translateTo(locale));

const ONTARIO = { place: 'on', as: 'statutory' } as const;
const LIST = `2026-01-01 New Year’s Day
2026-02-16 Family Day
2026-04-18 Good Friday
2026-05-18 Victoria Day
2026-07-01 Canada Day
2026-08-03 Civic Holiday
2026-09-07 Labour Day
2026-12-25 Christmas Day
2026-12-26 Boxing Day`;

describe('says of a list, in a sentence and in its own order,', () => {
  test('how many dates are wrong, foreign and missing', () => {
    const { verdict, rows } = view(LIST, 'en', ONTARIO);
    expect(verdict).toBe('One date is wrong, one is not a statutory day here, one is missing');
    expect(rows.filter(({ isFault }) => isFault).map(({ when, is }) => [when, is])).toEqual([
      ['Saturday, April 18, 2026', 'wrong date'],
      ['Monday, August 3, 2026', 'not statutory'],
      ['Monday, October 12, 2026', 'missing'],
    ]);
    expect(rows.map(({ name }) => name).indexOf('Thanksgiving Day')).toBe(7);
    expect(rows[2]?.why).toBe('it is Friday, April 3 in 2026 (April 18 was 2025’s)');
    expect(rows[7]?.act?.href).toBe('https://www.ontario.ca/laws/statute/00e41');
  });

  test('the same in French', () => {
    const two = LIST.replace('2026-07-01 Canada Day\n', '');
    expect(view(two, 'fr', ONTARIO).verdict).toBe(
      'Une date est fausse, une n’est pas fériée ici, deux manquent',
    );
    expect(view(LIST.replace('2026-08-03 Civic Holiday\n', ''), 'fr', ONTARIO).verdict).toBe(
      'Une date est fausse, une manque',
    );
  });

  test('that nothing is wrong', () => {
    const right = view(LIST, 'en', ONTARIO).rightList;
    expect(view(right, 'en', ONTARIO).verdict).toBe('Right');
  });
});

describe('the right list', () => {
  test('replaces a wrong date, adds what is missing and leaves out what the law does not give', () => {
    expect(view(LIST, 'en', ONTARIO).rightList.split('\n')).toEqual([
      '2026-01-01,New Year’s Day',
      '2026-02-16,Family Day',
      '2026-04-03,Good Friday',
      '2026-05-18,Victoria Day',
      '2026-07-01,Canada Day',
      '2026-09-07,Labour Day',
      '2026-10-12,Thanksgiving Day',
      '2026-12-25,Christmas Day',
      '2026-12-26,Boxing Day',
    ]);
  });

  test('keeps a day that was there twice only because of a wrong date', () => {
    const twice = LIST.replace('2026-07-01', '2026-07-01 Labour Day\n2026-07-01').replace(
      '2026-09-07 Labour Day\n',
      '',
    );
    const { rightList } = view(twice, 'en', ONTARIO);
    expect(rightList).toContain('2026-07-01,Canada Day');
    expect(rightList).toContain('2026-09-07,Labour Day');
  });

  test('keeps days of one’s own, which go on to the page of business days', () => {
    const { rightList, ownDays } = view(`${LIST}\n2026-06-05 Summer party`, 'en', {
      place: 'on',
      as: 'closed',
    });
    expect(rightList).toContain('2026-06-05,Summer party');
    expect(ownDays).toBe(`province=on&with=${encodeURIComponent('2026-08-03,2026-06-05')}`);
  });
});
