import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../common/write-atomically.ts';
import type { Change } from '../../holidays/annotations/change.ts';
import { changeSchema, revisionSchema } from '../../law/tables/schema.ts';
import { readDataFile } from '../decode.ts';

/** What an update may move on. */
export interface Published {
  readonly revision: Readonly<z.infer<typeof revisionSchema>>;
  /** The log of data changes, newest first. */
  readonly changes: readonly Change[];
}

/** @throws {DataError} for a revision or a log that does not fit its schema */
export async function readPublished(data: string): Promise<Published> {
  return {
    revision: await readDataFile(join(data, 'revision.json'), revisionSchema),
    changes: await readDataFile(join(data, 'changes.json'), z.array(changeSchema), '[]'),
  };
}

/**
 * Where another year has begun, writes a new revision and its entry in the log; says whether it did. Nothing else that an
 * update keeps changes a listing.
 * @param today YYYY-MM-DD
 */
export async function publishYear(data: string, before: Published, today: string): Promise<boolean> {
  const referenceYear = Number(today.slice(0, 4));
  if (before.revision.referenceYear === referenceYear) return false;
  await writeWhole(
    join(data, 'revision.json'),
    `{ "revision": "${today}", "referenceYear": ${referenceYear} }\n`,
  );
  const changes = JSON.stringify([newYear(today, referenceYear), ...before.changes], null, 2);
  await writeWhole(join(data, 'changes.json'), `${changes}\n`);
  return true;
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
