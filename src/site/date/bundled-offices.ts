import { bundledAlmanac } from '../../core/bundled/almanac.ts';
import { bundledListDays } from '../../core/bundled/list-days.ts';
import type { Locale } from '../../core/language/locale.ts';
import { createOffices, type Offices } from '../../core/offices/offices.ts';

/** Who is open or closed, as the site bundles it, with its texts in the page's language; the law and the lists come with it. */
export async function bundledOffices(locale: Locale): Promise<Offices> {
  const { embeddedOffices } = await (locale === 'fr'
    ? import('statdays:offices-fr')
    : import('statdays:offices-en'));
  return createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, embeddedOffices());
}
