import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '../../core/calendar/day.ts';
import { DataError } from '../../core/common/data.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import {
  type Basis,
  type Confidence,
  FIRST_YEAR,
  type Kind,
  LAST_YEAR,
  type Words,
  yearsFrom,
} from '../../core/holidays/law.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { type ByScope, byScope, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { writeWhole } from '../../law/common/files.ts';
import type { DataSet } from '../documents/data-set.ts';

const FINGERPRINT_LENGTH = 8;

/** A line of `data/listings/<scope>.json`: what the law says about a holiday, with nothing computed. */
interface ListingLine {
  readonly date: string;
  /** Only if the law moves the day off. */
  readonly observedDate?: string;
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Unless `statutory`. */
  readonly kind?: Kind;
  readonly basis?: Basis;
  readonly publicService?: true;
  /** Id of the statute in `data/statutes.json`. */
  readonly act?: string;
  /** Unless `high`. */
  readonly confidence?: Confidence;
  readonly inPart?: true;
  /** Fingerprint of the notes, so that a new wording shows. */
  readonly notes?: string;
}

/** The file of a scope: one line per holiday, so that a change of law is a readable diff. */
export function listingText(almanac: Almanac, scope: ScopeCode): string {
  const days = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) => almanac.days(scope, year));
  return `[\n${days.map((day) => JSON.stringify(toLine(day))).join(',\n')}\n]\n`;
}

function toLine(day: Occurrence): ListingLine {
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

function fingerprint({ en, fr }: Words): string {
  return hash('sha256', `${en}\n${fr}`).slice(0, FINGERPRINT_LENGTH);
}

/** The listings, and which of them differ from those last committed. */
export interface Listings {
  readonly texts: ByScope<string>;
  readonly changed: readonly ScopeCode[];
}

/** The `data` folder to compare with. */
interface Edition {
  readonly revision: string;
  /** The text of changes.json. */
  readonly changes: string;
  readonly listings: ByScope<string>;
}

/**
 * Composes the listings.
 * @throws {DataError} if they changed without a new revision and an entry in changes.json
 */
export function composeListings(root: string, data: DataSet): Listings {
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
  for (const scope of SCOPE_CODES) await writeWhole(join(root, listingPath(scope)), texts[scope]);
}

const REVISION = 'data/revision.json';
const CHANGES = 'data/changes.json';

export function listingPath(scope: ScopeCode): string {
  return `data/listings/${scope}.json`;
}

/** The last commit of the listings, because the law may have commits since; undefined outside a repository or before the first. */
function committedEdition(root: string): Edition | undefined {
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
      revision: JSON.parse(committed(REVISION)).revision,
      changes: committed(CHANGES),
      listings: byScope((scope) => committed(listingPath(scope))),
    };
  } catch {
    return undefined;
  }
}
