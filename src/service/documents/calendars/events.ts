import { formatDate, readDay } from '../../../core/calendar/day.ts';
import { findCanadaWeek, findIsoWeek, type Week, type WeekSystem } from '../../../core/calendar/weeks.ts';
import type { Almanac } from '../../../core/holidays/almanac.ts';
import type { Holiday, LongWeekend } from '../../../core/holidays/holiday.ts';
import { namedHoliday } from '../../../core/holidays/law.ts';
import type { Scope } from '../../../core/holidays/scope.ts';
import { observedDates } from '../../../core/holidays/shared-holidays.ts';
import { fullDate, fullRange } from '../../../core/language/dates.ts';
import {
  addressIn,
  type Locale,
  type Named,
  nameIn,
  otherLocale,
  titleIn,
} from '../../../core/language/locale.ts';
import { namesIn, typographic, withRemark } from '../../../core/language/names.ts';
import type { ListedDayBody, ListYearBody } from '../../contract/schemas/lists.ts';
import { citationIn } from '../bodies.ts';
import type { AllDayEvent } from './ics.ts';
import { calendarTexts } from './texts.ts';

const shown = (named: Named, locale: Locale): string => typographic(nameIn(named, locale));

/* The UID of an event is the same in every language, file and build: `canada-day.2026.on@statdays`. */

export function holidayEvent(scope: Scope, year: number, holiday: Holiday, locale: Locale): AllDayEvent {
  const texts = calendarTexts(locale);
  return {
    uid: `${holiday.id}.${year}.${scope.code}@statdays`,
    start: holiday.observedDate,
    end: holiday.observedDate,
    summary: titleHoliday(holiday, locale),
    description: bilingual(locale, (language) => holidayDescription(scope, holiday, language)),
    category: texts.kinds[holiday.kind],
    url: holiday.act && citationIn(holiday.act, locale).url,
  };
}

/** `Canada Day (observed)`, `Easter Monday (optional)`, `Good Friday (one of two days)` */
export function titleHoliday(holiday: Holiday, locale: Locale): string {
  const { choiceRemark, kindRemarks, observedRemark } = calendarTexts(locale);
  const remarks = [
    ...(isMoved(holiday) ? [observedRemark] : []),
    ...(holiday.basis === 'choice'
      ? [choiceRemark]
      : holiday.kind === 'statutory'
        ? []
        : [kindRemarks[holiday.kind]]),
  ];
  const name = shown(holiday, locale);
  return remarks.length === 0 ? name : withRemark(name, remarks.join('; '));
}

function isMoved(holiday: Holiday): boolean {
  return holiday.observedDate !== holiday.date;
}

export function holidayDescription(scope: Scope, holiday: Holiday, locale: Locale): string {
  const texts = calendarTexts(locale);
  const { kind, basis, act, inLieu, notes, confidence } = holiday;
  const lines = [
    `${shown(holiday, locale)} · ${shown(scope, locale)}`,
    [...(basis === 'choice' ? [] : [texts.kinds[kind]]), ...(basis ? [texts.bases[basis]] : [])].join(', '),
  ];
  if (act) lines.push(texts.statute(citationIn(act, locale).name));
  if (isMoved(holiday)) {
    lines.push(
      texts.moved(fullDate(readDay(holiday.date), locale), fullDate(readDay(holiday.observedDate), locale)),
    );
  }
  if (inLieu) lines.push(inLieu.rule === 'unknown' ? inLieu[locale] : texts.inLieu(inLieu[locale]));
  if (notes) lines.push(notes[locale]);
  if (holiday.publicService) lines.push(texts.publicService);
  if (scope.code !== 'ca' && !holiday.global) lines.push(texts.inPart);
  if (confidence !== 'high') lines.push(texts.confidences[confidence]);
  return lines.join('\n');
}

/** A holiday across Canada: one event per date, since places may differ. */
export function holidayDateEvents(
  almanac: Almanac,
  id: string,
  year: number,
  locale: Locale,
): readonly AllDayEvent[] {
  const named = namedHoliday(almanac.law, id);
  const name = shown(named, locale);
  const dates = observedDates(almanac, id, year, ['statutory']);
  return dates.map(({ observed, scopes }) => {
    const date = formatDate(observed);
    const descriptionIn = (language: Locale) =>
      `${shown(named, language)}\n${calendarTexts(language).byLawIn(namesIn(scopes, language))}`;
    return {
      // No two dates of a year share their first place.
      uid: `holiday.${id}.${year}.${scopes[0]?.code ?? 'ca'}@statdays`,
      start: date,
      end: date,
      summary: dates.length > 1 ? withRemark(name, writePlaces(scopes, locale)) : name,
      description: bilingual(locale, descriptionIn),
      category: calendarTexts(locale).kinds.statutory,
    };
  });
}

