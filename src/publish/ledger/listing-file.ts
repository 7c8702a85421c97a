import { hash } from 'node:crypto';
import { formatDate } from '../../calendar/day.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import {
  type Basis,
  type Confidence,
  FIRST_YEAR,
  type Kind,
  LAST_YEAR,
  type Words,
} from '../../holidays/law.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import type { ScopeCode } from '../../holidays/scope.ts';

const FINGERPRINT_LENGTH = 8;

/** A line of `data/listings/<scope>.json`: what the law decides of a holiday, and nothing that follows from it. */
export interface ListingLine {
  readonly date: string;
  /** Only where the law moves the day off. */
  readonly observedDate?: string;
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Only where it is not `statutory`. */
  readonly kind?: Kind;
  readonly basis?: Basis;
  readonly publicService?: true;
  /** Id of the statute in `data/statutes.json`. */
  readonly act?: string;
  /** Only where it is not `high`. */
  readonly confidence?: Confidence;
  readonly inPart?: true;
  /** Fingerprint of its notes, so that other words are another line. */
  readonly notes?: string;
}

/** A line for every holiday of a scope, by date. */
export function listingLines(almanac: Almanac, scope: ScopeCode): readonly ListingLine[] {
  const lines: ListingLine[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) lines.push(...almanac.days(scope, year).map(toLine));
  return lines;
}

/** The file of a scope: a JSON array, a line a holiday, so that a change of law shows as a change of lines. */
export function listingText(lines: readonly ListingLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}

export function parseListing(text: string): readonly ListingLine[] {
  return JSON.parse(text);
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
