import { firstLines } from './lines.ts';
import { plain } from './plain.ts';

/** Bytes of the changed listings: with the two reports, less than the 65,536 characters that a pull request may have. */
const MAX_LISTINGS_LENGTH = 16_000;

const LEAD = `The data provider says something new. Settle each piece of news with a row of the law tables, or with a row of
data/disputes.json and its source. Until then what it alone reports is in no listing.`;

export interface ProposalParts {
  /** The report of a reconciliation. */
  readonly reconciliation: string;
  /** The report of the update before it, of which the first paragraph counts. */
  readonly update: string;
  /** `git diff` of the listings. */
  readonly listings: string;
}

/** The text of the pull request that proposes what an update kept, as Markdown. */
export function toProposal({ reconciliation, update, listings }: ProposalParts): string {
  const [said = ''] = update.split('\n\n');
  const changed = listings.split('\n').filter((line) => /^[+-]/.test(line));
  return [
    LEAD,
    reconciliation.trimEnd(),
    'What the update said:',
    fenced('', [said.trimEnd()]),
    'Listings:',
    fenced('diff', firstLines(changed.map(plain), MAX_LISTINGS_LENGTH)),
    '',
  ].join('\n\n');
}

/** No line inside can end it: `plain` leaves no tilde. */
function fenced(language: string, lines: readonly string[]): string {
  return ['~~~~~'.concat(language), ...lines, '~~~~~'].join('\n');
}
