import type { Almanac } from '../../core/holidays/almanac.ts';
import { PROVINCE_CODES, type ProvinceCode, toRegion } from '../../core/holidays/scope.ts';
import { sharedHolidays } from '../../core/holidays/shared-holidays.ts';
import { findHolidayId, type ProviderNames } from '../../law/provider/compare.ts';
import type { ProviderRow } from '../../law/provider/rows.ts';

/** A name that differs from Nager.Date v3's. */
interface ChangedName {
  readonly theirs: string;
  readonly ours: string;
  /** CA-XX codes. */
  readonly places: readonly string[];
}

/** A holiday in one place, under its name there. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/**
 * The names that differ in a year for a client of Nager.Date v3. Nager.Date gives some days two names (Quebec's in May). If either stays,
 * neither counts as changed.
 * @param rows Nager.Date's saved answers for that year
 * @param known which of our holidays one of their names means
 */
export function changedNames(
  almanac: Almanac,
  year: number,
  rows: readonly ProviderRow[],
  known: ProviderNames,
): readonly ChangedName[] {
  const theirs = rows.flatMap(({ name, counties }) =>
    inPlaces(counties, (code) => ({ id: findHolidayId(known, name, code), name })),
  );
  const ours = sharedHolidays(almanac, year).flatMap(({ id, nameEn, provinces }) =>
    inPlaces(provinces?.map(({ region }) => region) ?? null, () => ({ id, name: nameEn })),
  );
  const changed = theirs.flatMap(({ id, name, place }) => {
    const isSame = (entry: Entry): boolean => entry.id === id && entry.place === place;
    const here = ours.find(isSame);
    const stays = theirs.some((entry) => isSame(entry) && entry.name === here?.name);
    return here === undefined || stays ? [] : [{ theirs: name, ours: here.name, place }];
  });
  return [...Map.groupBy(changed, (row) => `${row.theirs}\n${row.ours}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ theirs: first.theirs, ours: first.ours, places: group.map(({ place }) => place) }] : [];
  });
}

function inPlaces(
  counties: readonly string[] | null,
  holiday: (code: ProvinceCode) => Omit<Entry, 'place'>,
): readonly Entry[] {
  return PROVINCE_CODES.filter((code) => counties === null || counties.includes(toRegion(code))).map(
    (code) => ({ ...holiday(code), place: toRegion(code) }),
  );
}
