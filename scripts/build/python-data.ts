import { type DateRule, dateInYear } from '../../src/calendar/date-rule.ts';
import { type Day, dayOf } from '../../src/calendar/day.ts';
import { yearSpanTexts } from '../../src/calendar/year-spans.ts';
import { AMOUNT_READERS } from '../../src/contract/amounts.ts';
import { badParameter, sentenceOf } from '../../src/contract/question-problems.ts';
import { READERS } from '../../src/contract/readers.ts';
import { type Almanac, createAlmanac } from '../../src/holidays/almanac.ts';
import type { CitedAct } from '../../src/holidays/cited-act.ts';
import type { Holiday } from '../../src/holidays/holiday.ts';
import type { InLieu } from '../../src/holidays/in-lieu.ts';
import {
  confidenceIn,
  FIRST_DAY,
  FIRST_YEAR,
  LAST_DAY,
  LAST_YEAR,
  yearsFrom,
} from '../../src/holidays/law.ts';
import { refusesBusinessDays } from '../../src/holidays/lists/days-off.ts';
import { createLists, type ListedDay, type Lists } from '../../src/holidays/lists/lists.ts';
import { type PublishedList, publishedListDay, publishedLists } from '../../src/holidays/lists/published.ts';
import { isInRecess, SUSPENDED, type TimeLimitRule } from '../../src/holidays/lists/time-limits.ts';
import type { PayQuestion, PayRules } from '../../src/holidays/pay.ts';
import { byScope, regionOf, SCOPE_CODES, type ScopeCode } from '../../src/holidays/scope.ts';
import { COMMON_NOUNS } from '../../src/language/names.ts';
import type { EstablishedLaw } from '../../src/law/read.ts';
import type { ListEvidence } from '../../src/law/schema.ts';
import { substituteBesideList } from '../../src/questions/business-days.ts';
import {
  EMPLOYER,
  COMMON_NOTES as PAY_NOTES,
  tooEarly,
  UNKNOWN_START,
} from '../../src/questions/holiday-pay.ts';
import { lieuNote, NEAR_YEARS } from '../../src/questions/lieu-notes.ts';
import { NO_PAY } from '../../src/questions/pay-words.ts';
import { MAX_NOTED_DATES, placeNote } from '../../src/questions/place-notes.ts';
import {
  canProject,
  noStableRule,
  PROJECTED_HINT,
  projectedWithoutList,
} from '../../src/questions/projected.ts';
import { COMMON_NOTES } from '../../src/questions/time-limit.ts';

/** What Python's `date.toordinal` makes of 1970-01-01, the day 0 here. */
const ORDINAL_OF_1970 = 719_163;

const YEARS = yearsFrom(FIRST_YEAR, LAST_YEAR);

/**
 * Everything that the Python package knows: days by their dates, so that it holds no rule of the calendar. Rows are lists of values in the order of
 * the fields in Python.
 */
export function pythonData({ law, lists: tables, listEvidence, pay }: EstablishedLaw): object {
  const almanac = createAlmanac(law);
  const lists = createLists(tables, law.holidays);
  const holidays = new SharedValues();
  const listed = new SharedValues();
  return {
    places: SCOPE_CODES.map((code) => {
      const { nameEn, nameFr, timeZone } = almanac.scope(code);
      return [regionOf(code), nameEn, nameFr, timeZone];
    }),
    days: byScope((scope) => holidaySeries(almanac, scope, holidays)),
    holidays: holidays.all,
    lists: publishedLists(lists, listEvidence.descriptions).map((list) => ({
      about: aboutList(list, lists),
      weekend: lists.list(list.id)?.weekend,
      spans: yearSpanTexts(lists.years(list.id)),
      projectedSpans: yearSpanTexts(lists.withProjections.years(list.id)),
      refusesBusinessDays: refusesBusinessDays(lists, list.id),
      ids: lists.dayIds(list.id),
      projectedIds: lists.withProjections.dayIds(list.id),
      canProject: canProject(lists, list.id),
      days: listSeries(lists, list.id, listEvidence, listed),
      timeLimit: timeLimitOf(lists, list.id),
    })),
    listed: listed.all,
    suspended: [SUSPENDED.first, SUSPENDED.last].map(toOrdinal),
    notes: COMMON_NOTES,
    pay: byScope((code) => payRules(pay[code])),
    noPay: NO_PAY,
    payNotes: PAY_NOTES,
    payEmployer: EMPLOYER,
    payTooEarly: tooEarly('{date}'),
    payStart: UNKNOWN_START,
    payYear: law.referenceYear,
    placeNote: placeNote({ en: '{named}', fr: '{named}' }, { en: '{places}', fr: '{places}' }),
    commonNouns: COMMON_NOUNS,
    maxNotedDates: MAX_NOTED_DATES,
    nearYears: NEAR_YEARS,
    lieuNote: { one: lieuNote(NAMES, true, RULE), more: lieuNote(NAMES, false, RULE) },
    substituteBesideList: substituteBesideList('next').needs,
    projected: {
      hint: PROJECTED_HINT,
      unstable: noStableRule('{list}').needs,
      'without-list': projectedWithoutList().needs,
    },
    sentences: {
      'bad-parameter': sentenceOf(badParameter({ parameter: '{parameter}', value: '{value}', needs: NEEDS })),
      'counts-time-limits': sentenceOf({
        kind: 'problem',
        code: 'counts-time-limits',
        value: '{value}',
        instead: 'time_limit()',
      }),
    },
    needs: Object.fromEntries(
      Object.entries({ ...READERS, ...AMOUNT_READERS }).map(([name, { needs, allowed }]) => [
        name,
        { ...needs, allowed },
      ]),
    ),
  };
}

