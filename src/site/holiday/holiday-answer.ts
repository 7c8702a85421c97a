import { isWeekend, readDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { covers, namedHoliday } from '../../core/holidays/law.ts';
import { byScope, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { dayInYear, fullDate, weekdayName } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, sectionIn, titleIn } from '../../core/language/locale.ts';
import type { Source } from '../../law/tables/schema.ts';
import { citationIn } from '../../service/documents/bodies.ts';
import { almanac, evidence, law, offices, weekendRules } from '../common/almanac.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { nameInParentheses, shownCitation, shownName } from '../common/shown-name.ts';
import { isDayOff, type Standing, toStanding } from '../day/day-answer.ts';
import { type OfficeRow, officeRows } from '../day/office-rows.ts';
import { owedInShort, owedSection } from '../day/owed.ts';
import type { TileAnswer } from '../day/tile-map.tsx';
import { languageOfTitle } from '../evidence/title-language.ts';
import type { Translate } from '../i18n/texts.ts';
import { comingDates, type HolidayIn, holidayIn } from './holiday-facts.ts';

/** A holiday's answer for each place in a year. A place that doesn't list it has a working day or a weekend. */
export function findAnswers(id: string, year: number, locale: Locale): readonly TileAnswer[] {
  const days = holidayIn(id, year);
  const usual = shownName(namedHoliday(law, id), locale);
  const isOnWeekend = days[0] !== undefined && isWeekend(readDay(days[0].holiday.date));
  return SCOPE_CODES.map((place) => {
    const holiday = days.find((day) => day.place === place)?.holiday;
    if (!holiday) return { place, what: isOnWeekend ? 'weekend' : 'ordinary' };
    const name = shownName(holiday, locale);
    const isOther = isOtherName(holiday) && name !== usual;
    return { place, what: toStanding(holiday), ...(isOther && { name: nameInParentheses(name, locale) }) };
  });
}

/** Whether a place has another name for the day, like National Patriots' Day in Quebec; a different French name isn't enough. */
function isOtherName({ id, nameEn, nameFr }: Holiday): boolean {
  const named = namedHoliday(law, id);
  return nameEn !== named.nameEn && nameFr !== named.nameFr;
}

/** The answer of a holiday's page for a place in a year. */
export function placeSays(id: string, place: ScopeCode, year: number, locale: Locale, t: Translate) {
  const dates = comingDates(id);
  const own = comingDates(id, place);
  const days = holidayIn(id, year);
  const holiday = days.find((day) => day.place === place)?.holiday;
  const what = holiday ? toStanding(holiday) : 'ordinary';
  const source = holiday && citeSource(holiday, place, locale);
  return {
    name: shownName(holiday ?? namedHoliday(law, id), locale),
    // In large type: a sentence, and a second line, which may be empty.
    ...sentencesOn(holiday ?? days[0]?.holiday, what, place, t),
    isOff: isDayOff(what),
    // Days that the workforce may have off go into a calendar.
    mayBeOff: isDayOff(what) || what === 'custom',
    note: holiday ? writeNote(holiday, place, locale, t) : '',
    source,
    // YYYY-MM-DD: the coming days off, if they differ from most places.
    dates: own.length > 0 && own.join() !== dates.join() ? own : undefined,
  };
}

/** On a weekend, nobody is told that others work. */
function sentencesOn(
  holiday: Holiday | undefined,
  what: Standing | 'ordinary',
  place: ScopeCode,
  t: Translate,
) {
  const first = t(what === 'paid' && place === 'qc' ? 'answer.paid.qc' : `answer.${what}`);
  const second = t(`answer.${what}.second`);
  if (!holiday || !isWeekend(readDay(holiday.observedDate))) return { first, second };
  if (what === 'ordinary') return { first: second, second: '' };
  return { first, second: what === 'government' ? '' : second };
}

function writeNote(holiday: Holiday, place: ScopeCode, locale: Locale, t: Translate): string {
  const { id, date, observedDate, notes, publicService } = holiday;
  const what = toStanding(holiday);
  const hasOwnAct = what === 'special' || weekendRules[place].ownActs?.some(({ holiday }) => holiday === id);
  const shown = (text: string): string => fullDate(readDay(text), locale);
  return [
    ...(what === 'paid' ? [t('answer.paid.note')] : []),
    ...(what === 'special' ? [t('answer.special.note')] : []),
    ...(date === observedDate ? [] : [t('card.moved', { date: shown(date), observed: shown(observedDate) })]),
    // A day with its own act has its rules as a note; the page shows them below.
    ...(notes && !hasOwnAct ? [notes[locale]] : []),
    ...(publicService ? [t('card.publicService')] : []),
  ].join(' ');
}

/** The act, or the best official text that we read; its title may be in the other language. */
function citeSource(holiday: Holiday, place: ScopeCode, locale: Locale) {
  if (holiday.act) {
    const { name, url } = citationIn(holiday.act, locale);
    return { title: name, lang: languageOfTitle(name), url: url ?? undefined };
  }
  const sources = findSources(holiday, place);
  // The others are below, under “How sure are we?”.
  const official = sources.filter((source) => source.official);
  const best = official.find(({ url }) => url?.startsWith('https:')) ?? official[0];
  if (!best) return undefined;
  const url = addressIn({ ...best, url: best.url ?? null }, locale);
  // Only safe addresses become links.
  const title = titleIn(best, locale);
  return {
    title,
    lang: languageOfTitle(title),
    url: url?.startsWith('https:') ? url : undefined,
  };
}

/** The sources that establish a place's holiday in a year, each once. */
export function findSources({ id, date }: Holiday, place: ScopeCode): readonly Source[] {
  const year = Number(date.slice(0, 4));
  const ids = law.rows[place].flatMap((row, index) => {
    if (row.holiday !== id || !covers(row, year)) return [];
    const { now = [], since = [] } = evidence.rows[place][index] ?? {};
    return [...now, ...since];
  });
  return [...new Set(ids)].flatMap((source) => evidence.sources[source] ?? []);
}

/**
 * Who is open on a holiday's next date in each place.
 * Most rows are the same in many places, so each is stored once, and places have indexes.
 * @param next YYYY-MM-DD: the next date in most places
 */
export function holidayOffices(id: string, next: string, locale: Locale, t: Translate) {
  const rows = new Map<string, { readonly row: OfficeRow; readonly index: number }>();
  const findIndex = (row: OfficeRow): number => {
    const key = JSON.stringify(row);
    const known = rows.get(key) ?? { row, index: rows.size };
    rows.set(key, known);
    return known.index;
  };
  const places = byScope((place: ScopeCode) => {
    const date = comingDates(id, place)[0] ?? next;
    const day = readDay(date);
    const { name } = placeSays(id, place, Number(date.slice(0, 4)), locale, t);
    const own = officeRows(offices.on(day, place), day, place, [name], locale, t);
    return { date: date === next ? undefined : date, rows: own.map(findIndex) };
  });
  return { rows: [...rows.values()].map(({ row }) => row), places };
}

/** The acts' rules for a holiday on a weekend, place by place; undefined if it isn't on one. */
export function whenOffView(days: readonly HolidayIn[], locale: Locale, t: Translate) {
  const falling = PLACES_WEST_TO_EAST.flatMap((code) =>
    days.filter(({ place, holiday }) => place === code && isWeekend(readDay(holiday.date))),
  );
  const [first] = falling;
  if (!first) return undefined;
  const date = readDay(first.holiday.date);
  return {
    title: t('lieu.when', {
      name: capital(afterItIs(shownName(first.holiday, locale), locale)),
      weekday: weekdayName(weekdayOf(date), locale),
      year: yearOf(date),
    }),
    rows: falling.flatMap(({ place, holiday }) => {
      const off = whenOff(place, holiday, locale, t);
      return off ? [{ place, ...off }] : [];
    }),
  };
}

/** The act's rule in words, or the day to which the law moves the holiday. */
function whenOff(place: ScopeCode, holiday: Holiday, locale: Locale, t: Translate) {
  const { inLieu, date, observedDate } = holiday;
  if (inLieu) {
    const own = sectionIn(inLieu, locale);
    const section = own === null ? owedSection(inLieu, locale) : shownCitation(own);
    return { when: capital(owedInShort(almanac, place, { holiday, inLieu }, locale, t)), section };
  }
  if (observedDate === date) return undefined;
  return { when: capital(dayInYear(readDay(observedDate), locale)), section: t('lieu.moved') };
}
