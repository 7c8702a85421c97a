/// <reference types="./statdays.d.ts" />
import json from 'statdays:law';
import { type Almanac, createAlmanac } from '../holidays/almanac.ts';
import type { Law } from '../holidays/law.ts';
import { holidays, scopes, zones } from './names.ts';

export type BundledLaw = Omit<Law, 'scopes' | 'zones' | 'holidays'>;

let almanac: Almanac | undefined;

export function bundledAlmanac(): Almanac {
  almanac ??= createAlmanac({ ...(JSON.parse(json) as BundledLaw), scopes, zones, holidays });
  return almanac;
}
