import type { CitedAct } from '../../core/holidays/cited-act.ts';
import type { Holiday, LongWeekend } from '../../core/holidays/holiday.ts';
import { type Locale, type Named, nameIn, sectionIn, type Words } from '../../core/language/locale.ts';
import type { HolidaysBody, WeekBody } from '../contract/schemas/bodies.ts';
import type { TimeLimitBody } from '../contract/schemas/days.ts';
import type { HolidayPayBody } from '../contract/schemas/pay.ts';
import type { CountedDays, ListsAnswer, PlaceDay, PlaceHistory } from './answers.ts';

/*
 * An answer in short, for an assistant, in one language: each holiday with its act and confidence, but without addresses, sources
 * and fields that say the usual. `full` gives the rest.
 */

export function briefListing({ year, province, count, holidays }: HolidaysBody, locale: Locale) {
  return {
    year,
    ...nameProvince(province),
    count,
    holidays: holidays.map((day) => briefHoliday(day, locale)),
  };
}

export function briefLongWeekends(
  { year, province, longWeekends = [], holidays }: HolidaysBody,
  locale: Locale,
) {
  return {
    year,
    ...nameProvince(province),
    longWeekends: longWeekends.map((weekend) => ({
      ...briefWeekend(weekend),
      holidays: weekend.holidays.map(({ id, date, nameEn, nameFr }) => {
        const holiday = holidays.find((one) => one.id === id && one.date === date);
        return holiday
          ? briefHoliday(holiday, locale)
          : { id, date, name: nameIn({ nameEn, nameFr }, locale) };
      }),
    })),
  };
}

export function briefNext({ date, province, nextHoliday, nextLongWeekend, notes }: WeekBody, locale: Locale) {
  return {
    date,
    ...nameProvince(province),
    nextHoliday: nextHoliday && {
      ...briefHoliday(nextHoliday, locale),
      daysUntil: nextHoliday.daysUntil,
    },
    nextLongWeekend: nextLongWeekend && {
      ...briefWeekend(nextLongWeekend),
      holidays: nextLongWeekend.holidays.map((holiday) => nameIn(holiday, locale)),
      daysUntil: nextLongWeekend.daysUntil,
    },
    ...(notes.length > 0 && { notes: notes.map((note) => note[locale]) }),
  };
}

export function briefDay(
  { date, province, isHoliday, isBusinessDay, holidays, lists, closedForWeekend, notes }: PlaceDay,
  locale: Locale,
) {
  return {
    date,
    ...nameProvince(province),
    isHoliday,
    isBusinessDay,
    holidays: holidays.map((holiday) => briefHoliday(holiday, locale)),
    lists: lists.map(({ list, closes, ...names }) => ({
      list,
      name: nameIn(names, locale),
      ...(closes !== 'day' && { closes }),
    })),
    ...(closedForWeekend.length > 0 && { closedForWeekend: closedForWeekend.join(' ') }),
    ...(notes && { notes: notes.map((note) => note[locale]) }),
  };
}

export function briefCount(
  { province, weekend, reasons, skipped, list, notes, source: _, ...counted }: CountedDays,
  locale: Locale,
) {
  return {
    ...counted,
    ...nameProvince(province),
    ...(list && { list: list.id }),
    ...(list?.projection && { projection: list.projection[locale] }),
    ...(notes && { notes: notes.map((note) => note[locale]) }),
    reasons: reasons.map((reason) => briefReason(reason, locale)),
    ...(skipped && {
      skipped: skipped
        .filter(({ reason }) => reason !== 'weekend')
        .map(({ date, ...reason }) => ({ date, ...briefReason(reason, locale) })),
    }),
  };
}

function briefReason(
  { reason, id, nameEn, nameFr, act, confidence, basis, status }: CountedDays['reasons'][number],
  locale: Locale,
) {
  if (id === undefined || nameEn === undefined || nameFr === undefined) return { reason };
  return {
    id,
    name: nameIn({ nameEn, nameFr }, locale),
    ...(act && { act: actName(act, locale) }),
    ...(confidence && { confidence }),
    ...(basis && { basis }),
    ...(status && { status }),
  };
}

export function briefTimeLimit(
  { date, days, clear, list, result, alternatives, counting, moved, rule, notes }: TimeLimitBody,
  locale: Locale,
) {
  return {
    date,
    days,
    clear,
    list: list.id,
    result,
    alternatives: alternatives.map((later) => ({ result: later.result, why: later[locale] })),
    counting,
    movedFrom: moved?.from ?? null,
    act: sectionIn(rule, locale),
    rule: rule[locale],
    confidence: rule.confidence,
    notes: notes.map((note: Words) => note[locale]),
  };
}

