import type { DateRule } from '../calendar/date-rule.ts';
import type { Day } from '../calendar/day.ts';
import type { Titled } from '../holidays/evidence.ts';
import type { Addressed } from '../holidays/law.ts';
import type { ProvinceCode } from '../holidays/scope.ts';
import type { Words } from '../language/locale.ts';
import type { DayOfList } from '../lists/list.ts';

/** Who may be open or closed on a date; those that most people ask about first. */
export const OFFICES = [
  'shops',
  'bank-branches',
  'canada-post',
  'tsx',
  'payments',
  'cra',
  'federal-offices',
  'provincial-offices',
  'federal-courts',
  'courts',
] as const;
export type Office = (typeof OFFICES)[number];

/** Those of a province or territory: nobody can answer for them without knowing the place. */
export const LOCAL_OFFICES: readonly Office[] = ['provincial-offices', 'courts', 'shops'];

export const OPENINGS = ['open', 'closed', 'limited', 'varies'] as const;
export type Opening = (typeof OPENINGS)[number];

/** An office in a place, or everywhere if it has no place, as we read about it. */
export interface OfficeTable {
  readonly office: Office;
  readonly place?: ProvinceCode;
  /** Its own schedule or agreement, by the id of a list. */
  readonly list?: string;
  /** The list that counts time before a court. It says that a day is a holiday there, not whether the doors are open. */
  readonly counts?: { readonly list: string; readonly source: OfficeSource };
  /** Its place, if it has that place's holidays everywhere. */
  readonly home?: ProvinceCode;
  /** The first day for which a text speaks of it; without it, the first year of its list. */
  readonly since?: Day;
  /** The years of its schedules, if they do not hold for every year. */
  readonly years?: readonly number[];
  /** Whether the texts give all its closings, so that it is open on any other weekday. */
  readonly otherDays: 'open' | 'varies';
  /** The day off for a holiday on a weekend: the next working day, or another one by each year's schedule. */
  readonly moves?: 'next' | 'varies';
  readonly words?: Words;
  readonly days: readonly OfficeDay[];
  readonly source?: OfficeSource;
}

/** A day, or the days of a period, on which an office is not simply open. */
export interface OfficeDay extends Pick<DayOfList, 'holiday' | 'name'> {
  readonly when: DateRule | { readonly from: DateRule; readonly to: DateRule };
  /** The only places, if its table has none. */
  readonly places?: readonly ProvinceCode[];
  readonly opening: Opening;
  readonly since?: Day;
  readonly until?: Day;
  /** The years of the notices, if no text holds for every year. */
  readonly years?: readonly number[];
  readonly words?: Words;
  /** @default that of the office */
  readonly source?: OfficeSource;
}

export interface OfficeSource extends Omit<Titled, 'remark'>, Addressed {
  /** The year of the newest text about it, if that is more than five years ago. */
  readonly asOf?: number;
}
