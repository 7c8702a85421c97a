import { type DateRule, dateInYear } from '../../calendar/date-rule.ts';
import { type Day, toCivilDate, toDay, yearOf } from '../../calendar/day.ts';
import { isServedYear, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { isOn, type Occurrence } from '../../holidays/occurrence.ts';
import { withChoice } from '../../holidays/one-of-two.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { nameIn } from '../../language/locale.ts';
import { shownName } from '../common/shown-name.ts';
import { standingOf } from '../day/day-answer.ts';
import { whereIn } from '../day/day-sentence.ts';
import { type Asking, placeAsked } from './card.ts';
import type { Question } from './question.ts';
import words from './words.json' with { type: 'json' };

/** A holiday that a question names. */
type Named = Pick<Question['holidays'][number], 'id' | 'name'>;

/** A holiday in a place. If the employer may choose Easter Monday instead, Good Friday is one of two days. */
export interface DayThere {
  readonly place: ScopeCode;
  readonly day: Occurrence;
}

/** A day that a question is about: a holiday, a day such as Halloween, or a date. */
export interface Subject {
  readonly date: Day;
  /** What it is called, if the question names it or it is a holiday. */
  readonly name: string | undefined;
  readonly isNamed: boolean;
  readonly id?: string | undefined;
  /** Where it is observed on that date; only where it has the name asked for, if that is the name of some places. */
  readonly days: readonly DayThere[];
  /** Where it is observed in that year. */
  readonly all: readonly DayThere[];
  /** The only place that has the name. */
  readonly home?: ScopeCode | undefined;
}

/** The days that a question may be about: readings of a date, the holiday first, or days of a name in its year, or the next ones. @param place whose dates count */
export function subjectsOf(
  question: Question,
  asking: Asking,
  place: ScopeCode | undefined = placeAsked(question, asking),
): readonly Subject[] {
  const dates = (question.dates[0] ?? []).map((date) => subjectOn(date, asking, place));
  if (dates.length > 0) return dates.sort((a, b) => b.days.length - a.days.length);
  if (question.custom !== undefined) return customOf(question.custom, question.year, asking);
  const found = new Map<string, Subject>();
  for (const holiday of oneOfEaster(question)) {
    const subject = nextOf(holiday, question.year, place, asking);
    if (!subject) continue;
    const key = `${subject.id} ${subject.date}`;
    const known = found.get(key);
    if (!known || known.home) found.set(key, subject);
  }
  return [...found.values()].sort((a, b) => a.date - b.date);
}

/** The place of the question; otherwise the only place that has the name, or the reader’s. */
export function placeOfDay(
  { days, home }: Subject,
  question: Question,
  asking: Asking,
): ScopeCode | undefined {
  const isElsewhere = home !== undefined && !days.some(({ place }) => place === asking.place);
  return (isElsewhere ? question.places[0] : placeAsked(question, asking)) ?? home;
}

/** “Easter” can be three days. The answer about the Sunday gives the others. */
function oneOfEaster({ holidays, parts }: Question): readonly Named[] {
  const isEaster = holidays.length > 1 && holidays.every(({ id }) => /easter|good-friday/.test(id));
  return isEaster && !parts.has('two-names') ? [{ id: 'easter-sunday' }] : holidays;
}

/** A date, and the holiday that it is in a place, or else anywhere. */
export function subjectOn(date: Day, asking: Asking, place: ScopeCode | undefined): Subject {
  const all = daysWhere(yearOf(date), (day) => isOn(day, date), asking);
  const one = all.find((there) => there.place === place) ?? all[0];
  const id = one?.day.id;
  const days = all.filter(({ day }) => day.id === id);
  return { date, name: one && shownName(one.day, asking.locale), isNamed: false, id, days, all: days };
}

/** Ten years have most dates of a movable holiday. */
const OTHER_YEARS = yearsFrom(-5, 5);
const WEEK = 7;

/** The holidays by law that an ordinary date may be taken for: they fall on it in other years, and less than a week away in its own. */
export function takenFor(date: Day, place: ScopeCode | undefined, asking: Asking): readonly Subject[] {
  const { year, month, day } = toCivilDate(date);
  const ids = OTHER_YEARS.flatMap((more) => {
    const then = toDay(year + more, month, day);
    return daysWhere(year + more, (one) => isOn(one, then), asking).map((one) => one.day.id);
  });
  return [...new Set(ids)]
    .flatMap((id) => nextOf({ id }, year, place, asking) ?? [])
    .filter((one) => Math.abs(one.date - date) < WEEK && one.days.some(isByLaw));
}

/** A holiday in a year, or the next one. Some holidays skip years: ten are enough. */
function nextOf(
  holiday: Named,
  year: number | undefined,
  place: ScopeCode | undefined,
  asking: Asking,
): Subject | undefined {
  const now = yearOf(asking.today);
  const years = year === undefined ? yearsFrom(now, Math.min(now + 10, LAST_YEAR)) : [year];
  for (const one of years) {
    const subject = holidayIn(holiday, one, place, asking);
    if (subject && (year !== undefined || subject.date >= asking.today)) return subject;
  }
  return undefined;
}

function holidayIn(
  { id, name = '' }: Named,
  year: number,
  place: ScopeCode | undefined,
  asking: Asking,
): Subject | undefined {
  const { almanac, locale } = asking;
  const all = daysOfHoliday(id, year, asking);
  const general = almanac.law.holidays[id];
  const names = general?.names?.[name];
  const byName = all.filter(({ day }) => day.nameEn === names?.nameEn && day.nameFr === names.nameFr);
  const named = byName.length > 0 ? byName : all;
  const chosen = named.find((one) => one.place === place) ?? named.find(isByLaw) ?? named[0];
  if (!chosen || !general) return undefined;
  const { date } = chosen.day;
  const days = named.filter(({ day }) => day.date === date);
  const here = days.find((one) => one.place === place) ?? days.find((one) => one.place === all[0]?.place);
  const isLocal = byName.length > 0;
  const own = isLocal ? chosen.day : (here?.day ?? general);
  const isOther = !isLocal && !own.nameEn.includes(general.nameEn);
  const shown = shownName(own, locale);
  return {
    date,
    name: isOther ? `${shown} (${shownName(general, locale)})` : shown,
    isNamed: true,
    id,
    days,
    all,
    home: isLocal ? days[0]?.place : undefined,
  };
}

/** The days of a holiday in a year, in every place that has it. */
export const daysOfHoliday = (id: string, year: number, asking: Asking): readonly DayThere[] =>
  daysWhere(year, (day) => day.id === id, asking);

function daysWhere(
  year: number,
  isMeant: (day: Occurrence) => boolean,
  { almanac }: Asking,
): readonly DayThere[] {
  const places = isServedYear(year) ? SCOPE_CODES : [];
  return places.flatMap((place) =>
    withChoice(almanac.days(place, year))
      .filter(isMeant)
      .map((day) => ({ place, day })),
  );
}

export const isByLaw = ({ day }: DayThere): boolean => day.kind === 'statutory';

/** A day that isn’t a holiday by any law of Canada: in a year, or the next one. */
function customOf(id: string, year: number | undefined, { today, locale }: Asking): readonly Subject[] {
  const custom = words.customs.find((row) => row.id === id);
  if (!custom) return [];
  const now = yearOf(today);
  const years = year === undefined ? [now, now + 1] : [year];
  const date = years
    .flatMap((one) => dateInYear(custom.rule as DateRule, one) ?? [])
    .find((day) => year !== undefined || day >= today);
  return date === undefined ? [] : [{ date, name: nameIn(custom, locale), isNamed: true, days: [], all: [] }];
}

// What it is

/** What a day is to those who work in its place. */
export const standing = (there: DayThere | undefined, { t }: Asking): string =>
  t(`search.standing.${there ? standingOf(there.day) : 'none'}`);

/** We give the number of places if there are more than this. */
const MAX_PLACES = 6;

/** Where a day is off by law. A few places are listed by name. */
export function byLawWhere(days: readonly DayThere[], { t }: Asking): string {
  const places = [...new Set(days.filter(isByLaw).map(({ place }) => place))];
  if (places.length === SCOPE_CODES.length) return t('search.byLaw.everywhere');
  if (places.length === 0)
    return days.some(({ day }) => day.basis === 'choice') ? '' : t('search.byLaw.nowhere');
  if (places.length <= MAX_PLACES) return t('search.byLaw.where', { where: whereIn(places, t) });
  const n = places.filter((place) => place !== 'ca').length;
  return t(places.includes('ca') ? 'search.byLaw.mostAndFederal' : 'search.byLaw.most', { n });
}
