/// <reference types="./statdays.d.ts" />
import json from 'statdays:aliases';
import type { HolidayAliases } from '../holidays/past.ts';

/** By the ids of the holidays. */
export type BundledAliases = Readonly<Record<string, HolidayAliases>>;

/** What people type for the holidays. Only what reads names carries it. */
export const bundledAliases = (): BundledAliases => JSON.parse(json);
