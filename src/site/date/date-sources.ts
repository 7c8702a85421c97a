import { bundledAlmanac } from '../../core/bundled/almanac.ts';
import { bundledListDays } from '../../core/bundled/list-days.ts';
import type { Locale } from '../../core/language/locale.ts';
import { bundledOffices } from './bundled-offices.ts';
import type { DateSources } from './date-view.ts';

/** Everything that the page of a date answers from, as the site bundles it, with its texts in the page's language. */
export async function dateSources(locale: Locale): Promise<DateSources> {
  const [offices, { embeddedPeriods }] = await Promise.all([
    bundledOffices(locale),
    locale === 'fr' ? import('statdays:periods-fr') : import('statdays:periods-en'),
  ]);
  return { almanac: bundledAlmanac(), lists: bundledListDays(), periods: embeddedPeriods(), offices };
}
