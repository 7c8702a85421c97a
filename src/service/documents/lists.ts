import { publishedTitles } from '../../core/holidays/evidence.ts';
import { confidenceIn, covers } from '../../core/holidays/law.ts';
import type { ListedDay, Lists } from '../../core/lists/lists.ts';
import { publishedListDay, publishedLists } from '../../core/lists/published.ts';
import type { ListEvidence } from '../../law/tables/lists.ts';
import type { Source } from '../../law/tables/schema.ts';
import type { ListedDayBody, ListIndexBody, ListYearBody } from '../contract/schemas/lists.ts';
import { describeSource, type Site } from './bodies.ts';
import { listWindow } from './calendars/window.ts';
import { type CsvCell, toCsv } from './downloads/csv.ts';

export interface ListInput {
  readonly lists: Lists;
  readonly listEvidence: ListEvidence;
  readonly site: Site;
}

interface IndexInput extends Pick<ListInput, 'lists' | 'listEvidence'> {
  readonly referenceYear: number;
}

export function listIndexBody({ lists, listEvidence, referenceYear }: IndexInput): ListIndexBody {
  return publishedLists(lists, listEvidence.descriptions).map((list) => {
    const years = listFileYears(lists, list.id, referenceYear);
    return { ...list, files: { from: years[0] ?? referenceYear, to: years.at(-1) ?? referenceYear } };
  });
}

/** The years of a list that have files: all that were published; of a rule, those of {@link listWindow}. */
export function listFileYears(lists: Lists, id: string, referenceYear: number): readonly number[] {
  const years = lists.years(id);
  if (lists.list(id)?.rows.some((row) => 'dates' in row)) return years;
  const { first, last } = listWindow(referenceYear);
  return years.filter((year) => year >= first && year <= last);
}

export function listYearBody(
  { lists, listEvidence, site }: ListInput,
  id: string,
  year: number,
): ListYearBody {
  const description = listEvidence.descriptions[id];
  if (!description) throw new RangeError(`No list "${id}"`);
  const { nameEn, nameFr, status, clauses } = description;
  return {
    list: { id, nameEn, nameFr },
    year,
    status,
    days: lists
      .days(id, year)
      .map((day) => ({ ...publishedListDay(day), ...established(day, year, listEvidence) })),
    clauses: clauses.filter((clause) => covers(clause, year)).map(({ en, fr }) => ({ en, fr })),
    source: describeSource(site),
  };
}

function established(
  listed: ListedDay,
  year: number,
  evidence: ListEvidence,
): Pick<ListedDayBody, 'source' | 'confidence'> {
  const shown = sourcesOfListedDay(listed, evidence).find((source) => source.url && source.year);
  if (!shown?.url || !shown.year)
    throw new RangeError(`No source of "${listed.id}" of the list "${listed.origin?.list}"`);
  const { url, urlFr, year: sourceYear, official } = shown;
  const french = urlFr === undefined ? {} : { urlFr };
  return {
    source: { ...publishedTitles(shown), url, ...french, year: sourceYear, official },
    confidence: confidenceIn(findEvidence(listed, evidence), year),
  };
}

export function sourcesOfListedDay(listed: ListedDay, evidence: ListEvidence): readonly Source[] {
  const sources = findEvidence(listed, evidence).sources.flatMap((id) => evidence.sources[id] ?? []);
  return [...sources.filter(({ official }) => official), ...sources.filter(({ official }) => !official)];
}

export function findEvidence({ id, origin }: ListedDay, { descriptions }: ListEvidence) {
  const evidence = origin && descriptions[origin.list]?.evidence[origin.row]?.[origin.date];
  if (!evidence) throw new RangeError(`No evidence for "${id}" of the list "${origin?.list}"`);
  return evidence;
}

/** The cells of a day, by column. Spaces separate the codes of a list. */
const CELLS: Readonly<Record<string, (day: ListedDayBody) => CsvCell>> = {
  date: ({ date }) => date,
  id: ({ id }) => id,
  nameEn: ({ nameEn }) => nameEn,
  nameFr: ({ nameFr }) => nameFr,
  closes: ({ closes }) => closes,
  substituteFor: ({ substituteFor }) => substituteFor ?? null,
  provinces: ({ provinces }) => provinces?.join(' ') ?? null,
  confidence: ({ confidence }) => confidence,
  sourceTitle: ({ source }) => source.title,
  sourceUrl: ({ source }) => source.url,
  sourceYear: ({ source }) => source.year,
  sourceOfficial: ({ source }) => source.official,
  sourceUrlFr: ({ source }) => source.urlFr ?? null,
};

export function listYearCsv({ list, year, days }: ListYearBody): string {
  return toCsv(
    ['list', 'year', ...Object.keys(CELLS)],
    days.map((day) => [list.id, year, ...Object.values(CELLS).map((cell) => cell(day))]),
  );
}
