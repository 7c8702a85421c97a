import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { publishedTitles } from '../../core/holidays/evidence.ts';
import { findNames, type NamedHoliday } from '../../core/holidays/law.ts';
import { PROVINCE_CODES } from '../../core/holidays/scope.ts';
import {
  LOCAL_OFFICES,
  OFFICES,
  type Office,
  type OfficeDay,
  type OfficeSource,
  type OfficeTable,
  OPENINGS,
} from '../../core/offices/office-table.ts';
import { UNDATED } from './certainty.ts';
import { confidence, dateWords, firstDay, lastDay, slug, sourceIds, text, year } from './fields.ts';
import {
  faultsInRows,
  messagesIf,
  OFFICE_INDEX_FILE,
  OFFICE_SOURCES_FILE,
  officeDaysPath,
  type TableReader,
} from './files.ts';
import type { ListFileTables } from './lists.ts';
import { type Source, sourceSchema } from './schema.ts';
import type { LawTables } from './tables.ts';

const words = { en: text.exactOptional(), fr: text.exactOptional() };
const hasBothOrNone = ({ en, fr }: { readonly en?: string; readonly fr?: string }): boolean =>
  (en === undefined) === (fr === undefined);

/** A row of `data/offices/index.json` */
const headSchema = z
  .strictObject({
    office: z.enum(OFFICES),
    place: z.enum(PROVINCE_CODES).exactOptional(),
    list: slug.exactOptional(),
    counts: slug.exactOptional(),
    home: z.enum(PROVINCE_CODES).exactOptional(),
    since: firstDay.exactOptional(),
    years: z.array(year).min(1).exactOptional(),
    otherDays: z.enum(['open', 'varies']).default('open'),
    moves: z.enum(['next', 'varies']).exactOptional(),
    ...words,
    evidence: sourceIds.exactOptional(),
  })
  .refine(hasBothOrNone, 'en and fr need each other')
  .refine(
    ({ list, since }) => list !== undefined || since !== undefined,
    'an office without a list needs since',
  )
  .refine(
    ({ list, evidence }) => list !== undefined || evidence !== undefined,
    'an office without a list needs evidence',
  );
type Head = Readonly<z.infer<typeof headSchema>>;

/** A row of `data/offices/<office>.json` */
const daySchema = z
  .strictObject({
    places: z.array(z.enum(PROVINCE_CODES)).min(1).exactOptional(),
    holiday: slug,
    name: slug.exactOptional(),
    date: dateWords.exactOptional(),
    from: dateWords.exactOptional(),
    to: dateWords.exactOptional(),
    opening: z.enum(OPENINGS),
    since: firstDay.exactOptional(),
    until: lastDay.exactOptional(),
    years: z.array(year).min(1).exactOptional(),
    ...words,
    confidence,
    evidence: sourceIds,
  })
  .refine(hasBothOrNone, 'en and fr need each other')
  .refine(
    ({ date, from, to }) => (date === undefined) === (from !== undefined && to !== undefined),
    'a row has a date, or from and to',
  )
  .refine(
    ({ opening, en }) => opening !== 'varies' || en !== undefined,
    '“varies” needs en and fr: who decides',
  )
  .refine(({ from, en }) => from === undefined || en !== undefined, 'a period needs en and fr: what it is');
type Row = Readonly<z.infer<typeof daySchema>>;

export type OfficeFileTables = ReturnType<typeof readOfficeTables>;

export function readOfficeTables(reader: TableReader) {
  const known = OFFICES.filter((office) => reader.has(officeDaysPath(office)));
  return {
    heads: reader.rows(OFFICE_INDEX_FILE, headSchema),
    rows: Object.fromEntries(
      known.map((office) => [office, reader.rows(officeDaysPath(office), daySchema)] as const),
    ),
    sources: reader.entries(OFFICE_SOURCES_FILE, sourceSchema),
  };
}

export function checkOffices(tables: OfficeFileTables): readonly string[] {
  const { heads } = tables;
  const rows = Object.entries(tables.rows) as readonly (readonly [Office, readonly Row[]])[];
  return [
    ...faultsInRows(OFFICE_INDEX_FILE, heads, (head, index) =>
      headMessages(head, heads.slice(0, index), tables),
    ),
    ...rows.flatMap(([office, days]) =>
      faultsInRows(officeDaysPath(office), days, (row) => rowMessages(office, row, tables)),
    ),
  ];
}

