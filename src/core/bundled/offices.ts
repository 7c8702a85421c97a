/// <reference types="./statdays.d.ts" />

import { inLanguage } from '../common/in-language.ts';
import { createOffices } from '../offices/offices.ts';
import { bundledAlmanac } from './law.ts';
import { bundledListDays } from './lists.ts';

/** Who is open or closed. */
export const bundledOffices = inLanguage(
  { en: () => import('statdays:offices-en'), fr: () => import('statdays:offices-fr') },
  (json) => createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, JSON.parse(json)),
);