export function briefPay(pay: HolidayPayBody, locale: Locale) {
  const { decidedBy, window, needs, formula, workFormula, why, act } = pay;
  return {
    date: pay.date,
    holiday: nameIn(pay.holiday, locale),
    ...nameProvince(pay.province),
    ...(decidedBy !== 'law' && { decidedBy }),
    window: window && { start: window.start, end: window.end, words: window[locale] },
    holidayPay: pay.holidayPay,
    forWork: pay.forWork,
    total: pay.total,
    ...(needs && { needs }),
    formula: formula?.[locale] ?? null,
    workFormula: workFormula?.[locale] ?? null,
    ...(why && { why: why[locale] }),
    qualify: pay.qualify.map((condition) => condition[locale]),
    options: pay.options.map((option) => option[locale]),
    notes: pay.notes.map((note) => note[locale]),
    act: act && actName(act, locale),
    section: sectionIn(pay, locale),
    confidence: pay.confidence,
  };
}

/** Only the names of all lists; the description of one, with its days in a year. */
export function briefLists({ lists, listYear }: ListsAnswer, locale: Locale) {
  const [only, ...others] = lists;
  if (!only || others.length > 0)
    return { lists: lists.map((list) => ({ id: list.id, name: nameIn(list, locale) })) };
  const { id, purposeEn, purposeFr, years, nextYear, projection, hasTimeLimitRule, missing } = only;
  const authority = only.act ?? only.publisher;
  return {
    id,
    name: nameIn(only, locale),
    purpose: { en: purposeEn, fr: purposeFr }[locale],
    authority: authority && nameIn(authority, locale),
    years,
    ...(missing && { missing: missing[locale] }),
    ...(nextYear && { nextYear: `${nextYear.year}: ${nextYear[locale]}` }),
    ...(projection && {
      projection: { from: projection.from, to: projection.to, rule: projection[locale] },
    }),
    hasTimeLimitRule,
    ...(listYear && {
      days: listYear.days.map((day) => ({
        date: day.date,
        name: nameIn(day, locale),
        ...(day.closes !== 'day' && { closes: day.closes }),
        ...(day.provinces && { provinces: day.provinces.join(' ') }),
        confidence: day.confidence,
      })),
      clauses: listYear.clauses.map((clause) => clause[locale]),
    }),
  };
}

/** The periods of a holiday in one place, and its next dates there. */
export function briefHistory({ id, places, keptIn, ...names }: PlaceHistory, locale: Locale) {
  return {
    id,
    name: nameIn(names, locale),
    places: places.map(({ scope, periods, days }) => ({
      scope,
      periods: periods.map(({ kind, since, until, confidence, acts, ...periodNames }) => ({
        name: nameIn(periodNames, locale),
        kind,
        since,
        until,
        confidence,
        acts: acts.map((period) => ({
          since: period.since,
          until: period.until,
          act: period.act && actName(period.act, locale),
        })),
      })),
      dates: days.map(({ observedDate }) => observedDate),
    })),
    keptIn: keptIn.join(' '),
  };
}

function briefHoliday(holiday: Holiday, locale: Locale) {
  const { id, date, observedDate, kind, basis, act, confidence, notes, inLieu } = holiday;
  return {
    id,
    date,
    ...(observedDate !== date && { observedDate }),
    name: nameIn(holiday, locale),
    ...(kind !== 'statutory' && { kind }),
    ...(basis !== null && basis !== 'paid' && { basis }),
    act: act && actName(act, locale),
    confidence,
    ...(notes && { notes: notes[locale] }),
    ...(inLieu && {
      inLieu: {
        rule: inLieu.rule,
        days: inLieu.days,
        by: inLieu.by,
        text: inLieu[locale],
        section: sectionIn(inLieu, locale),
      },
    }),
  };
}

function briefWeekend({ start, end, days }: Pick<LongWeekend, 'start' | 'end' | 'days'>) {
  return { start, end, days };
}

function nameProvince(province: (Named & { readonly code: string }) | undefined): {
  province?: string;
} {
  return province ? { province: province.code } : {};
}

function actName({ name, nameFr }: CitedAct, locale: Locale): string {
  return locale === 'fr' ? nameFr : name;
}
