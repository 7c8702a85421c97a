import { embeddedPeriods } from 'statdays:periods';
import { bundledAlmanac } from '../../../holidays/lists/bundled.ts';
import { bundledLists } from '../../../holidays/lists/bundled-rules.ts';
import type { DateSources } from './date-view.ts';

/** Everything that the page of a date answers from, as the site bundles it. */
export const dateSources = (): DateSources => ({
  almanac: bundledAlmanac(),
  lists: bundledLists(),
  periods: embeddedPeriods(),
});
