import { expect, test } from 'vitest';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { LOCALES } from '../../language/locale.ts';
import { referenceYear } from '../common/almanac.ts';
import { planYears } from '../plans/plan-view.ts';
import { allPictures, holidayPicturePath, picturePath, planPicturePath, plansIn } from './pictures.ts';

test('sixty pictures at most are those that pages name', () => {
  const paths = allPictures().map(({ name }) => `/pictures/${name}.png`);
  expect(paths.length).toBeLessThanOrEqual(60);
  expect(new Set(paths).size).toBe(paths.length);
  const named = LOCALES.flatMap((locale) => [
    picturePath(locale),
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
});
