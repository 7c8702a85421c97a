import { basename } from 'node:path';
import { z } from 'zod';
import { folded } from '../../core/common/fold.ts';
import type { HolidayAliases } from '../../core/holidays/history.ts';
import type { NamedHoliday } from '../../core/holidays/law.ts';
import { slug, text, years } from './fields.ts';
import { historyPath, lawFault, messagesIf, type TableReader } from './files.ts';
import { isCarried, NOT_CARRIED, sentence, sentenceSchema } from './schema.ts';

/*
 * Where the holidays come from, and what people call them: the tables of `history` and aliases.json. No date is computed from them.
 */

const ALIASES_FILE = 'aliases.json';

const historyOfName = {
  /** Two sentences: who made it a holiday, when and why. */
  history: sentenceSchema.exactOptional(),
  /** Remarks on some years, such as a day that it shared, or why a year lacks it. */
  periods: z
    .array(z.strictObject({ ...years, ...sentence }).refine(isCarried, NOT_CARRIED))
    .min(1)
    .exactOptional(),
};

/** A file of `data/history` */
const historySchema = z.strictObject({
  ...historyOfName,
  names: z.record(slug, z.strictObject(historyOfName)).exactOptional(),
});

const typed = {
  en: z.array(text).min(1).exactOptional(),
  fr: z.array(text).min(1).exactOptional(),
};

/** An entry of `data/aliases.json` */
const aliasesSchema = z.strictObject({
  ...typed,
  sharedWith: z.array(slug).min(1).exactOptional(),
  names: z.record(slug, z.strictObject(typed)).exactOptional(),
});

export type EvidencedHistory = Readonly<z.infer<typeof historySchema>>;
export type HistoryTables = ReturnType<typeof readHistoryTables>;

type Holidays = Readonly<Record<string, NamedHoliday>>;

export function readHistoryTables(reader: TableReader) {
  const ids = reader.filesIn('history/').map((file) => basename(file, '.json'));
  return {
    history: Object.fromEntries(ids.map((id) => [id, reader.whole(historyPath(id), historySchema)])),
    aliases: reader.entries<HolidayAliases>(ALIASES_FILE, aliasesSchema),
  };
}

/** Checks the names, and the aliases against each other and the names of the holidays. */
export function checkHistory({ history, aliases }: HistoryTables, holidays: Holidays): readonly string[] {
  return [
    ...Object.entries(history).flatMap(([id, { names = {} }]) =>
      messagesIf(
        [!holidays[id], `"${id}" is not in holidays.json`],
        ...Object.keys(names).map(
          (name) => [!holidays[id]?.names?.[name], `names: "${name}" is no name of the holiday`] as const,
        ),
      ).map((message) => lawFault(historyPath(id), '', message)),
    ),
    ...Object.entries(aliases).flatMap(([id, entry]) =>
      [...aliasMessages(entry, holidays[id]), ...sharingMessages(id, aliases, holidays)].map((message) =>
        lawFault(ALIASES_FILE, id, message),
      ),
    ),
  ];
}

/** No alias of a holiday twice, whatever its accents and hyphens, and none that is its name. */
function aliasMessages(aliases: HolidayAliases, holiday: NamedHoliday | undefined): readonly string[] {
  const names = listNames(holiday);
  const seen = new Set<string>();
  return listAliases(aliases).flatMap((alias) => {
    const isTwice = seen.has(alias);
    seen.add(alias);
    if (names.includes(alias)) return [`alias "${alias}" is a name of the holiday already`];
    return isTwice ? [`alias "${alias}" appears twice`] : [];
  });
}

/** An alias that another holiday has as well is meant so if both entries say it. */
function sharingMessages(id: string, all: HistoryTables['aliases'], holidays: Holidays): readonly string[] {
  const aliases = listAliases(all[id]);
  const names = listNames(holidays[id]);
  const sharedWith = all[id]?.sharedWith ?? [];
  const others = [...new Set([...Object.keys(holidays), ...sharedWith])].filter((other) => other !== id);
  return others.flatMap((other) => {
    const theirs = listAliases(all[other]);
    const theirNames = listNames(holidays[other]);
    const shared =
      aliases.find((alias) => theirs.includes(alias) || theirNames.includes(alias)) ??
      names.find((name) => theirs.includes(name));
    if ((shared !== undefined) === sharedWith.includes(other)) return [];
    return shared === undefined
      ? [`sharedWith names "${other}", with which it shares no alias`]
      : [`"${shared}" also means "${other}": if people may mean either, say so in sharedWith of both`];
  });
}

/** The aliases in both languages, for people type either on either site. */
function listAliases({ en = [], fr = [], names = {} }: HolidayAliases = {}): readonly string[] {
  const ofNames = Object.values(names).flatMap(({ en = [], fr = [] }) => [...en, ...fr]);
  return [...en, ...fr, ...ofNames].map(folded);
}

function listNames(holiday: NamedHoliday | undefined): readonly string[] {
  const all = holiday ? [holiday, ...Object.values(holiday.names ?? {})] : [];
  return all.flatMap(({ nameEn, nameFr }) => [folded(nameEn), folded(nameFr)]);
}
