/// <reference types="./statdays.d.ts" />
import json from 'statdays:origins';
import type { Words } from '../language/locale.ts';

/** By the ids of the holidays, then by the names that they have in some places; the general one is ''. */
export type BundledOrigins = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** Why a day is a holiday. */
export const bundledOrigins = (): BundledOrigins => JSON.parse(json);
