import json from '../../../data/aliases.json' with { type: 'json' };
import type { HolidayAliases } from '../holidays/history.ts';

/** Other names that people type for the holidays, by their ids. Only code that reads names loads them. */
export const aliases: Readonly<Record<string, HolidayAliases>> = json;
