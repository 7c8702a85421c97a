/// <reference types="./statdays.d.ts" />
import { once } from '../common/once.ts';
import type { PastOfHoliday } from '../holidays/past.ts';
import type { Locale } from '../language/locale.ts';

/** What to know of the holidays in some years, by the ids of the holidays. */
export type BundledPeriods = Readonly<Record<string, PastOfHoliday>>;

/** With the texts of one language, since a page shows no other. */
export const bundledPeriods = once(async (locale: Locale): Promise<BundledPeriods> => {
  const { default: json } = await (locale === 'fr'
    ? import('statdays:periods-fr')
    : import('statdays:periods-en'));
  return JSON.parse(json);
});
