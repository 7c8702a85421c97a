/// <reference types="./statdays.d.ts" />
import json from 'statdays:law';
import { type Almanac, createAlmanac } from '../holidays/almanac.ts';
import type { Law } from '../holidays/law.ts';
import { type BundledNames, bundledNames } from './names.ts';

export type BundledLaw = Omit<Law, keyof BundledNames>;

let almanac: Almanac | undefined;

export function bundledAlmanac(): Almanac {
  almanac ??= createAlmanac({ ...(JSON.parse(json) as BundledLaw), ...bundledNames });
  return almanac;
}
