import type { Almanac } from '../../core/holidays/almanac.ts';
import type { CitedAct } from '../../core/holidays/cited-act.ts';
import { SCOPE_CODES, type Scope, type ScopeCode } from '../../core/holidays/scope.ts';
import { addressIn, type Locale } from '../../core/language/locale.ts';
import type { HolidaysBody } from '../contract/schemas/bodies.ts';
import type { LongWeekendsBody } from '../contract/schemas/files.ts';

const DATA_PROVIDER = 'https://nagerholidays.com';

/** The origin of the service, without a trailing slash. */
export interface Site {
  readonly url: string;
}

export function describeSource(site: Site) {
  return {
    site: `${site.url}/`,
    data: `${DATA_PROVIDER}/`,
    law: `${site.url}/docs/how-made/`,
    docs: `${site.url}/docs/`,
  };
}

/** The `province` of a body; the federal scope has none. */
export function describePlace({ code, region, nameEn, nameFr }: Scope) {
  return code === 'ca' ? {} : { province: { code: region, nameEn, nameFr } };
}

export interface ListingChoice {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly all: boolean;
  readonly longWeekends: boolean;
}

export function holidaysBody(almanac: Almanac, site: Site, choice: ListingChoice): HolidaysBody {
  const { scope, year, all } = choice;
  const holidays = all ? almanac.listing(scope, year) : almanac.statutory(scope, year);
  const longWeekends = choice.longWeekends ? { longWeekends: almanac.longWeekends(scope, year) } : {};
  return {
    year,
    ...describePlace(almanac.scope(scope)),
    count: holidays.length,
    holidays,
    ...longWeekends,
    source: describeSource(site),
  };
}

export function longWeekendsBody(almanac: Almanac, site: Site, year: number): LongWeekendsBody {
  const longWeekends = SCOPE_CODES.map(
    (code) => [almanac.scope(code).region, almanac.longWeekends(code, year)] as const,
  );
  return {
    year,
    places: longWeekends.map(([region]) => region),
    longWeekends: Object.fromEntries(longWeekends),
    source: describeSource(site),
  };
}

/** A statute in one language; `url` falls back to the other language. */
export function citationIn(act: CitedAct, locale: Locale) {
  return { name: locale === 'fr' ? act.nameFr : act.name, url: addressIn(act, locale) };
}

export function toJson(body: object): string {
  return `${JSON.stringify(body)}\n`;
}
