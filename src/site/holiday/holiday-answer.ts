import { dayOf, isWeekend } from '../../core/calendar/day.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { covers } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate } from '../../core/language/dates.ts';
import { addressIn, type Locale, titleIn } from '../../core/language/locale.ts';
import type { Source } from '../../law/tables/schema.ts';
import { citationIn } from '../../service/documents/bodies.ts';
import { evidence, law, weekendRules } from '../common/almanac.ts';
import { nameInParentheses, shownName } from '../common/shown-name.ts';
import { isDayOff, type Standing, standingOf } from '../day/day-answer.ts';
import type { Answer } from '../day/tile-map.tsx';
import { languageOfTitle } from '../evidence/title-language.ts';
import type { Translate } from '../i18n/texts.ts';
import { comingDates, holidayIn } from './holiday-facts.ts';

/** What a holiday's page says to people who work in a place. */
export interface PlaceSays {
  /** The holiday's name in the place. */
  readonly name: string;
  /** The answer in large type: a sentence, and a second line, which may be empty. */
  readonly first: string;
  readonly second: string;
  /** Whether it is a day off there by law, and whether it may be one for the workforce: then it goes into a calendar. */
  readonly isOff: boolean;
  readonly mayBeOff: boolean;
  /** Further notes; may be empty. */
  readonly note: string;
  /** The source: the act, or the best official text that we read. */
  readonly source?: {
    readonly title: string;
    /** The title's language, which may be the other one. */
    readonly lang: Locale;
    readonly url: string | undefined;
  };
  /** YYYY-MM-DD: the coming days off, if they differ from most places. */
  readonly dates?: readonly string[];
}

/** What a holiday is in each place in a year, and its name there if it differs. A place that doesn't list it has a working day or a weekend. */
export function answersOf(id: string, year: number, locale: Locale): readonly Answer[] {
  const days = holidayIn(id, year);
  const named = law.holidays[id];
  const usual = named && shownName(named, locale);
  const isOnWeekend = days[0] !== undefined && isWeekend(dayOf(days[0].holiday.date));
  return SCOPE_CODES.map((place) => {
    const holiday = days.find((day) => day.place === place)?.holiday;
    if (!holiday) return { place, what: isOnWeekend ? 'weekend' : 'ordinary' };
    const name = shownName(holiday, locale);
    const isOther = isOtherName(holiday) && name !== usual;
    return { place, what: standingOf(holiday), ...(isOther && { name: nameInParentheses(name, locale) }) };
  });
}

/** Whether a place has another name for the day, like National Patriots' Day in Quebec; a different French name isn't enough. */
function isOtherName({ id, nameEn, nameFr }: Holiday): boolean {
  const named = law.holidays[id];
  return nameEn !== named?.nameEn && nameFr !== named?.nameFr;
}

/** What a holiday's page says about a place in a year. */
export function placeSays(
  id: string,
  place: ScopeCode,
  year: number,
  locale: Locale,
  t: Translate,
): PlaceSays {
  const dates = comingDates(id);
  const own = comingDates(id, place);
  const days = holidayIn(id, year);
  const holiday = days.find((day) => day.place === place)?.holiday;
  const named = holiday ?? law.holidays[id];
  const what = holiday ? standingOf(holiday) : 'ordinary';
  const source = holiday && sourceOf(holiday, place, locale);
  const name = named ? shownName(named, locale) : id;
  return {
    name,
    ...sentencesOn(holiday ?? days[0]?.holiday, what, place, t),
    isOff: isDayOff(what),
    mayBeOff: isDayOff(what) || what === 'custom',
    note: holiday ? noteOf(holiday, place, locale, t) : '',
    ...(source && { source }),
    ...(own.length > 0 && own.join() !== dates.join() && { dates: own }),
  };
}

/** On a weekend, nobody is told that others work. */
function sentencesOn(
  holiday: Holiday | undefined,
  what: Standing | 'ordinary',
  place: ScopeCode,
  t: Translate,
): Pick<PlaceSays, 'first' | 'second'> {
  const first = t(what === 'paid' && place === 'qc' ? 'answer.paid.qc' : `answer.${what}`);
  const second = t(`answer.${what}.second`);
  if (!holiday || !isWeekend(dayOf(holiday.observedDate))) return { first, second };
  if (what === 'ordinary') return { first: second, second: '' };
  return { first, second: what === 'government' ? '' : second };
}

function noteOf(holiday: Holiday, place: ScopeCode, locale: Locale, t: Translate): string {
  const { id, date, observedDate, notes, publicService } = holiday;
  const what = standingOf(holiday);
  const hasOwnAct = what === 'special' || weekendRules[place].ownActs?.some(({ holiday }) => holiday === id);
  const shown = (text: string): string => fullDate(dayOf(text), locale);
  return [
    ...(what === 'paid' ? [t('answer.paid.note')] : []),
    ...(what === 'special' ? [t('answer.special.note')] : []),
    ...(date === observedDate ? [] : [t('card.moved', { date: shown(date), observed: shown(observedDate) })]),
    // A day with its own act has its rules as a note; the page shows them below.
    ...(notes && !hasOwnAct ? [notes[locale]] : []),
    ...(publicService ? [t('card.publicService')] : []),
  ].join(' ');
}

function sourceOf(holiday: Holiday, place: ScopeCode, locale: Locale): PlaceSays['source'] {
  if (holiday.act) {
    const { name, url } = citationIn(holiday.act, locale);
    return { title: name, lang: languageOfTitle(name), url: url ?? undefined };
  }
  const sources = sourcesOf(holiday, place);
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
export function sourcesOf({ id, date }: Holiday, place: ScopeCode): readonly Source[] {
  const year = Number(date.slice(0, 4));
  const ids = law.rows[place].flatMap((row, index) => {
    if (row.holiday !== id || !covers(row, year)) return [];
    const { now = [], since = [] } = evidence.rows[place][index] ?? {};
    return [...now, ...since];
  });
  return [...new Set(ids)].flatMap((source) => evidence.sources[source] ?? []);
}
