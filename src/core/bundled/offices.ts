/// <reference types="./statdays.d.ts" />
import { once } from '../common/once.ts';
import type { Locale } from '../language/locale.ts';
import { createOffices, type Offices } from '../offices/offices.ts';
import { bundledAlmanac } from './law.ts';
import { bundledListDays } from './lists.ts';

/** Who is open or closed, with the texts of one language, since a page shows no other. */
export const bundledOffices = once(async (locale: Locale): Promise<Offices> => {
  const { default: json } = await (locale === 'fr'
    ? import('statdays:offices-fr')
    : import('statdays:offices-en'));
  return createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, JSON.parse(json));
});
