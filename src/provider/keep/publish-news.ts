import { join } from 'node:path';
import { z } from 'zod';
import { readIfThere, writeWhole } from '../../common/write-atomically.ts';
import type { ProvisionalDay } from '../../holidays/law.ts';
import { decode } from '../decode.ts';
import { describeFault } from '../fault.ts';
import { toProvisionalText } from './provisional.ts';

const revisionSchema = z.strictObject({ revision: z.string(), referenceYear: z.int() });
const changesSchema = z.array(z.record(z.string(), z.unknown()));

/** Names in a line of the log: readers of a feed need no more. */
const MOST_NAMED = 10;

/** A line of the log of data changes. */
interface Change {
  readonly date: string;
  readonly titleEn: string;
  readonly titleFr: string;
  readonly summaryEn: string;
  readonly summaryFr: string;
}

export interface PublishedChange {
  readonly provisionalChanged: boolean;
  readonly yearMovedOn: boolean;
}

/**
 * Writes the reported days and, where they changed or another year has begun, a new revision and a line in the
 * log of changes: nothing else that an update keeps changes a listing.
 * @param today YYYY-MM-DD
 */
export async function publishNews(
  data: string,
  days: readonly ProvisionalDay[],
  today: string,
): Promise<PublishedChange> {
  const referenceYear = Number(today.slice(0, 4));
  const revisionFile = join(data, 'revision.json');
  const before = decode((await readIfThere(revisionFile)) ?? 'null', revisionSchema.nullable());
  const yearMovedOn = before.kind === 'mismatch' || before.value?.referenceYear !== referenceYear;
  const provisionalChanged = await writeWhole(join(data, 'provisional.json'), toProvisionalText(days));
  if (provisionalChanged || yearMovedOn) {
    await writeWhole(revisionFile, `{ "revision": "${today}", "referenceYear": ${referenceYear} }\n`);
    const changes = [
      ...(yearMovedOn ? [newYear(today, referenceYear)] : []),
      ...(provisionalChanged ? [newReportedDays(today, days)] : []),
    ];
    await logChanges(data, changes);
  }
  return { provisionalChanged, yearMovedOn };
}

/** @throws {SyntaxError} for a log that is no array of rows */
async function logChanges(data: string, changes: readonly Change[]): Promise<void> {
  const file = join(data, 'changes.json');
  const log = decode((await readIfThere(file)) ?? '[]', changesSchema);
  if (log.kind === 'mismatch') throw new SyntaxError(`${file}: ${describeFault(log)}`);
  await writeWhole(file, `${JSON.stringify([...changes, ...log.value], null, 2)}\n`);
}

function newYear(date: string, year: number): Change {
  return {
    date,
    titleEn: `The year ${year}`,
    titleFr: `L’année ${year}`,
    summaryEn: `The calendar feeds now run from ${year - 1} to ${year + 5}. No holiday has changed.`,
    summaryFr: `Les calendriers en abonnement vont maintenant de ${year - 1} à ${year + 5}. Aucun jour férié n’a changé.`,
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
      ? `Signalés par le seul fournisseur de données, absents de la loi et inscrits avec include=all seulement\u00a0: ${fr}.`
      : 'Plus aucun jour n’est signalé par le seul fournisseur de données.',
  };
}

function firstFew(names: readonly string[]): string {
  const all = [...new Set(names)];
  return [...all.slice(0, MOST_NAMED), ...(all.length > MOST_NAMED ? ['…'] : [])].join(', ');
}
