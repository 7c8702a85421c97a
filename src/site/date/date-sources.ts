import { embeddedPeriods } from 'statdays:periods';
import { bundledAlmanac, bundledListDays } from '../../holidays/bundled.ts';
import { bundledOffices } from './bundled-offices.ts';
import type { DateSources } from './date-view.ts';

/** Everything that the page of a date answers from, as the site bundles it. */
export const dateSources = (): DateSources => ({
  almanac: bundledAlmanac(),
  lists: bundledListDays(),
  periods: embeddedPeriods(),
  offices: bundledOffices(),
});
