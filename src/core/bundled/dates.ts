/// <reference types="./statdays.d.ts" />
import json from 'statdays:dates';
import type { Words } from '../holidays/law.ts';
import type { PastOfHoliday } from '../holidays/past.ts';
import type { OfficeTable } from '../offices/office-table.ts';
import { createOffices, type Offices } from '../offices/offices.ts';
import { bundledAlmanac } from './law.ts';
import { bundledListDays } from './lists.ts';

/** More about a date than the law says. */
export interface BundledDates {
  /** Who is open or closed, and what we read about it. */
  readonly offices: readonly OfficeTable[];
  /** What to know of the holidays in some years, by the ids of the holidays. */
  readonly periods: Readonly<Record<string, PastOfHoliday>>;
  /** Why a day is a holiday, by the ids of the holidays. */
  readonly origins: Readonly<Record<string, Words>>;
}

let dates: BundledDates | undefined;

/** Read on first use. */
export function bundledDates(): BundledDates {
  dates ??= JSON.parse(json) as BundledDates;
  return dates;
}

/** Who is open or closed, by the law and the lists. */
export function bundledOffices(): Offices {
  return createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, bundledDates().offices);
}
