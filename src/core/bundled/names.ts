import slugTable from '../../../data/holiday-slugs.json' with { type: 'json' };
import holidayTable from '../../../data/holidays.json' with { type: 'json' };
import scopeTable from '../../../data/scopes.json' with { type: 'json' };
import zoneTable from '../../../data/zones.json' with { type: 'json' };
import type { Law, NamedHoliday } from '../holidays/law.ts';
import { type Scope, toRegion } from '../holidays/scope.ts';

// The tables of `data` that need no reading. A bundle holds those that it uses.

export const scopes = (scopeTable as readonly Omit<Scope, 'region'>[]).map((row): Scope => {
  return { ...row, region: toRegion(row.code) };
});
export const zones: Law['zones'] = zoneTable;
export const holidays: Readonly<Record<string, NamedHoliday>> = holidayTable;
/** The words in a holiday's addresses, by its id: they outlive a change of its name. */
export const slugs: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = slugTable;