/** More places than these are a number in a title; the description names them all. */
const MAX_NAMED = 3;

function writePlaces(scopes: readonly Scope[], locale: Locale): string {
  return scopes.length > MAX_NAMED ? calendarTexts(locale).places(scopes.length) : namesIn(scopes, locale);
}

/** A long weekend; its UID names its first holiday. */
export function longWeekendEvent(
  scope: Scope,
  year: number,
  { start, end, days, holidays }: LongWeekend,
  locale: Locale,
): AllDayEvent {
  const writeName = (language: Locale) =>
    calendarTexts(language).longWeekendTitle(typographic(namesIn(holidays, language)));
  const descriptionIn = (language: Locale) => {
    const dates = fullRange(readDay(start), readDay(end), language);
    const span = calendarTexts(language).longWeekendSpan(dates, days);
    return `${writeName(language)} · ${shown(scope, language)}\n${span}`;
  };
  return {
    uid: `long-weekend.${holidays[0]?.id ?? start}.${year}.${scope.code}@statdays`,
    start,
    end,
    summary: writeName(locale),
    description: bilingual(locale, descriptionIn),
    category: calendarTexts(locale).longWeekend,
  };
}

const WEEK_OF = { iso: findIsoWeek, canada: findCanadaWeek } as const;
const MAX_WEEKS = 53;

export function weekEvents(system: WeekSystem, year: number, locale: Locale): readonly AllDayEvent[] {
  const numbers = Array.from({ length: MAX_WEEKS }, (_, index) => index + 1);
  return numbers.flatMap((number) => {
    const week = WEEK_OF[system](year, number);
    return week ? [weekEvent(system, week, locale)] : [];
  });
}

function weekEvent(system: WeekSystem, { week, year, start, end }: Week, locale: Locale): AllDayEvent {
  const descriptionIn = (language: Locale) => {
    const texts = calendarTexts(language);
    const span = texts.weekSpan(fullRange(start, end, language));
    return `${texts.week(week, year)} · ${texts.weekFeedNames[system]}\n${span}`;
  };
  return {
    uid: `week.${year}.${week}.${system}@statdays`,
    start: formatDate(start),
    end: formatDate(end),
    summary: calendarTexts(locale).week(week, year),
    description: bilingual(locale, descriptionIn),
    category: calendarTexts(locale).weekCategory,
  };
}

export function listEvents({ list, days }: ListYearBody, locale: Locale): readonly AllDayEvent[] {
  return days.map((day) => {
    const [place = 'CA'] = day.provinces ?? [];
    return {
      // Two days in lieu of one holiday differ only in date and place.
      uid: `list.${list.id}.${day.id}.${day.date}.${place}@statdays`,
      start: day.date,
      end: day.date,
      summary: listedDayName(day, locale),
      description: bilingual(locale, (language) => listedDayDescription(day, list, language)),
      category: shown(list, locale),
      url: addressIn(day.source, locale),
    };
  });
}

/** `Natal Day (NS, PE)`, `Christmas Eve (closes at 1:00 p.m.)`, `Boxing Day (day in lieu; ON)` */
function listedDayName(day: ListedDayBody, locale: Locale): string {
  const places = day.provinces?.map((region) => region.slice(3)).join(', ');
  const closing = day.closes === 'day' ? undefined : calendarTexts(locale).closesEarly;
  const remarks = [places, closing].filter((remark) => remark !== undefined).join('; ');
  const name = shown(day, locale);
  return remarks === '' ? name : withRemark(name, remarks);
}

function listedDayDescription(day: ListedDayBody, list: ListYearBody['list'], locale: Locale): string {
  const texts = calendarTexts(locale);
  const { confidence, source } = day;
  return [
    listedDayName(day, locale),
    shown(list, locale),
    ...(confidence === 'high' ? [] : [texts.confidences[confidence]]),
    texts.readIn(titleIn(source, locale), source.year),
  ].join('\n');
}

export function bilingual(locale: Locale, textIn: (locale: Locale) => string): string {
  return [locale, otherLocale(locale)].map(textIn).join('\n\n');
}
