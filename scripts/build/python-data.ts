import { readDay } from '../../src/core/calendar/day.ts';
import { yearSpanTexts } from '../../src/core/calendar/year-spans.ts';
import { type ZoneTable, zoneOffset } from '../../src/core/calendar/zone-offset.ts';
import { folded } from '../../src/core/common/fold.ts';
import { type Almanac, createAlmanac } from '../../src/core/holidays/almanac.ts';
import type { Holiday } from '../../src/core/holidays/holiday.ts';
import { confidenceIn, FIRST_YEAR, holidayIds, LAST_YEAR, yearsFrom } from '../../src/core/holidays/law.ts';
import { SCOPE_CODES, type Scope, type ScopeCode } from '../../src/core/holidays/scope.ts';
import type { Words } from '../../src/core/language/locale.ts';
import { createLists, type ListedDay, type Lists } from '../../src/core/lists/lists.ts';
import { type PublishedList, publishedListDay, publishedLists } from '../../src/core/lists/published.ts';
import { needsYear } from '../../src/core/questions/business-days.ts';
import { canProject, noStableRule } from '../../src/core/questions/projected.ts';
import { badParameter, writeSentence } from '../../src/core/questions/question-problems.ts';
import { READERS } from '../../src/core/questions/readers.ts';
import type { ListEvidence } from '../../src/law/tables/lists.ts';
import type { EstablishedLaw } from '../../src/law/tables/read.ts';
import { findEvidence } from '../../src/service/documents/lists.ts';
import { clockChanges } from '../../src/service/publish/zones.ts';

/**
 * The contents of `statdays/data` in the Python package, by the names of the files. Rows are lists of values in the order of the fields in
 * Python, which holds no rule of the calendar but weeks and no sentence.
 */
export function pythonData({ law, lists: tables, listEvidence }: EstablishedLaw): Record<string, object> {
  const almanac = createAlmanac(law);
  const lists = createLists(tables, law.holidays);
  const published = publishedLists(lists, listEvidence.descriptions);
  return {
    places: law.scopes.map(({ region, nameEn, nameFr, timeZone }) => [region, nameEn, nameFr, timeZone]),
    zones: Object.fromEntries(law.scopes.map(({ timeZone }) => [timeZone, zoneChanges(law.zones, timeZone)])),
    words: { sentence: SENTENCE, ...neededWords(law.scopes) },
    lists: published.map((list) => aboutList(list, lists)),
    ...Object.fromEntries(
      SCOPE_CODES.map((code) => [
        `place-${code}`,
        { ids: holidayIds(law, code), ...holidaysByYear(almanac, code) },
      ]),
    ),
    ...Object.fromEntries(lists.ids.map((id) => [`list-${id}`, listDaysByYear(lists, id, listEvidence)])),
  };
}

interface Row {
  readonly date: string;
  /** By how many days it is observed later. */
  readonly move?: number;
  /** Shared with the other days of the same values. */
  readonly values: readonly unknown[];
}

/** The days of each year as `[MM-DD, index of its values]`, with the move if there is one, and the values that they share. */
function byYear(rows: readonly Row[]): object {
  const indices = new Map<string, number>();
  const indexOf = (values: readonly unknown[]): number => {
    const text = JSON.stringify(values);
    const index = indices.get(text) ?? indices.size;
    indices.set(text, index);
    return index;
  };
  const years = Map.groupBy(rows, ({ date }) => date.slice(0, 4));
  return {
    years: Object.fromEntries(
      [...years].map(([year, days]) => [
        year,
        days.map(({ date, move, values }) => [date.slice(5), indexOf(values), ...(move ? [move] : [])]),
      ]),
    ),
    values: [...indices.keys()].map((text) => JSON.parse(text)),
  };
}

function holidaysByYear(almanac: Almanac, scope: ScopeCode): object {
  return byYear(
    yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) => {
      const days = almanac.days(scope, year);
      return almanac.listing(scope, year).map((holiday, index) => {
        const move = readDay(holiday.observedDate) - readDay(holiday.date);
        const stays = move !== 0 && days[index]?.movesOnlyWhereOff === true;
        return { date: holiday.date, move, values: [...listValues(holiday), stays] };
      });
    }),
  );
}

function listValues({ date, act, inLieu, publicService, ...holiday }: Holiday): readonly unknown[] {
  const { id, nameEn, nameFr, kind, basis, confidence, counties, observedIn } = holiday;
  // Distances instead of dates, so that years can share them.
  const distance = (text: string): number => readDay(text) - readDay(date);
  const source = act && [act.name, act.nameFr, act.url, act.urlFr ?? null];
  const lieu = inLieu && [inLieu.rule, inLieu.days.map(distance), inLieu.by && distance(inLieu.by)];
  const names = [id, nameEn, nameFr, kind, basis, publicService === true];
  return [...names, source, confidence, counties, observedIn, lieu];
}

