import {
  type Certainty,
  CONFIDENCES,
  type Confidence,
  LAST_YEAR,
  type Years,
} from '../../core/holidays/law.ts';

/*
 * How well the sources support a fact: the rule of data/law/README.md. No row of the law states its confidence; it follows
 * from the texts that the row names.
 */

interface Text {
  readonly title: string;
  readonly url?: string;
  readonly official: boolean;
  readonly year?: number;
  readonly origin?: string;
}

type Sources = Readonly<Record<string, Text>>;

/** We read every undated text in this year, so it shows what held then, and nothing earlier. */
export const UNDATED = 2026;

const INDEPENDENT_SOURCES = 3;

export function findConfidence(ids: readonly string[], sources: Sources): Confidence {
  return judgeTexts(ids.flatMap((id) => sources[id] ?? []));
}

export function judgeTexts(texts: readonly Text[]): Confidence {
  if (texts.length === 0) return 'low';
  const origins = new Set(texts.map(findOrigin));
  return texts.some(({ official }) => official) || origins.size >= INDEPENDENT_SOURCES ? 'high' : 'medium';
}

/** The origin of a text: the text that it copies, else its publisher. Texts of one origin count as one. */
function findOrigin({ origin, url, title }: Text): string {
  return origin ?? (url === undefined ? title : new URL(url).host.replace(/^(www|amp|m)\./, ''));
}

/** A question keeps a fact no surer than its confidence, through its last year if it has one. */
interface Doubt {
  readonly confidence: Confidence;
  readonly until?: number;
}

interface Attested extends Years {
  readonly evidence: { readonly since?: readonly string[]; readonly now?: readonly string[] };
  readonly question?: Doubt;
}

/**
 * How well its evidence supports a row: at first as well as the texts that give its beginning, later as well as the dated texts up to
 * the year. An open question lowers it.
 */
export function findCertainty(row: Attested & { readonly since: number }, sources: Sources): Certainty {
  const { since, until = LAST_YEAR } = row;
  const first = (level: Confidence): number | undefined => {
    const year = Math.max(firstYear(row, level, sources), lastDoubt(row.question, level) + 1);
    return year <= until ? year : undefined;
  };
  const high = first('high');
  const medium = first('medium');
  if (high === since) return { confidence: 'high' };
  return {
    confidence: medium === since ? 'medium' : 'low',
    ...(medium !== undefined && medium > since && medium !== high ? { mediumSince: medium } : {}),
    ...(high === undefined ? {} : { attestedSince: high }),
  };
}

/** The first year of a row in which its evidence reaches a level. */
function firstYear({ since = 0, evidence }: Attested, level: Confidence, sources: Sources): number {
  const reaches = (ids: readonly string[]): boolean =>
    CONFIDENCES.indexOf(findConfidence(ids, sources)) <= CONFIDENCES.indexOf(level);
  const { since: ofBeginning = [], now = [] } = evidence;
  if (reaches(ofBeginning)) return since;
  const dated = [...ofBeginning, ...now].map((id) => ({ id, year: sources[id]?.year ?? UNDATED }));
  const years = dated.map(({ year }) => Math.max(year, since)).sort((a, b) => a - b);
  const isReachedIn = (last: number): boolean =>
    reaches(dated.flatMap(({ id, year }) => (year <= last ? id : [])));
  return years.find(isReachedIn) ?? Infinity;
}

/** The last year in which an open question keeps a level from being reached. */
function lastDoubt(question: Doubt | undefined, level: Confidence): number {
  const isAbove = question && CONFIDENCES.indexOf(level) < CONFIDENCES.indexOf(question.confidence);
  return isAbove ? (question.until ?? Infinity) : -Infinity;
}
