import { join } from 'node:path';
import { z } from 'zod';
import { toJsonRows } from '../../common/json-rows.ts';
import { readIfThere, writeWhole } from '../../common/write-atomically.ts';
import type { Change } from '../../holidays/annotations/change.ts';
import type { ProvisionalDay } from '../../holidays/law.ts';
import { changeSchema, revisionSchema } from '../../law/tables/schema.ts';
import { readDataFile } from '../decode.ts';

/** Names in an entry of the log: readers of a feed need no more. */
const MAX_NAMED = 10;

/** What the data folder publishes of the provider's news. */
export interface Published {
  /** The text of provisional.json; undefined where there is none. */
  readonly provisional: string | undefined;
  readonly revision: Readonly<z.infer<typeof revisionSchema>>;
  /** The log of data changes, newest first. */
  readonly changes: readonly Change[];
}

export interface PublishedChange {
  readonly provisionalChanged: boolean;
  readonly yearMovedOn: boolean;
}

/** @throws {DataError} for a revision or a log that does not fit its schema */
export async function readPublished(data: string): Promise<Published> {
  return {
    provisional: await readIfThere(join(data, 'provisional.json')),
    revision: await readDataFile(join(data, 'revision.json'), revisionSchema),
    changes: await readDataFile(join(data, 'changes.json'), z.array(changeSchema), '[]'),
  };
}

/** Whether the reported days that are published are these. */
export function isPublished({ provisional }: Published, days: readonly ProvisionalDay[]): boolean {
  return provisional === toJsonRows(days);
}

/**
 * Writes the reported days and, where they changed or another year has begun, a new revision and its entries in the
 * log: nothing else that an update keeps changes a listing.
 * @param today YYYY-MM-DD
 */
export async function publish(
  data: string,
  before: Published,
  days: readonly ProvisionalDay[],
  today: string,
): Promise<PublishedChange> {
  const referenceYear = Number(today.slice(0, 4));
  const yearMovedOn = before.revision.referenceYear !== referenceYear;
  const provisionalChanged = !isPublished(before, days);
  const news = [
    ...(yearMovedOn ? [newYear(today, referenceYear)] : []),
    ...(provisionalChanged ? [newReportedDays(today, days)] : []),
  ];
  if (provisionalChanged) await writeWhole(join(data, 'provisional.json'), toJsonRows(days));
  if (news.length > 0) {
    const revision = `{ "revision": "${today}", "referenceYear": ${referenceYear} }\n`;
    await writeWhole(join(data, 'revision.json'), revision);
    const changes = JSON.stringify([...news, ...before.changes], null, 2);
    await writeWhole(join(data, 'changes.json'), `${changes}\n`);
  }
  return { provisionalChanged, yearMovedOn };
}

function newYear(date: string, year: number): Change {
  return {
    date,
    titleEn: `The year ${year}`,
    titleFr: `L’année ${year}`,
    summaryEn: `The calendar feeds now run from ${year - 1} to ${year + 5}. No holiday has changed.`,
    summaryFr: `Les flux de calendrier vont maintenant de ${year - 1} à ${year + 5}. Aucun jour férié n’a changé.`,
  };
}

function newReportedDays(date: string, days: readonly ProvisionalDay[]): Change {
  const en = firstFew(days.map((day) => day.nameEn));
  const fr = firstFew(days.map((day) => day.nameFr));
  return {
    date,
    titleEn: 'Reported days',
    titleFr: 'Jours signalés',
    summaryEn: en
      ? `Reported by the data provider alone, not in the law, and listed with include=all only: ${en}.`
      : 'No day is reported by the data provider alone any more.',
    summaryFr: fr
      ? `Signalés par le seul fournisseur de données, absents de la loi et donnés avec include=all seulement\u00a0: ${fr}.`
      : 'Plus aucun jour n’est signalé par le seul fournisseur de données.',
  };
}

function firstFew(names: readonly string[]): string {
  const all = [...new Set(names)];
  return [...all.slice(0, MAX_NAMED), ...(all.length > MAX_NAMED ? ['…'] : [])].join(', ');
}
