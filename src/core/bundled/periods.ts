/// <reference types="./statdays.d.ts" />

import { inLanguage } from '../common/in-language.ts';
import type { PastOfHoliday } from '../holidays/past.ts';

/** Remarks on the holidays in some years, by the ids of the holidays. */
export type BundledPeriods = Readonly<Record<string, PastOfHoliday>>;

export const bundledPeriods = inLanguage(
  { en: () => import('statdays:periods-en'), fr: () => import('statdays:periods-fr') },
  (json): BundledPeriods => JSON.parse(json),
);
