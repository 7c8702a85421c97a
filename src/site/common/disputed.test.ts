import { expect, test } from 'vitest';
import { translateTo } from '../i18n/texts.ts';
import { almanac } from './almanac.ts';
import { holidayCount } from './disputed.ts';

test.each([
  ['nu', 'en', '10 or 11'],
  ['nu', 'fr', '10 ou 11'],
  ['on', 'en', '9'],
] as const)(
  'the count of %s in %s allows for a holiday that sources disagree about',
  (code, locale, count) => {
    expect(holidayCount(code, almanac.statutory(code, 2031), translateTo(locale))).toBe(count);
  },
);
