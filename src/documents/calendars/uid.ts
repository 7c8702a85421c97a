import type { ListedDayBody } from '../../contract/schemas/lists.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { WeekSystem } from '../paths.ts';

/** `canada-day.2026.on@statdays`: the same in every language, file and build. */
export function holidayUid(id: string, year: number, scope: ScopeCode): string {
  return `${id}.${year}.${scope}@statdays`;
}

/** A date of a holiday in the feed of that holiday, known by the first of the places that keep it then. */
export function holidayDateUid(id: string, year: number, firstScope: ScopeCode): string {
  return `holiday.${id}.${year}.${firstScope}@statdays`;
}

/** A long weekend is known by the first of its holidays. */
export function longWeekendUid(firstHolidayId: string, year: number, scope: ScopeCode): string {
  return `long-weekend.${firstHolidayId}.${year}.${scope}@statdays`;
}

export function weekUid(system: WeekSystem, year: number, week: number): string {
  return `week.${year}.${week}.${system}@statdays`;
}

/** A day of a list is known by its date too, for two days in lieu of one holiday differ in nothing else; and by the first of its places. */
export function listedDayUid(
  list: string,
  { id, date, provinces: [place = 'CA'] = [] }: Pick<ListedDayBody, 'id' | 'date' | 'provinces'>,
): string {
  return `list.${list}.${id}.${date}.${place}@statdays`;
}
