import { type Day, readDay, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { BusinessDays, PlaceDaysOff } from '../holidays/days-off/business-days.ts';
import { isServedYear, yearsFrom } from '../holidays/law.ts';
import { findLieuDays, type Owed } from '../holidays/owed.ts';
import { longDate } from '../language/dates.ts';
import { type Locale, nameIn, type Words } from '../language/locale.ts';
import { joinedNames, typographic, withRemark } from '../language/names.ts';
import { shortened } from './place-notes.ts';

/** A long count looks for such days in the years near its two ends: the rules in between are the same. */
const NEAR_YEARS = 5;

/**
 * Notes on holidays on a weekend, if an answer falls on or passes a day that may be off for one: a day that the law names,
 * or, if it names none, the next business day. One note a rule.
 */
export function lieuNotes(
  almanac: Almanac,
  daysOff: PlaceDaysOff,
  businessDays: BusinessDays,
  [first, last]: readonly [Day, Day],
): readonly Words[] {
  const { scope, workedHolidays } = daysOff;
  // Nothing is known of the days after the last one: one of them is free enough to end the search.
  const isFree = (day: Day): boolean => day > businessDays.known.last || businessDays.isBusinessDay(day);
  const owed = yearsNear(first, last).flatMap((year) =>
    almanac
      .statutory(scope, year)
      .filter(
        ({ id, observedDate }) =>
          !workedHolidays.includes(id) && businessDays.isWeekend(readDay(observedDate)),
      )
      .flatMap((holiday): readonly Owed[] => (holiday.inLieu ? [{ holiday, inLieu: holiday.inLieu }] : []))
      .filter((one) => findLieuDays(one, isFree).some((day) => day >= first && day <= last)),
  );
  const rules = new Set(owed.map(({ inLieu }) => inLieu.en));
  return [...rules].map((rule) => writeNote(owed.filter(({ inLieu }) => inLieu.en === rule)));
}

/** A day in lieu of December may be in January, and the other way round. */
function yearsNear(first: Day, last: Day): readonly number[] {
  const [from, to] = [yearOf(first) - 1, yearOf(last) + 1];
  return [
    ...new Set([
      ...yearsFrom(from, Math.min(to, from + NEAR_YEARS)),
      ...yearsFrom(Math.max(from, to - NEAR_YEARS), to),
    ]),
  ].filter(isServedYear);
}

/** `Boxing Day (December 26, 2026) falls on a weekend. Your employer gives you another working day off …` */
function writeNote(owed: readonly Owed[]): Words {
  const [first] = owed;
  if (!first) throw new RangeError('A note needs a holiday');
  const { en, fr, act, sectionEn, sectionFr } = first.inLieu;
  const names = (locale: Locale): string => {
    const dated = owed.map(({ holiday }) =>
      withRemark(nameIn(holiday, locale), longDate(readDay(holiday.date), locale)),
    );
    return typographic(joinedNames(shortened(dated), locale));
  };
  const fall =
    owed.length === 1
      ? { en: 'falls on a weekend.', fr: 'ce jour férié tombe une fin de semaine.' }
      : {
          en: 'fall on a weekend, and the rule applies to each of them.',
          fr: 'ces jours fériés tombent une fin de semaine, et la règle s’applique à chacun.',
        };
  return {
    en: `${names('en')} ${fall.en} ${en}${writeSource(act?.name, sectionEn)}`,
    fr: `${names('fr')}\u00a0: ${fall.fr} ${fr}${writeSource(act?.nameFr, sectionFr)}`,
  };
}

function writeSource(act: string | undefined, section: string | null): string {
  return act === undefined ? '' : ` ${[act, ...(section === null ? [] : [section])].join(', ')}.`;
}
