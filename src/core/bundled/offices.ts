/// <reference types="./statdays.d.ts" />
import json from 'statdays:offices';
import { createOffices, type Offices } from '../offices/offices.ts';
import { bundledAlmanac } from './law.ts';
import { bundledListDays } from './lists.ts';

let offices: Offices | undefined;

/** Who is open or closed. Read on first use. */
export function bundledOffices(): Offices {
  offices ??= createOffices({ almanac: bundledAlmanac(), lists: bundledListDays() }, JSON.parse(json));
  return offices;
}