function aboutList(list: PublishedList, lists: Lists): object {
  const { id, nameEn, nameFr, purposeEn, purposeFr, status, url, urlFr = null, projection } = list;
  const authority = list.act ?? list.publisher;
  const words = [nameEn, nameFr, purposeEn, purposeFr, status, authority?.nameEn, authority?.nameFr];
  const span = projection ? [projection.from, projection.to] : null;
  return {
    about: [id, ...words, url, urlFr, lists.years(id), span],
    published: yearNeeds(lists, id),
    projected: canProject(lists, id) ? yearNeeds(lists.withProjections, id) : null,
    unstable: noStableRule(id).needs,
  };
}

/** Which years a list has, for someone who asks for another. */
function yearNeeds(lists: Lists, id: string): Words & { allowed: readonly string[] } {
  return { ...needsYear(lists, id), allowed: yearSpanTexts(lists.years(id)) };
}

/** The days of the published years, then those of the projected ones. */
function listDaysByYear({ withProjections }: Lists, id: string, evidence: ListEvidence): object {
  return byYear(
    withProjections.years(id).flatMap((year) =>
      withProjections.days(id, year).map((day) => {
        const { date, nameEn, nameFr, closes, substituteFor, provinces } = publishedListDay(day);
        const about = [day.id, nameEn, nameFr, closes, substituteFor ?? null, provinces ?? null];
        return { date, values: [...about, ...findCertainty(day, year)] };
      }),
    ),
  );

  /** The confidence, and the status of a projected day. */
  function findCertainty(day: ListedDay, year: number): readonly (string | null)[] {
    if (day.origin === null) return ['low', 'projected'];
    return [confidenceIn(findEvidence(day, evidence), year), null];
  }
}

/** Clocks begin with 1970. */
const LAST_INSTANT = (readDay(`${LAST_YEAR}-12-31`) + 1) * 86_400_000;

/** The seconds since 1970 at which the clock of a zone changed, and the seconds to add to UTC from then on, as the library has them. */
function zoneChanges(table: ZoneTable, name: string): readonly [number, number][] {
  const changes = clockChanges((instant) => zoneOffset(table, name, instant), 0, LAST_INSTANT);
  return changes.map(([at, offset]) => [at / 1000, offset / 1000]);
}

const SENTENCE = writeSentence(badParameter('{parameter}', '{value}', { en: '{needs}', fr: '{needs}' }));

/** The code of each place by its names and aliases, without accents and spaces. */
function placeNames(scopes: readonly Scope[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    scopes.flatMap(({ code, nameEn, nameFr, aliases }) =>
      [`ca_${code}`, nameEn, nameFr, ...aliases].map((name) => [folded(name).replaceAll(' ', ''), code]),
    ),
  );
}

/** How the sentence about a wrong argument ends, by the argument. */
function neededWords(
  scopes: readonly Scope[],
): Record<string, Words & { allowed?: string | readonly string[]; names?: object }> {
  const { year, province, include, date, to, add, weekend } = READERS;
  const readers = { year, include, date, to, n: add, weekend };
  return {
    ...Object.fromEntries(
      Object.entries(readers).map(([name, { needs, allowed }]) => [name, { ...needs, allowed }]),
    ),
    place: { ...province.needs, allowed: province.allowed, names: placeNames(scopes) },
    zoned: {
      en: 'a datetime with a time zone is another date elsewhere; pass the date itself, such as moment.astimezone(zone).date()',
      fr: 'une date et heure avec fuseau horaire correspond à une autre date ailleurs; indiquez la date elle-même, comme moment.astimezone(zone).date()',
    },
    result: {
      en: `the result must fall between ${FIRST_YEAR} and ${LAST_YEAR}`,
      fr: `le résultat doit se situer entre ${FIRST_YEAR} et ${LAST_YEAR}`,
    },
    with_: {
      en: 'it must be a list of dates and of these holiday IDs: {ids}',
      fr: 'indiquez une liste de dates et de ces identifiants de jours fériés\u00a0: {ids}',
    },
    without: {
      en: 'it must be a list of these holiday IDs: {ids}',
      fr: 'indiquez une liste de ces identifiants de jours fériés\u00a0: {ids}',
    },
    both: {
      en: 'the same holiday cannot be in both “with_” and “without”',
      fr: 'un même jour férié ne peut pas figurer à la fois dans «\u00a0with_\u00a0» et dans «\u00a0without\u00a0»',
    },
    list_id: { en: 'it must be one of {ids}', fr: 'utilisez l’un des identifiants {ids}' },
    language: { en: 'it must be “en” or “fr”', fr: 'utilisez «\u00a0en\u00a0» ou «\u00a0fr\u00a0»' },
    slice: {
      en: 'a slice needs a first and a last date, and a step of at least one day',
      fr: 'une tranche a besoin d’une première et d’une dernière date, et d’un pas d’au moins un jour',
    },
  };
}
