import { readDay } from '../../../core/calendar/day.ts';
import type { Almanac } from '../../../core/holidays/almanac.ts';
import type { Holiday, LongWeekend } from '../../../core/holidays/holiday.ts';
import type { Scope, ScopeCode } from '../../../core/holidays/scope.ts';
import { fullRange } from '../../../core/language/dates.ts';
import { type Locale, nameIn } from '../../../core/language/locale.ts';
import { namesIn } from '../../../core/language/names.ts';
import { bilingual, holidayDescription, titleHoliday } from './events.ts';
import type { AllDayEvent } from './ics.ts';
import { calendarTexts } from './texts.ts';

/** The places of one calendar, in the order of the codes, and its year. */
interface Places {
  readonly scopes: readonly ScopeCode[];
  readonly year: number;
  readonly locale: Locale;
}

interface Of<T> {
  readonly scope: Scope;
  readonly item: T;
}

/** One event for each holiday and observed date; the title says where, if not in all of the places. */
export function sharedHolidayEvents(
  almanac: Almanac,
  places: Places,
  listHolidays: (scope: ScopeCode) => readonly Holiday[],
): readonly AllDayEvent[] {
  const days = grouped(almanac, places, listHolidays, ({ id, observedDate }) => `${id}.${observedDate}`);
  return days.map(([key, day]) => {
    const [{ item: first }] = day;
    return {
      uid: `${key}.${joinCodes(places)}@statdays`,
      start: first.observedDate,
      end: first.observedDate,
      summary: writeTitle(day, places, (holiday) => titleHoliday(holiday, places.locale)),
      description: bilingual(places.locale, (language) =>
        day.map(({ scope, item }) => holidayDescription(scope, item, language)).join('\n'),
      ),
      category: calendarTexts(places.locale).kinds[first.kind],
    };
  });
}

export function sharedLongWeekendEvents(almanac: Almanac, places: Places): readonly AllDayEvent[] {
  const listWeekends = (scope: ScopeCode) => almanac.longWeekends(scope, places.year);
  const toKey = ({ start, end, holidays }: LongWeekend) =>
    `long-weekend.${holidays[0]?.id ?? start}.${start}.${end}`;
  return grouped(almanac, places, listWeekends, toKey).map(([key, weekend]) => {
    const [{ item }] = weekend;
    const writeName = (language: Locale) => (one: LongWeekend) =>
      calendarTexts(language).longWeekendTitle(namesIn(one.holidays, language));
    const descriptionIn = (language: Locale) => {
      const span = calendarTexts(language).longWeekendSpan(
        fullRange(readDay(item.start), readDay(item.end), language),
        item.days,
      );
      return `${writeTitle(weekend, { ...places, locale: language }, writeName(language))}\n${span}`;
    };
    return {
      uid: `${key}.${joinCodes(places)}@statdays`,
      start: item.start,
      end: item.end,
      summary: writeTitle(weekend, places, writeName(places.locale)),
      description: bilingual(places.locale, descriptionIn),
      category: calendarTexts(places.locale).longWeekend,
    };
  });
}

type Group<T> = readonly [Of<T>, ...Of<T>[]];

function grouped<T extends { readonly date?: string; readonly start?: string }>(
  almanac: Almanac,
  { scopes }: Places,
  listItems: (scope: ScopeCode) => readonly T[],
  toKey: (item: T) => string,
): readonly (readonly [key: string, group: Group<T>])[] {
  const groups = new Map<string, [Of<T>, ...Of<T>[]]>();
  for (const code of scopes) {
    for (const item of listItems(code)) {
      const one = { scope: almanac.scope(code), item };
      const group = groups.get(toKey(item));
      if (group) group.push(one);
      else groups.set(toKey(item), [one]);
    }
  }
  const findDate = ([, [{ item }]]: readonly [string, Group<T>]): string => item.date ?? item.start ?? '';
  return [...groups].sort((a, b) => findDate(a).localeCompare(findDate(b)));
}

/** `Labour Day`; `Boxing Day (Ontario)`; `Family Day (Ontario), Louis Riel Day (Manitoba)` */
function writeTitle<T>(group: Group<T>, { scopes, locale }: Places, writeName: (item: T) => string): string {
  const byName = [...Map.groupBy(group, ({ item }) => writeName(item))];
  const [only] = byName;
  if (only && byName.length === 1 && group.length === scopes.length) return only[0];
  return byName
    .map(([name, where]) => {
      const places = where.map(({ scope }) => nameIn(scope, locale)).join(', ');
      return name.endsWith(')') ? `${name.slice(0, -1)}; ${places})` : `${name} (${places})`;
    })
    .join(', ');
}

function joinCodes({ scopes }: Places): string {
  return scopes.join('-');
}
