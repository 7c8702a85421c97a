/// <reference types="./statdays.d.ts" />
import type { Words } from '../holidays/law.ts';
import type { PastOfHoliday } from '../holidays/past.ts';
import type { Locale } from '../language/locale.ts';
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

/** With the texts of one language, since a page shows no other: the chunks are half as large. */
export async function bundledDates(locale: Locale): Promise<BundledDates> {
  const { default: json } = await (locale === 'fr'
    ? import('statdays:dates-fr')
    : import('statdays:dates-en'));
  return JSON.parse(json) as BundledDates;
}

/** Who is open or closed, by the law and the lists. */
export async function bundledOffices(locale: Locale): Promise<Offices> {
  const { offices } = await bundledDates(locale);
  return createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, offices);
}
