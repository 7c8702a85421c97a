import { type Day, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';
import { yearsFrom } from '../holidays/law.ts';
import { longDate } from '../language/dates.ts';
import type { Locale, Words } from '../language/locale.ts';
import { namesIn, typographic, withRemark } from '../language/names.ts';
import type { ListedDay, Lists } from '../lists/lists.ts';

const MAX_NOTED_DATES = 3;

export const shortened = (items: readonly string[]): readonly string[] =>
  items.length > MAX_NOTED_DATES ? [...items.slice(0, MAX_NOTED_DATES), '…'] : items;

/** The days of a list that are off only in some places and that a count takes for business days: one note a holiday. */
export function placeNotes(
  almanac: Almanac,
  lists: Lists,
  list: string,
  businessDays: BusinessDays,
  [first, last]: readonly [Day, Day],
): readonly Words[] {
  const days = yearsFrom(yearOf(first), yearOf(last))
    .flatMap((year) => lists.days(list, year))
    .filter(
      ({ date, closes, provinces }) =>
        date >= first &&
        date <= last &&
        closes === 'day' &&
        provinces !== null &&
        businessDays.isBusinessDay(date),
    );
  const ids = [...new Set(days.map(({ id }) => id))];
  return ids.map((id) =>
    writeNote(
      almanac,
      days.filter((day) => day.id === id),
    ),
  );
}

function writeNote(almanac: Almanac, days: readonly ListedDay[]): Words {
  const [first] = days;
  const dates = [...new Set(days.map(({ date }) => date))];
  const codes = [...new Set(days.flatMap(({ provinces }) => provinces ?? []))].sort();
  const places = codes.map((code) => almanac.scope(code));
  const named = (name = '', locale: Locale) =>
    typographic(withRemark(name, shortened(dates.map((date) => longDate(date, locale))).join('; ')));
  return {
    en: `${named(first?.nameEn, 'en')} is a day off only in ${namesIn(places, 'en')}; this count treats it as a business day.`,
    fr: `${named(first?.nameFr, 'fr')}\u00a0: ce jour n’est chômé que dans les provinces et territoires suivants\u00a0: ${namesIn(places, 'fr')}; il compte ici comme un jour ouvrable.`,
  };
}
