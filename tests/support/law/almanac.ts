import { createAlmanac } from '../../../src/core/holidays/almanac.ts';
import { createLists } from '../../../src/core/lists/lists.ts';
import { law, lists as tables } from './law.ts';

/** The holidays by the law of the project. */
export const almanac = createAlmanac(law);

/** The days of its named lists. */
export const lists = createLists(tables, law.holidays);
