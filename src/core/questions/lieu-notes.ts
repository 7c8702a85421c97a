import { type Day, dayOf, formatDate, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { BusinessDays, DaysOff } from '../holidays/days-off/business-days.ts';
import { type InLieu, inLieu } from '../holidays/in-lieu.ts';
import { isServedYear, type Words, yearsFrom } from '../holidays/law.ts';
import type { Occurrence } from '../holidays/occurrence.ts';
import { type Locale, nameIn } from '../language/locale.ts';
import { joinedNames, typographic, withRemark } from '../language/names.ts';
import { shortened } from './place-notes.ts';

/** A long count looks for such days in the years near its two ends: the rules in between are the same. */
const NEAR_YEARS = 5;

interface Owed {
  readonly holiday: Occurrence;
  readonly owed: InLieu;
}

/**
 * What the act owes for holidays on a weekend, if an answer falls on or passes a day that may be off for one: a day that the law names,
 * or, if it names none, the next business day. One note a rule.
 */
export function lieuNotes(
  almanac: Almanac,
  daysOff: DaysOff,
  businessDays: BusinessDays,
  [first, last]: readonly [Day, Day],
): readonly Words[] {
  const { scope, workedHolidays } = daysOff;
  const statutoryDays = (year: number) =>
    almanac.days(scope, year).filter(({ kind }) => kind === 'statutory');
  const mayBeOff = ({ holiday, owed }: Owed): readonly Day[] => {
    if (owed.days.length > 0) return owed.days.map(dayOf);
    return [businessDays.add(holiday.observed, 1) ?? last + 1];
  };
  const owed = yearsNear(first, last).flatMap((year) => {
    const around = () => [year - 1, year, year + 1].flatMap(statutoryDays);
    return statutoryDays(year)
      .filter(({ id, observed }) => !workedHolidays.includes(id) && businessDays.isWeekend(observed))
      .flatMap((holiday): readonly Owed[] => {
        const owed = inLieu(holiday, almanac.law.inLieu[scope], around);
        return owed ? [{ holiday, owed }] : [];
      })
      .filter((one) => mayBeOff(one).some((day) => day >= first && day <= last));
  });
  const rules = [...new Set(owed.map(({ owed }) => owed.en))];
  return rules.map((rule) => noteOf(owed.filter(({ owed }) => owed.en === rule)));
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

/** `Boxing Day (2026-12-26) falls on a weekend. Your employer gives you another working day off …` */
function noteOf(owed: readonly Owed[]): Words {
  const [first] = owed;
  if (!first) throw new RangeError('A note needs a holiday');
  const namesIn = (locale: Locale): string =>
    typographic(
      joinedNames(
        shortened(owed.map(({ holiday }) => withRemark(nameIn(holiday, locale), formatDate(holiday.date)))),
        locale,
      ),
    );
  return lieuNote({ en: namesIn('en'), fr: namesIn('fr') }, owed.length === 1, first.owed);
}

/** The note on some holidays with one rule. */
function lieuNote(
  names: Words,
  isOne: boolean,
  { en, fr, act, sectionEn, sectionFr }: Pick<InLieu, 'en' | 'fr' | 'act' | 'sectionEn' | 'sectionFr'>,
): Words {
  const fall = isOne
    ? { en: 'falls on a weekend.', fr: 'ce jour férié tombe une fin de semaine.' }
    : {
        en: 'fall on a weekend, and the rule applies to each of them.',
        fr: 'ces jours fériés tombent une fin de semaine, et la règle s’applique à chacun.',
      };
  return {
    en: `${names.en} ${fall.en} ${en}${textOf(act?.name, sectionEn)}`,
    fr: `${names.fr}\u00a0: ${fall.fr} ${fr}${textOf(act?.nameFr, sectionFr)}`,
  };
}

function textOf(act: string | undefined, section: string | null): string {
  return act === undefined ? '' : ` ${[act, ...(section === null ? [] : [section])].join(', ')}.`;
}
