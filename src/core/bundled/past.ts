/// <reference types="./statdays.d.ts" />
import { once } from '../common/once.ts';
import type { Words } from '../holidays/law.ts';
import type { PastOfHoliday } from '../holidays/past.ts';
import type { Locale } from '../language/locale.ts';

/** More about the holidays than the law says, by their ids. */
export interface BundledPast {
  /** What to know of them in some years. */
  readonly periods: Readonly<Record<string, PastOfHoliday>>;
  /** Why a day is a holiday. */
  readonly origins: Readonly<Record<string, Words>>;
}

/** With the texts of one language, since a page shows no other. */
export const bundledPast = once(async (locale: Locale): Promise<BundledPast> => {
  const { default: json } = await (locale === 'fr' ? import('statdays:past-fr') : import('statdays:past-en'));
  return JSON.parse(json);
});
