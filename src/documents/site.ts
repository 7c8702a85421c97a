import type { HolidaysBody } from '../contract/schemas/bodies.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { Scope } from '../holidays/scope.ts';
import type { ListingChoice } from './paths.ts';

/** The data provider, as the bodies name it. */
const DATA_PROVIDER = 'https://nagerholidays.com';

/** Where the service lives, without a slash at the end. */
export interface Site {
  readonly url: string;
}

export function sourceOf(site: Site) {
  return { site: `${site.url}/`, data: `${DATA_PROVIDER}/`, docs: `${site.url}/docs/` };
}

/** The `province` of a body; nothing for the federal scope. */
export function provinceOf({ code, region, nameEn, nameFr }: Scope) {
  return code === 'ca' ? {} : { province: { code: region, nameEn, nameFr } };
}

export function holidaysBody(almanac: Almanac, site: Site, choice: ListingChoice): HolidaysBody {
  const { scope, year, all } = choice;
  const holidays = all ? almanac.listing(scope, year) : almanac.statutory(scope, year);
  const longWeekends = choice.longWeekends ? { longWeekends: almanac.longWeekends(scope, year) } : {};
  return {
    year,
    ...provinceOf(almanac.scope(scope)),
    count: holidays.length,
    holidays,
    ...longWeekends,
    source: sourceOf(site),
  };
}

/** The bytes' text of a JSON document: one line, ended. */
export function toJson(body: object): string {
  return `${JSON.stringify(body)}\n`;
}
