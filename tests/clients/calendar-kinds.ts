import { formatDate, parseDate } from '../../src/core/calendar/day.ts';
import { findCanadaWeek, findIsoWeek } from '../../src/core/calendar/weeks.ts';
import type { Holiday, LongWeekend } from '../../src/core/holidays/holiday.ts';
import { yearsFrom } from '../../src/core/holidays/law.ts';
import type { ScopeCode } from '../../src/core/holidays/scope.ts';
import type { Locale } from '../../src/core/language/locale.ts';
import {
  composeCalendar,
  composeListCalendar,
  composeLongWeekendFeed,
  composeWeekFeed,
} from '../../src/service/documents/calendars/feeds.ts';
import { feedWindow } from '../../src/service/documents/calendars/window.ts';
import { listYearBody } from '../../src/service/documents/lists.ts';
import { almanac, lists } from '../support/law/almanac.ts';
import { law, listEvidence } from '../support/law/law.ts';

const site = { url: 'https://statdays.example' };

/** The parts of an event that any client must read. The end is exclusive (RFC 5545). */
export interface ReadEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
}

export interface CalendarKind {
  readonly name: string;
  readonly text: string;
  readonly events: readonly ReadEvent[];
}

const { first: FIRST, last: LAST } = feedWindow(law.referenceYear);
export const YEARS = yearsFrom(FIRST, LAST);

const MOVED = { en: 'observed', fr: 'congé reporté' };
/** In Quebec an employer gives Good Friday or Easter Monday. */
const ONE_OF_TWO = { en: 'one of two days', fr: 'l’un de deux jours' };
const REMARKS = {
  en: { statutory: '', optional: 'optional', government: 'public service' },
  fr: { statutory: '', optional: 'facultatif', government: 'fonction publique' },
};

/** Names have straight apostrophes in the data, and curly ones where people read them. */
const withCurlyApostrophes = (name: string): string => name.replaceAll("'", '’');

/** The events that a holidays file must hold, drawn from the almanac and not from what is under test. */
function expectedHolidays(scope: ScopeCode, holidays: readonly Holiday[], locale: Locale): ReadEvent[] {
  return holidays.map(({ id, date, observedDate, kind, nameEn, nameFr }) => {
    const isOneOfTwo = scope === 'qc' && ['good-friday', 'easter-monday'].includes(id);
    const remark = isOneOfTwo ? ONE_OF_TWO[locale] : REMARKS[locale][kind];
    const remarks = [date === observedDate ? '' : MOVED[locale], remark].filter(Boolean);
    const name = withCurlyApostrophes(locale === 'fr' ? nameFr : nameEn);
    return {
      uid: `${id}.${date.slice(0, 4)}.${scope}@statdays`,
      start: observedDate,
      end: dayAfter(observedDate),
      summary: remarks.length === 0 ? name : `${name} (${remarks.join('; ')})`,
    };
  });
}

function expectedLongWeekends(
  scope: ScopeCode,
  year: number,
  longWeekends: readonly LongWeekend[],
): ReadEvent[] {
  return longWeekends.map(({ start, end, holidays }) => ({
    uid: `long-weekend.${holidays[0]?.id}.${year}.${scope}@statdays`,
    start,
    end: dayAfter(end),
    summary: `Long weekend: ${withCurlyApostrophes(holidays.map((holiday) => holiday.nameEn).join(' and '))}`,
  }));
}

function expectedWeeks(system: 'iso' | 'canada'): ReadEvent[] {
  const weekOf = system === 'iso' ? findIsoWeek : findCanadaWeek;
  return YEARS.flatMap((year) =>
    Array.from({ length: 53 }, (_, index) => weekOf(year, index + 1) ?? [])
      .flat()
      .map((week) => ({
        uid: `week.${year}.${week.week}.${system}@statdays`,
        start: formatDate(week.start),
        end: formatDate(week.end + 1),
        summary: `Semaine ${week.week} de ${year}`,
      })),
  );
}

function dayAfter(date: string): string {
  return formatDate((parseDate(date) ?? Number.NaN) + 1);
}

function yearCalendar(scope: ScopeCode, year: number, locale: Locale): CalendarKind {
  const choice = {
    scopes: [scope],
    years: { first: year, last: year },
    locale,
    all: false,
    longWeekends: false,
  };
  return {
    name: `year ${scope} ${year} ${locale}`,
    text: composeCalendar(almanac, site, choice),
    events: expectedHolidays(scope, byDefault(scope, year), locale),
  };
}

/** The statutory holidays, and in Quebec both days of the employer's choice. */
function byDefault(scope: ScopeCode, year: number) {
  return almanac.listing(scope, year).filter(({ kind, basis }) => kind === 'statutory' || basis === 'choice');
}

