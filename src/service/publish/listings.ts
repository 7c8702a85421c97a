import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '../../core/calendar/day.ts';
import { DataError } from '../../core/common/data.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { type ByScope, byScope, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Words } from '../../core/language/locale.ts';
import { writeWhole } from '../../law/common/files.ts';
import type { DataSet } from '../documents/data-set.ts';

const FINGERPRINT_LENGTH = 8;

/** The file of a scope: one line per holiday, so that a change of law is a readable diff. */
export function listingText(almanac: Almanac, scope: ScopeCode): string {
  const days = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) => almanac.days(scope, year));
  return `[\n${days.map((day) => JSON.stringify(toLine(day))).join(',\n')}\n]\n`;
}

/** A line says what the law says about a holiday, with nothing computed and without what is usual. */
function toLine(day: Occurrence) {
  return {
    date: formatDate(day.date),
    ...(day.observed === day.date ? {} : { observedDate: formatDate(day.observed) }),
    id: day.id,
    nameEn: day.nameEn,
    nameFr: day.nameFr,
    ...(day.kind === 'statutory' ? {} : { kind: day.kind }),
    ...(day.basis ? { basis: day.basis } : {}),
    ...(day.isPublicService ? { publicService: true as const } : {}),
    ...(day.act ? { act: day.act.id } : {}),
    ...(day.confidence === 'high' ? {} : { confidence: day.confidence }),
    ...(day.local === null ? {} : { inPart: true as const }),
    ...(day.notes ? { notes: fingerprint(day.notes) } : {}),
  };
}

/** A new wording of the notes shows. */
function fingerprint({ en, fr }: Words): string {
  return hash('sha256', `${en}\n${fr}`).slice(0, FINGERPRINT_LENGTH);
}

/**
 * Composes the listings, and tells which of them differ from those last committed.
 * @throws {DataError} if they changed without a new revision and an entry in changes.json
 */
export function composeListings(root: string, data: DataSet) {
  const { almanac, changes } = data;
  const texts = byScope((scope) => listingText(almanac, scope));
  const last = committedEdition(root);
  if (!last) return { texts, changed: [] };
  const changed = SCOPE_CODES.filter((scope) => texts[scope] !== last.listings[scope]);
  if (changed.length === 0) return { texts, changed };
  const { revision } = almanac.law;
  const isLogged = changes[0]?.date === revision;
  // A second change on the same day amends that day's entry.
  const isAmended = last.changes !== readFileSync(join(root, CHANGES), 'utf8');
  const isNew = revision > last.revision || (revision === last.revision && isAmended);
  if (isLogged && isNew) return { texts, changed };
  throw new DataError(
    `The law changed the listings of ${changed.join(', ')}. Set "revision" in ${REVISION}, which is ${revision}, ` +
      `to the date of the change, and describe it in an entry of that date at the top of ${CHANGES}`,
  );
}

export async function writeListings(root: string, texts: ByScope<string>): Promise<void> {
  mkdirSync(join(root, 'data/listings'), { recursive: true });
  for (const scope of SCOPE_CODES) await writeWhole(join(root, listingFile(scope)), texts[scope]);
}

const REVISION = 'data/revision.json';
const CHANGES = 'data/changes.json';

export function listingFile(scope: ScopeCode): string {
  return `data/listings/${scope}.json`;
}

/** The last commit of the listings, because the law may have commits since; undefined outside a repository or before the first. */
function committedEdition(root: string) {
  const options = {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  try {
    const commit = execFileSync('git', ['log', '-1', '--format=%H', '--', 'data/listings'], options).trim();
    if (commit === '') return undefined;
    const committed = (path: string) => execFileSync('git', ['show', `${commit}:./${path}`], options);
    return {
      revision: JSON.parse(committed(REVISION)).revision as string,
      changes: committed(CHANGES),
      listings: byScope((scope) => committed(listingFile(scope))),
    };
  } catch {
    return undefined;
  }
}
