import { type Day, yearOf } from '../../calendar/day.ts';
import { LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { shownName } from '../common/shown-name.ts';
import { type Asking, type DayThere, daysOfHoliday, isByLaw, readersPlace } from './card.ts';
import { customOf, dayOfCustom } from './customs.ts';
import type { NamedInQuestion, Question } from './question.ts';

/** A holiday that a question may mean, and a date on which some places observe it. */
export interface Named {
  readonly id: string;
  readonly date: Day;
  /** The places that observe it then; only those that use the name asked for, if any do. */
  readonly days: readonly DayThere[];
  /** Only these places use that name. */
  readonly isLocal: boolean;
}

/** The holidays that a question may mean, by date: in the year of the question, or the next ones. */
export function namedDays(
  { holidays, year, places, parts }: Question,
  asking: Asking,
  place: ScopeCode | undefined = places[0] ?? readersPlace({ parts }, asking),
): readonly Named[] {
  const { today } = asking;
  // Some holidays skip years. Ten years are enough.
  const years =
    year === undefined ? yearsFrom(yearOf(today), Math.min(yearOf(today) + 10, LAST_YEAR)) : [year];
  const found = new Map<string, Named>();
  for (const holiday of holidays) {
    for (const one of years) {
      const named = namedIn(holiday, one, place, asking);
      if (!named || (year === undefined && named.date < today)) continue;
      const key = `${named.id} ${named.date}`;
      if (found.get(key)?.isLocal ?? true) found.set(key, named);
      break;
    }
  }
  return [...found.values()].sort((a, b) => a.date - b.date);
}

export function namedIn(
  { id, name = '' }: NamedInQuestion,
  year: number,
  place: ScopeCode | undefined,
  asking: Asking,
): Named | undefined {
  const all = daysOfHoliday(id, year, asking);
  const names = asking.almanac.law.holidays[id]?.names?.[name];
  const byName = all.filter(({ day }) => day.nameEn === names?.nameEn && day.nameFr === names.nameFr);
  const days = byName.length > 0 ? byName : all;
  const chosen = days.find((one) => one.place === place) ?? days.find(isByLaw) ?? days[0];
  if (!chosen) return undefined;
  const { date } = chosen.day;
  return { id, date, days: days.filter(({ day }) => day.date === date), isLocal: byName.length > 0 };
}

/** What the day is called there, with the name that it has in general; or the name that was asked for. */
export function nameOf(
  named: Named | undefined,
  here: DayThere | undefined,
  { almanac, locale }: Asking,
): string | undefined {
  if (!named) return here && shownName(here.day, locale);
  const general = almanac.law.holidays[named.id];
  const isThere = named.days.some((one) => one.place === here?.place);
  const own = named.isLocal ? named.days[0]?.day : isThere ? here?.day : general;
  const name = own && shownName(own, locale);
  const isOther = !named.isLocal && general && own && !own.nameEn.includes(general.nameEn);
  return isOther ? `${name} (${shownName(general, locale)})` : name;
}

/** “Easter” can be three days. The answer about the Sunday gives the others. */
export function oneOfEaster(question: Question): Question {
  const { holidays } = question;
  const isEaster = holidays.length > 1 && holidays.every(({ id }) => /easter|good-friday/.test(id));
  return isEaster ? { ...question, holidays: [{ id: 'easter-sunday' }] } : question;
}

/** The day that a question is about. @param place whose date of the holiday counts, if not the question’s */
export function dayAsked(question: Question, asking: Asking, place?: ScopeCode): Day | undefined {
  const [date] = question.dates[0] ?? [];
  const custom = customOf(question.custom);
  if (date !== undefined) return date;
  if (custom) return dayOfCustom(custom, question.year, asking.today);
  return namedDays(oneOfEaster(question), asking, place)[0]?.date;
}