function fullYear(scope: ScopeCode, year: number): CalendarKind {
  const choice = {
    scopes: [scope],
    years: { first: year, last: year },
    locale: 'en' as const,
    all: true,
    longWeekends: true,
  };
  return {
    name: `year ${scope} ${year}, all kinds and long weekends`,
    text: composeCalendar(almanac, site, choice),
    events: [
      ...expectedHolidays(scope, almanac.listing(scope, year), 'en'),
      ...expectedLongWeekends(scope, year, almanac.longWeekends(scope, year)),
    ],
  };
}

/** Ontario and Quebec in one calendar: Boxing Day is off only in Ontario, and May 18 has two names. */
function ontarioAndQuebec(): CalendarKind {
  const choice = {
    scopes: ['on', 'qc'],
    years: { first: 2026, last: 2026 },
    locale: 'en',
    all: false,
    longWeekends: false,
  } as const;
  const events: readonly [date: string, id: string, summary: string][] = [
    ['2026-01-01', 'new-years-day', 'New Year’s Day'],
    ['2026-02-16', 'family-day', 'Family Day (Ontario)'],
    ['2026-04-03', 'good-friday', 'Good Friday (Ontario), Good Friday (one of two days; Quebec)'],
    ['2026-04-06', 'easter-monday', 'Easter Monday (one of two days; Quebec)'],
    ['2026-05-18', 'victoria-day', 'Victoria Day (Ontario), National Patriots’ Day (Quebec)'],
    ['2026-06-24', 'saint-jean-baptiste-day', 'National Holiday (Saint-Jean-Baptiste Day; Quebec)'],
    ['2026-07-01', 'canada-day', 'Canada Day'],
    ['2026-09-07', 'labour-day', 'Labour Day'],
    ['2026-10-12', 'thanksgiving', 'Thanksgiving Day'],
    ['2026-12-25', 'christmas-day', 'Christmas Day'],
    ['2026-12-26', 'boxing-day', 'Boxing Day (Ontario)'],
  ];
  return {
    name: 'Ontario and Quebec 2026',
    text: composeCalendar(almanac, site, choice),
    events: events.map(([date, id, summary]) => ({
      uid: `${id}.${date}.on-qc@statdays`,
      start: date,
      end: dayAfter(date),
      summary,
    })),
  };
}

export function holidayFeed(scope: ScopeCode, locale: Locale): CalendarKind {
  return {
    name: `feed ${scope} ${locale}`,
    text: composeCalendar(almanac, site, {
      scopes: [scope],
      years: { first: FIRST, last: LAST },
      path: `/calendars/${scope}.${locale}.ics`,
      locale,
      all: false,
      longWeekends: false,
    }),
    events: YEARS.flatMap((year) => expectedHolidays(scope, byDefault(scope, year), locale)),
  };
}

function longWeekendFeed(scope: ScopeCode): CalendarKind {
  return {
    name: `long weekends ${scope}`,
    text: composeLongWeekendFeed(almanac, site, `/calendars/${scope}.long-weekends.en.ics`, 'en', scope),
    events: YEARS.flatMap((year) => expectedLongWeekends(scope, year, almanac.longWeekends(scope, year))),
  };
}

function weekFeed(system: 'iso' | 'canada'): CalendarKind {
  return {
    name: `weeks ${system}`,
    text: composeWeekFeed(almanac, site, `/calendars/weeks.${system}.fr.ics`, 'fr', system),
    events: expectedWeeks(system),
  };
}

/** The post of 2026, whose August has five names on one day. */
function listCalendar(locale: Locale): CalendarKind {
  const body = listYearBody({ lists, listEvidence, site }, 'canada-post', 2026);
  return {
    name: `list canada-post 2026 ${locale}`,
    text: composeListCalendar(site, body, locale),
    events: lists.days('canada-post', 2026).map(({ id, date, nameEn, nameFr, provinces }) => {
      const places = provinces?.map((code) => code.toUpperCase()).join(', ');
      const name = withCurlyApostrophes(locale === 'fr' ? nameFr : nameEn);
      return {
        uid: `list.canada-post.${id}.${formatDate(date)}.CA${provinces ? `-${provinces[0]?.toUpperCase()}` : ''}@statdays`,
        start: formatDate(date),
        end: formatDate(date + 1),
        // One pair of parentheses: `National Holiday (Saint-Jean-Baptiste Day; QC)`.
        summary: places === undefined ? name : `${name} (${places})`.replace(') (', '; '),
      };
    }),
  };
}

/** A file of every kind that the service gives. */
export const CALENDAR_KINDS: readonly CalendarKind[] = [
  ontarioAndQuebec(),
  yearCalendar('on', 2026, 'en'),
  yearCalendar('qc', 2026, 'fr'),
  yearCalendar('bc', 2029, 'fr'),
  yearCalendar('nu', 1900, 'en'),
  fullYear('bc', 2029),
  fullYear('nt', 2026),
  holidayFeed('ca', 'fr'),
  holidayFeed('bc', 'en'),
  longWeekendFeed('on'),
  weekFeed('iso'),
  weekFeed('canada'),
  listCalendar('en'),
  listCalendar('fr'),
];
