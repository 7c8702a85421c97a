import type { Almanac } from '../../core/holidays/almanac.ts';
import { PROVINCE_CODES, type ProvinceCode, toRegion } from '../../core/holidays/scope.ts';
import { sharedHolidays } from '../../core/holidays/shared-holidays.ts';
import { findHolidayId, type ProviderNames } from '../../law/provider/compare.ts';
import type { ProviderRow } from '../../law/provider/rows.ts';

/** A name that differs from Nager.Date v3's. */
export interface ChangedName {
  readonly theirs: string;
  readonly ours: string;
  /** CA-XX codes. */
  readonly places: readonly string[];
}

/** A holiday whose places differ from Nager.Date v3's. */
export interface ChangedPlaces {
  readonly id: string;
  readonly theirs: V3Places;
  readonly ours: V3Places;
}

/** CA-XX codes of the places with a holiday, under any name; `global` if one row covers all. */
export interface V3Places {
  readonly global: boolean;
  readonly places: readonly string[];
}

export interface V3Changes {
  readonly names: readonly ChangedName[];
  readonly places: readonly ChangedPlaces[];
}

/** A holiday in one place, under its name there. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly global: boolean;
}

/**
 * What differs in a year for a client of Nager.Date v3.
 * @param rows Nager.Date's saved answers for that year
 * @param known which of our holidays one of their names means
 */
export function v3Changes(
  almanac: Almanac,
  year: number,
  rows: readonly ProviderRow[],
  known: ProviderNames,
): V3Changes {
  const theirs = rows.flatMap(({ name, counties }) =>
    entriesOf(counties, (code) => ({ id: findHolidayId(known, name, code), name })),
  );
  const ours = sharedHolidays(almanac, year).flatMap(({ id, nameEn, provinces }) =>
    entriesOf(provinces?.map(({ region }) => region) ?? null, () => ({ id, name: nameEn })),
  );
  return { names: changedNames(theirs, ours), places: changedPlaces(theirs, ours) };
}

function entriesOf(
  counties: readonly string[] | null,
  holiday: (code: ProvinceCode) => { readonly id: string; readonly name: string },
): readonly Entry[] {
  return PROVINCE_CODES.filter((code) => counties === null || counties.includes(toRegion(code))).map(
    (code) => ({ ...holiday(code), place: toRegion(code), global: counties === null }),
  );
}

/** Nager.Date gives some days two names (Quebec's in May). If either stays, neither counts as changed. */
function changedNames(theirs: readonly Entry[], ours: readonly Entry[]): readonly ChangedName[] {
  const changed = theirs.flatMap(({ id, name, place }) => {
    const same = (entry: Entry): boolean => entry.id === id && entry.place === place;
    const here = ours.find(same);
    const stays = theirs.some((entry) => same(entry) && entry.name === here?.name);
    return here === undefined || stays ? [] : [{ theirs: name, ours: here.name, place }];
  });
  return [...Map.groupBy(changed, (row) => `${row.theirs}\n${row.ours}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ theirs: first.theirs, ours: first.ours, places: group.map(({ place }) => place) }] : [];
  });
}

function changedPlaces(theirs: readonly Entry[], ours: readonly Entry[]): readonly ChangedPlaces[] {
  const ids = [...new Set([...theirs, ...ours].map(({ id }) => id))];
  return ids
    .map((id) => ({ id, theirs: placesOf(theirs, id), ours: placesOf(ours, id) }))
    .filter(
      ({ theirs, ours }) => theirs.global !== ours.global || theirs.places.join() !== ours.places.join(),
    );
}

function placesOf(entries: readonly Entry[], id: string): V3Places {
  const ofHoliday = entries.filter((entry) => entry.id === id);
  const places = new Set(ofHoliday.map(({ place }) => place));
  return { global: ofHoliday.some(({ global }) => global), places: [...places].sort() };
}
