import { type Day, formatDate, isWeekend, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { type Words, yearsFrom } from '../holidays/law.ts';
import type { ListDaysOff } from '../holidays/lists/days-off.ts';
import type { ListedDay, Lists } from '../holidays/lists/lists.ts';
import type { ProvinceCode } from '../holidays/scope.ts';

/** How many dates a note names. */
const MAX_DATES = 3;

/** The days of a list that are off only in some places, which a count by the list takes for business days: one note a holiday. */
export function placeNotes(
  { almanac, lists }: { readonly almanac: Almanac; readonly lists: Lists },
  { list, extraHolidays }: ListDaysOff,
  first: Day,
  last: Day,
): readonly Words[] {
  const days = yearsFrom(yearOf(first), yearOf(last))
    .flatMap((year) => lists.days(list, year))
    .filter(
      ({ id, date, closes, provinces }) =>
        date >= first &&
        date <= last &&
        closes === 'day' &&
        provinces !== null &&
        !isWeekend(date) &&
        !extraHolidays.includes(id),
    );
  const ids = [...new Set(days.map(({ id }) => id))];
  return ids.map((id) =>
    noteOf(
      almanac,
      days.filter((day) => day.id === id),
    ),
  );
}

function noteOf(almanac: Almanac, days: readonly ListedDay[]): Words {
  const [first] = days;
  const dates = [...new Set(days.map(({ date }) => formatDate(date)))];
  const shown = [...dates.slice(0, MAX_DATES), ...(dates.length > MAX_DATES ? ['…'] : [])].join(', ');
  const places = [...new Set(days.flatMap(({ provinces }) => provinces ?? []))].sort();
  const name = (code: ProvinceCode, key: 'nameEn' | 'nameFr'): string => almanac.scope(code)[key];
  return {
    en: `${first?.nameEn} (${shown}) is a day off only in ${places.map((code) => name(code, 'nameEn')).join(', ')}; this count takes it for a business day.`,
    fr: `${first?.nameFr} (${shown})\u00a0: ce jour n’est chômé que dans les provinces et territoires suivants\u00a0: ${places.map((code) => name(code, 'nameFr')).join(', ')}; il compte ici comme un jour ouvrable.`,
  };
}
