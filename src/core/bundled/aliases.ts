/// <reference types="./statdays.d.ts" />
import json from 'statdays:aliases';
import type { HolidayAliases } from '../holidays/past.ts';

/** By the ids of the holidays. */
export type BundledAliases = Readonly<Record<string, HolidayAliases>>;

/** Other names that people type for the holidays. Only code that reads names loads them. */
export const bundledAliases = (): BundledAliases => JSON.parse(json);
