import { expect, test } from 'vitest';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { LOCALES } from '../../language/locale.ts';
import { referenceYear } from '../common/almanac.ts';
import { planYears } from '../plans/plan-view.ts';
import {
  allPictures,
  allPlacesPicturePath,
  holidayPicturePath,
  picturePath,
  planPicturePath,
  plansIn,
  QUESTIONS,
  questionPicturePath,
} from './pictures.ts';

test('seventy pictures at most are those that pages name', () => {
  const paths = allPictures().map(({ name }) => `/pictures/${name}.png`);
  expect(paths.length).toBeLessThanOrEqual(70);
  expect(new Set(paths).size).toBe(paths.length);
  const named = LOCALES.flatMap((locale) => [
    picturePath(locale),
    ...QUESTIONS.map((question) => questionPicturePath(locale, question)),
    ...planYears(referenceYear).map((year) => allPlacesPicturePath(locale, year)),
    ...SCOPE_CODES.map((code) => picturePath(locale, code)),
    ...['canada-day', 'family-day', 'regatta-day'].map((id) => holidayPicturePath(locale, id)),
    ...planYears(referenceYear).flatMap((year) =>
      SCOPE_CODES.flatMap((code) => {
        const { best } = plansIn(code, year, locale);
        return best ? planPicturePath(locale, best) : [];
      }),
    ),
  ]);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  expect(holidayPicturePath('fr', 'regatta-day')).toBe(picturePath('fr'));
  expect(allPlacesPicturePath('en', 1957)).toBe(picturePath('en'));
});
