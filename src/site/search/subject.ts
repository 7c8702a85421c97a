import { type DateRule, dateInYear } from '../../core/calendar/date-rule.ts';
import { type Day, toCivilDate, toDay, yearOf } from '../../core/calendar/day.ts';
import { isServedYear, yearsFrom } from '../../core/holidays/law.ts';
import { isOn, type Occurrence } from '../../core/holidays/occurrence.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { nameIn } from '../../core/language/locale.ts';
import { nameInParentheses } from '../common/shown-name.ts';
import type { Asking } from './card.ts';
import type { Question } from './question.ts';
import words from './words.json' with { type: 'json' };

/** A holiday that a question names. */
type Named = Pick<Question['holidays'][number], 'id' | 'name'>;
type Place = ScopeCode | undefined;

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
  readonly only?: Place;
}

/** The days that a question may be about: readings of a date, the holiday first, or days of a name in its year, or the next ones. @param place whose dates count */
export function subjectsOf(asking: Asking, place: Place = asking.asked): readonly Subject[] {
  const { dates, custom, holidays, year, has } = asking;
  const [readings = []] = dates;
  if (readings.length > 0)
    return readings
      .map((date) => subjectOn(date, asking, place))
      .sort((a, b) => b.days.length - a.days.length);
  if (custom !== undefined) return customOf(custom, asking);
  // “Easter” can be three days. The answer about the Sunday gives the others.
  const isEaster =
    holidays.length > 1 && !has('two-names') && holidays.every(({ id }) => /easter|good-friday/.test(id));
  const named: readonly Named[] = isEaster ? [{ id: 'easter-sunday' }] : holidays;
  const found = named.flatMap((holiday) => nextOf(holiday, year, place, asking) ?? []);
  return [...Map.groupBy(found, ({ id, date }) => `${id} ${date}`).values()]
    .flatMap((same) => same.find(({ only }) => !only) ?? same.at(-1) ?? [])
    .sort((a, b) => a.date - b.date);
}

/** The place of the question; otherwise the only place that has the name, or the reader’s. */
export function placeOfDay({ days, only }: Subject, { places, asked, home }: Asking): Place {
  const isElsewhere = only !== undefined && !days.some(({ place }) => place === home);
  return (isElsewhere ? places[0] : asked) ?? only;
}

/** A date, and the holiday that it is in a place, or else anywhere. */
export function subjectOn(date: Day, asking: Asking, place: Place): Subject {
  const all = daysWhere(yearOf(date), (day) => isOn(day, date), asking);
  const one = all.find((there) => there.place === place) ?? all[0];
  const days = all.filter(({ day }) => day.id === one?.day.id);
  return { date, name: one && asking.name(one.day), isNamed: false, id: one?.day.id, days, all: days };
}

const WEEK = 7;

/** The holidays by law that an ordinary date may be taken for: they fall on it in other years, and less than a week away in its own. */
export function takenFor(date: Day, asking: Asking): readonly Subject[] {
  const { year, month, day } = toCivilDate(date);
  // Ten years have most dates of a movable holiday.
  const ids = yearsFrom(year - 5, year + 5).flatMap((other) => {
    const then = toDay(other, month, day);
    return daysWhere(other, (one) => isOn(one, then), asking).map((one) => one.day.id);
  });
  return [...new Set(ids)]
    .flatMap((id) => nextOf({ id }, year, asking.asked, asking) ?? [])
    .filter((one) => Math.abs(one.date - date) < WEEK && one.days.some(isByLaw));
}

/** A holiday in a year, or the next one. Some holidays skip years: ten are enough. */
function nextOf(holiday: Named, year: number | undefined, place: Place, asking: Asking): Subject | undefined {
  const now = yearOf(asking.today);
  for (const one of year === undefined ? yearsFrom(now, now + 10) : [year]) {
    const subject = holidayIn(holiday, one, place, asking);
    if (subject && (year !== undefined || subject.date >= asking.today)) return subject;
  }
  return undefined;
}

function holidayIn(
  { id, name = '' }: Named,
  year: number,
  place: Place,
  asking: Asking,
): Subject | undefined {
  const all = daysOfHoliday(id, year, asking);
  const general = asking.almanac.law.holidays[id];
  const names = general?.names?.[name];
  const local = all.filter(({ day }) => day.nameEn === names?.nameEn && day.nameFr === names.nameFr);
  const named = local.length > 0 ? local : all;
  const chosen = named.find((one) => one.place === place) ?? named.find(isByLaw) ?? named[0];
  if (!chosen || !general) return undefined;
  const { date } = chosen.day;
  const days = named.filter(({ day }) => day.date === date);
  const subject = { date, isNamed: true, id, days, all };
  if (local.length > 0) return { ...subject, name: asking.name(chosen.day), only: days[0]?.place };
  const here = days.find((one) => one.place === place) ?? days.find((one) => one.place === all[0]?.place);
  const own = here?.day ?? general;
  const more = own.nameEn.includes(general.nameEn)
    ? ''
    : ` (${nameInParentheses(asking.name(general), asking.locale)})`;
  return { ...subject, name: asking.name(own) + more };
}

/** The days of a holiday in a year, in every place that has it. */
export const daysOfHoliday = (id: string, year: number, asking: Asking): readonly DayThere[] =>
  daysWhere(year, (day) => day.id === id, asking);

function daysWhere(
  year: number,
  isMeant: (day: Occurrence) => boolean,
  { almanac }: Asking,
): readonly DayThere[] {
  if (!isServedYear(year)) return [];
  return SCOPE_CODES.flatMap((place) =>
    withChoice(almanac.days(place, year))
      .filter(isMeant)
      .map((day) => ({ place, day })),
  );
}

export const isByLaw = ({ day }: DayThere): boolean => day.kind === 'statutory';

/** A day that isn’t a holiday by any law of Canada: in a year, or the next one. */
function customOf(id: string, { year, today, locale }: Asking): readonly Subject[] {
  const custom = words.customs.find((row) => row.id === id);
  if (!custom) return [];
  const now = yearOf(today);
  return (year === undefined ? [now, now + 1] : [year])
    .flatMap((one) => dateInYear(custom.rule as DateRule, one) ?? [])
    .filter((date) => year !== undefined || date >= today)
    .slice(0, 1)
    .map((date) => ({ date, name: nameIn(custom, locale), isNamed: true, days: [], all: [] }));
}
