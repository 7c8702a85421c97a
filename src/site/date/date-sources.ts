import { bundledDates, bundledOffices } from '../../core/bundled/dates.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledListDays } from '../../core/bundled/lists.ts';
import type { DateSources } from './date-view.ts';

/** Everything that the page of a date answers from, as the site bundles it. */
export function dateSources(): DateSources {
  const { periods } = bundledDates();
  return { almanac: bundledAlmanac(), lists: bundledListDays(), periods, offices: bundledOffices() };
}
