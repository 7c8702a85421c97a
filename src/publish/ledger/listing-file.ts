import type { Almanac } from '../../holidays/almanac.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import {
  type Basis,
  type Confidence,
  FIRST_YEAR,
  type Kind,
  LAST_YEAR,
  type Law,
} from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';

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
  /** Id of the statute in `data/scopes.json`. */
  readonly act?: string;
  /** Only where it is not `high`. */
  readonly confidence?: Confidence;
  readonly inPart?: true;
}

/** The file of a scope: a JSON array, a line a holiday, so that a change of law shows as a change of lines. */
export function listingFile(almanac: Almanac, law: Law, scope: ScopeCode): string {
  const lines: string[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (const holiday of almanac.listing(scope, year)) {
      lines.push(JSON.stringify(lineOf(law, scope, holiday)));
    }
  }
  return `[\n${lines.join(',\n')}\n]\n`;
}

export function parseListingFile(text: string): readonly ListingLine[] {
  return JSON.parse(text) as ListingLine[];
}

function lineOf(law: Law, scope: ScopeCode, holiday: Holiday): ListingLine {
  const { date, observedDate, id, nameEn, nameFr, kind, basis, confidence } = holiday;
  const act = statuteId(law, holiday.act);
  return {
    date,
    ...(observedDate === date ? {} : { observedDate }),
    id,
    nameEn,
    nameFr,
    ...(kind === 'statutory' ? {} : { kind }),
    ...(basis ? { basis } : {}),
    ...(act ? { act } : {}),
    ...(confidence === 'high' ? {} : { confidence }),
    ...(scope !== 'ca' && !holiday.global ? { inPart: true as const } : {}),
  };
}

function statuteId(law: Law, act: Holiday['act']): string | undefined {
  if (!act) return undefined;
  return Object.values(law.statutes).find((each) => each.nameEn === act.name && each.url === act.url)?.id;
}
