/// <reference types="./statdays.d.ts" />
import { once } from '../common/once.ts';
import type { Words } from '../holidays/law.ts';
import type { Locale } from '../language/locale.ts';

/** Why a day is a holiday, by the ids of the holidays. */
export type BundledOrigins = Readonly<Record<string, Words>>;

/** With the texts of one language, since a page shows no other. */
export const bundledOrigins = once(async (locale: Locale): Promise<BundledOrigins> => {
  const { default: json } = await (locale === 'fr'
    ? import('statdays:origins-fr')
    : import('statdays:origins-en'));
  return JSON.parse(json);
});