/** Of a note on days in lieu, the act and its section come after the rule. */
const NAMES = { en: '{names}', fr: '{names}' };
const RULE = { en: '{rule}', fr: '{rule}', act: null, sectionEn: null, sectionFr: null };

const NEEDS = { en: '{needs}', fr: '{needs}' };

/** What days have in common but for their dates, each once. */
class SharedValues {
  readonly #indices = new Map<string, number>();

  /** The indices of the values among all. */
  indexOf(values: readonly unknown[]): number {
    const text = JSON.stringify(values);
    const index = this.#indices.get(text) ?? this.#indices.size;
    this.#indices.set(text, index);
    return index;
  }

  get all(): readonly unknown[] {
    return [...this.#indices.keys()].map((text) => JSON.parse(text));
  }
}

interface DatedValues {
  readonly shared: number;
  readonly date: Day;
  /** By how many days it is observed later. */
  readonly move: number;
}

/** Days with the same values: the dates, each as a step from the one before, and the moves if there are any. Steps repeat, which compresses well. */
function toSeries(days: readonly DatedValues[]): readonly object[] {
  return [...Map.groupBy(days, ({ shared }) => shared)].map(([shared, same]) => {
    const ordinals = same.map(({ date }) => toOrdinal(date));
    const steps = ordinals.map((ordinal, index) => ordinal - (ordinals[index - 1] ?? 0));
    const moves = same.map(({ move }) => move);
    return [shared, steps, ...(moves.some((move) => move !== 0) ? [moves] : [])];
  });
}

function holidaySeries(almanac: Almanac, scope: ScopeCode, shared: SharedValues): readonly object[] {
  return toSeries(
    YEARS.flatMap((year) => {
      const published = almanac.listing(scope, year);
      return almanac.days(scope, year).flatMap(({ date, observed, movesOnlyWhereOff }, index) => {
        const holiday = published[index];
        if (!holiday) return [];
        const values = [...valuesOf(holiday), movesOnlyWhereOff && observed !== date];
        return { shared: shared.indexOf(values), date, move: observed - date };
      });
    }),
  );
}

function valuesOf({ act, inLieu, notes, ...holiday }: Holiday): readonly unknown[] {
  return [
    holiday.id,
    holiday.nameEn,
    holiday.nameFr,
    holiday.kind,
    holiday.basis,
    holiday.publicService ?? false,
    toAct(act),
    holiday.confidence,
    holiday.counties,
    holiday.observedIn,
    notes ? [notes.en, notes.fr] : null,
    inLieu && owedFor(holiday.date, inLieu),
  ];
}

/** What is owed for a holiday on a weekend. Dates are distances from its own, so that years can share them. */
function owedFor(date: string, { days, by, act, ...rule }: InLieu): readonly unknown[] {
  const distance = (text: string): number => dayOf(text) - dayOf(date);
  return [
    rule.rule,
    days.map(distance),
    by && distance(by),
    rule.en,
    rule.fr,
    rule.sectionEn,
    rule.sectionFr,
    toAct(act),
    rule.confidence,
  ];
}

function toAct(act: CitedAct | null): readonly unknown[] | null {
  return act && [act.name, act.nameFr, act.url, act.urlFr ?? null];
}

function aboutList(list: PublishedList, lists: Lists): readonly unknown[] {
  const authority = list.act ?? list.publisher;
  return [
    list.id,
    list.nameEn,
    list.nameFr,
    list.purposeEn,
    list.purposeFr,
    list.status,
    authority?.nameEn,
    authority?.nameFr,
    list.url,
    list.urlFr ?? null,
    lists.years(list.id),
    list.weekend,
    list.hasTimeLimitRule,
    list.missing ? [list.missing.en, list.missing.fr] : null,
    list.nextYear ? [list.nextYear.en, list.nextYear.fr] : null,
    list.projection
      ? [list.projection.from, list.projection.to, list.projection.en, list.projection.fr]
      : null,
  ];
}

/** The days of the published years, then those of the projected ones. */
function listSeries(
  lists: Lists,
  id: string,
  { descriptions }: ListEvidence,
  shared: SharedValues,
): readonly object[] {
  const { withProjections } = lists;
  return toSeries(
    withProjections.years(id).flatMap((year) =>
      withProjections.days(id, year).map((day) => {
        const { substituteFor = null, provinces = null, ...listed } = publishedListDay(day);
        const { nameEn, nameFr, closes } = listed;
        const values = [day.id, nameEn, nameFr, closes, substituteFor, provinces, ...certaintyOf(day, year)];
        return { shared: shared.indexOf(values), date: day.date, move: 0 };
      }),
    ),
  );

  /** The confidence, and the status of a projected day. */
  function certaintyOf({ id: dayId, origin }: ListedDay, year: number): readonly (string | null)[] {
    if (origin === null) return ['low', 'projected'];
    const evidence = descriptions[origin.list]?.evidence[origin.row]?.[origin.date];
    if (!evidence) throw new RangeError(`No evidence of "${dayId}" of the list "${origin.list}"`);
    return [confidenceIn(evidence, year), null];
  }
}

/** The rule of a list with its dates as ordinals; or what is missing for one; null if the list moves no time limit. */
function timeLimitOf(lists: Lists, id: string): object | null {
  const rule = lists.timeLimitRule(id);
  if (rule?.kind !== 'rule') return rule ?? null;
  const {
    recess,
    readings,
    notes,
    since,
    sectionEn,
    sectionFr,
    url,
    urlFr = null,
    confidence,
    en,
    fr,
  } = rule;
  return {
    kind: rule.kind,
    since: toOrdinal(since),
    shortPeriods: rule.shortPeriods ?? 0,
    recess: recess && { ...recess, days: recessDays(rule) },
    clear: rule.clear ?? null,
    readings: readings.map(({ date, ...reading }) => ({ ...reading, days: date && datesOf(date) })),
    about: [en, fr, sectionEn, sectionFr, url, urlFr, confidence],
    notes: notes.map(({ until, ...words }) => ({ ...words, until: until && toOrdinal(until) })),
  };
}

/** The rules on pay with their dates as ordinals, and without what supports them. */
function payRules({ rule, ownActs }: PayRules): unknown {
  return { rule: withOrdinals(rule), ownActs: ownActs.map(withOrdinals) };
}

function withOrdinals(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withOrdinals);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      if (name === 'evidence') return [];
      if (name === 'from') return [[name, toOrdinal(value)]];
      return [[name, name === 'question' ? questionWithOrdinal(value) : withOrdinals(value)]];
    }),
  );
}

function questionWithOrdinal({ since, ...question }: PayQuestion) {
  return { ...question, ...(since !== undefined && { since: toOrdinal(since) }) };
}

function datesOf(rule: DateRule): readonly number[] {
  return YEARS.flatMap((year) => dateInYear(rule, year) ?? []).map(toOrdinal);
}

function recessDays(rule: TimeLimitRule): readonly number[] {
  const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) => FIRST_DAY + index);
  return days.filter((day) => isInRecess(rule, day)).map(toOrdinal);
}

function toOrdinal(day: Day): number {
  return day + ORDINAL_OF_1970;
}