function headMessages(
  { office, place, evidence }: Head,
  before: readonly Head[],
  { sources }: OfficeFileTables,
): readonly string[] {
  const isLocal = LOCAL_OFFICES.includes(office);
  return messagesIf(
    [
      before.some((other) => other.office === office && other.place === place),
      `"${office}" appears twice for the same place`,
    ],
    [isLocal && place === undefined, `"${office}" needs a place`],
    [!isLocal && place !== undefined, `"${office}" has no place`],
    [evidence !== undefined && !hasAddress(evidence, sources), NO_ADDRESS],
  );
}

function rowMessages(
  office: Office,
  { places = [], evidence }: Row,
  { heads, sources }: OfficeFileTables,
): readonly string[] {
  const here = heads.filter((head) => head.office === office);
  const without = places.filter((place) => !here.some((head) => (head.place ?? place) === place));
  return [
    ...without.map((place) => `"${office}" in "${place}" is not in index.json`),
    ...messagesIf(
      [LOCAL_OFFICES.includes(office) && places.length === 0, 'the row needs places'],
      [!hasAddress(evidence, sources), NO_ADDRESS],
    ),
  ];
}

const NO_ADDRESS = 'a source of the row needs a url';

/** One source is shown to readers: it needs an address. */
function hasAddress(evidence: readonly string[], sources: OfficeFileTables['sources']): boolean {
  return evidence.some((id) => sources[id]?.url);
}

/** The offices as pages use them: with the text to show. */
export function toOffices(
  { heads, rows, sources }: OfficeFileTables,
  lists: ListFileTables,
  { holidays }: LawTables,
): readonly OfficeTable[] {
  const known = { ...holidays, ...lists.days };
  return heads.map(({ en, fr, counts, evidence, ...head }) => {
    const source = evidence && shown(evidence, sources);
    const days = (rows[head.office] ?? [])
      .filter(({ places }) => head.place === undefined || places?.includes(head.place))
      .map((row) => toOfficeDay(row, head.place !== undefined, known, sources));
    return {
      ...head,
      ...pairWords(en, fr),
      ...(counts !== undefined && { counts: { list: counts, source: citeAct(counts, lists) } }),
      ...(source && { source }),
      days: days.map(({ source: own, ...day }) =>
        isDeepStrictEqual(own, source) ? day : { ...day, source: own },
      ),
    };
  });
}

function citeAct(id: string, { heads }: ListFileTables): OfficeSource {
  const { act, url, urlFr } = heads.find((head) => head.id === id) ?? {};
  if (!act || url === undefined) throw new RangeError(`No act of the list "${id}"`);
  return { title: act.nameEn, titleFr: act.nameFr, url, ...(urlFr !== undefined && { urlFr }) };
}

function toOfficeDay(
  { places, date, from, to, en, fr, confidence, evidence, ...row }: Row,
  isLocal: boolean,
  known: Readonly<Record<string, NamedHoliday>>,
  sources: OfficeFileTables['sources'],
): OfficeDay & { readonly source: OfficeSource } {
  const when = date ?? (from && to ? { from, to } : undefined);
  const { holiday, name } = row;
  if (!when) throw new RangeError(`No date of "${holiday}"`);
  // Throws if no table has the name.
  findNames(known[holiday], holiday, name);
  return {
    when,
    ...(places && !isLocal && { places }),
    ...row,
    ...pairWords(en, fr),
    source: shown(evidence, sources),
  };
}

function pairWords(en: string | undefined, fr: string | undefined): Pick<OfficeDay, 'words'> {
  return en === undefined || fr === undefined ? {} : { words: { en, fr } };
}

/** The text to show: an official one before others, then the newest. */
function shown(evidence: readonly string[], sources: OfficeFileTables['sources']): OfficeSource {
  const texts = evidence.flatMap((id) => sources[id] ?? []).sort(byWorth);
  const best = texts.find(({ url }) => url !== undefined);
  if (best?.url === undefined) throw new RangeError(`No address of "${evidence[0]}"`);
  const { url, urlFr } = best;
  const newest = Math.max(...texts.map(yearOfText));
  const asOf = newest < UNDATED - FRESH_YEARS ? { asOf: newest } : {};
  return { ...publishedTitles(best), url, ...(urlFr && { urlFr }), ...asOf };
}

const FRESH_YEARS = 5;

const yearOfText = ({ year = UNDATED }: Source): number => year;

function byWorth(a: Source, b: Source): number {
  return Number(b.official) - Number(a.official) || yearOfText(b) - yearOfText(a);
}
