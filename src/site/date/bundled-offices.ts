import { embeddedOffices } from 'statdays:offices';
import { bundledAlmanac, bundledListDays } from '../../holidays/bundled.ts';
import { createOffices, type Offices } from '../../holidays/offices.ts';

/** Who is open or closed, as the site bundles it; the law and the lists come with it. */
export const bundledOffices = (): Offices =>
  createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, embeddedOffices());
