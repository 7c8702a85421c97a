import { z } from 'zod';
import { publishedTitles } from '../../core/holidays/evidence.ts';
import type { HolidayNames, NamedHoliday } from '../../core/holidays/law.ts';
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
import { unknownSources, unused } from './check.ts';
import {
  confidence,
  dateWords,
  dayOrYear,
  firstDayOf,
  lastDayOf,
  slug,
  sourceIds,
  text,
  year,
} from './fields.ts';
import {
  lawFault,
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
    since: dayOrYear.exactOptional(),
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
    since: dayOrYear.exactOptional(),
    until: dayOrYear.exactOptional(),
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

/** The tables of the offices. Every row fits its schema. */
export interface OfficeFileTables {
  readonly heads: readonly Head[];
  readonly rows: Readonly<Partial<Record<Office, readonly Row[]>>>;
  readonly sources: Readonly<Record<string, Source>>;
}

/** @param withFile the offices that have a file of days */
export function readOfficeTables(reader: TableReader, withFile: readonly string[]): OfficeFileTables {
  const known = OFFICES.filter((office) => withFile.includes(office));
  return {
    heads: reader.rows(OFFICE_INDEX_FILE, headSchema),
    rows: Object.fromEntries(
      known.map((office) => [office, reader.rows(officeDaysPath(office), daySchema)] as const),
    ),
    sources: reader.entries(OFFICE_SOURCES_FILE, sourceSchema),
  };
}

/** Checks offices whose rows fit their schemas against the lists and the law. */
export function checkOffices(
  tables: OfficeFileTables,
  lists: ListFileTables,
  { holidays }: LawTables,
): readonly string[] {
  const { heads, sources } = tables;
  const known = { ...holidays, ...lists.days };
  const rows = Object.entries(tables.rows) as readonly (readonly [Office, readonly Row[]])[];
  const used = [...heads, ...rows.flatMap(([, days]) => days)].flatMap(({ evidence = [] }) => evidence);
  return [
    ...heads.flatMap((head, index) =>
      headMessages(head, heads.slice(0, index), tables, lists).map((message) =>
        lawFault(OFFICE_INDEX_FILE, `row ${index + 1}`, message),
      ),
    ),
    ...rows.flatMap(([office, days]) =>
      days.flatMap((row, index) =>
        rowMessages(office, row, tables, known).map((message) =>
          lawFault(officeDaysPath(office), `row ${index + 1}`, message),
        ),
      ),
    ),
    ...unused(OFFICE_SOURCES_FILE, Object.keys(sources), used),
  ];
}

function headMessages(
  { office, place, list, counts, evidence }: Head,
  before: readonly Head[],
  { sources }: OfficeFileTables,
  lists: ListFileTables,
): readonly string[] {
  return [
    ...(before.some((other) => other.office === office && other.place === place)
      ? [`"${office}" appears twice for the same place`]
      : []),
    ...(LOCAL_OFFICES.includes(office) === (place !== undefined)
      ? []
      : [`"${office}" ${place === undefined ? 'needs a place' : 'has no place'}`]),
    ...[list, counts].flatMap((id) =>
      id === undefined || lists.heads.some((head) => head.id === id)
        ? []
        : [`list "${id}" is not in lists/index.json`],
    ),
    ...unknownSources(evidence, sources, OFFICE_SOURCES_FILE),
    ...shownMessages(evidence, sources),
  ];
}

function rowMessages(
  office: Office,
  { holiday, name, places, evidence }: Row,
  { heads, sources }: OfficeFileTables,
  known: Readonly<Record<string, NamedHoliday>>,
): readonly string[] {
  const here = heads.filter((head) => head.office === office);
  const isLocal = LOCAL_OFFICES.includes(office);
  const without = (places ?? []).filter((place) => !here.some((head) => (head.place ?? place) === place));
  return [
    ...(Object.hasOwn(known, holiday)
      ? []
      : [`holiday "${holiday}" is neither in holidays.json nor in lists/days.json`]),
    ...(name === undefined || Object.hasOwn(known[holiday]?.names ?? {}, name)
      ? []
      : [`name "${name}" is not among the names of "${holiday}"`]),
    ...(isLocal && places === undefined ? ['the row needs places'] : []),
    ...without.map((place) => `"${office}" in "${place}" is not in index.json`),
    ...unknownSources(evidence, sources, OFFICE_SOURCES_FILE),
    ...shownMessages(evidence, sources),
  ];
}

/** One source is shown to readers: it needs an address. */
function shownMessages(
  evidence: readonly string[] | undefined,
  sources: OfficeFileTables['sources'],
): readonly string[] {
  return evidence && !evidence.some((id) => sources[id]?.url) ? ['a source of the row needs a url'] : [];
}

/** The offices as pages use them: with the names of their days and the text to show. */
export function toOffices(
  { heads, rows, sources }: OfficeFileTables,
  lists: ListFileTables,
  { holidays }: LawTables,
): readonly OfficeTable[] {
  const known = { ...holidays, ...lists.days };
  return heads.map(({ office, place, since, en, fr, counts, evidence, ...head }) => ({
    office,
    ...(place && { place }),
    ...head,
    ...(since === undefined ? {} : { since: firstDayOf(since) }),
    ...wordsOf(en, fr),
    ...(counts !== undefined && { counts: { list: counts, source: actOf(counts, lists) } }),
    ...(evidence && { source: shown(evidence, sources) }),
    days: (rows[office] ?? [])
      .filter(({ places }) => place === undefined || places?.includes(place))
      .map((row) => toDay(row, place !== undefined, known, sources)),
  }));
}

/** The act of a list, as the text to show. */
function actOf(id: string, { heads }: ListFileTables): OfficeSource {
  const { act, url, urlFr } = heads.find((head) => head.id === id) ?? {};
  if (!act || url === undefined) throw new RangeError(`No act of the list "${id}"`);
  return { title: act.nameEn, titleFr: act.nameFr, url, ...(urlFr !== undefined && { urlFr }) };
}

function toDay(
  { holiday, name, places, date, from, to, opening, since, until, years, en, fr, evidence }: Row,
  isLocal: boolean,
  known: Readonly<Record<string, NamedHoliday>>,
  sources: OfficeFileTables['sources'],
): OfficeDay {
  const when = date ?? (from && to ? { from, to } : undefined);
  if (!when) throw new RangeError(`No date of "${holiday}"`);
  return {
    id: holiday,
    ...namesOf(holiday, name, known),
    when,
    ...(places && !isLocal && { places }),
    opening,
    ...(since === undefined ? {} : { since: firstDayOf(since) }),
    ...(until === undefined ? {} : { until: lastDayOf(until) }),
    ...(years && { years }),
    ...wordsOf(en, fr),
    source: shown(evidence, sources),
  };
}

function namesOf(
  holiday: string,
  name: string | undefined,
  known: Readonly<Record<string, NamedHoliday>>,
): HolidayNames {
  const named = name === undefined ? known[holiday] : known[holiday]?.names?.[name];
  if (!named) throw new RangeError(`No name of "${holiday}"`);
  return { nameEn: named.nameEn, nameFr: named.nameFr };
}

function wordsOf(en: string | undefined, fr: string | undefined): Pick<OfficeDay, 'words'> {
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
