/// <reference types="./statdays.d.ts" />

import { inLanguage } from '../common/in-language.ts';
import type { Words } from '../holidays/law.ts';

/** Why a day is a holiday, by the ids of the holidays. */
export type BundledOrigins = Readonly<Record<string, Words>>;

export const bundledOrigins = inLanguage(
  { en: () => import('statdays:origins-en'), fr: () => import('statdays:origins-fr') },
  (json): BundledOrigins => JSON.parse(json),
);
