import { type Day, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { isServedYear, yearsFrom } from '../holidays/law.ts';
import type { Occurrence } from '../holidays/occurrence.ts';
import { isOneOfTwo } from '../holidays/one-of-two.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { longDate } from '../language/dates.ts';
import { type Locale, nameIn, type Words } from '../language/locale.ts';
import { typographic, withinSentence, withRemark } from '../language/names.ts';

export const OTHER_READING: Words = {
  en: '; for the other reading, use “without=good-friday” and “with=easter-monday”',
  fr: '; pour l’inverse, utilisez «\u00a0without=good-friday\u00a0» et «\u00a0with=easter-monday\u00a0»',
};

/**
 * A note if the employer gives one of two days and a span has either of them: Quebec's Good Friday and Easter Monday. Every answer takes the
 * first for the holiday.
 */
export function choiceNotes(
  almanac: Almanac,
  scope: ScopeCode,
  [first, last]: readonly [Day, Day],
  more: Words = { en: '', fr: '' },
): readonly Words[] {
  if (!almanac.law.rows[scope].some(({ basis }) => basis === 'choice')) return [];
  const years = yearsFrom(yearOf(first), yearOf(last)).filter(isServedYear);
  const choices = years.flatMap((year): readonly (readonly [Occurrence, Occurrence])[] => {
    const days = almanac.days(scope, year);
    const taken = days.find(({ id }) => isOneOfTwo(id));
    const other = days.find(({ basis }) => basis === 'choice');
    const isTouched = [taken, other].some((day) => day && day.observed >= first && day.observed <= last);
    return taken && other && isTouched ? [[taken, other]] : [];
  });
  const [choice] = choices;
  if (!choice) return [];
  const [taken, other] = choice;
  const named = (day: Occurrence, locale: Locale): string => {
    const name = typographic(nameIn(day, locale));
    return choices.length > 1 ? name : withRemark(name, longDate(day.observed, locale));
  };
  const french = (day: Occurrence): string => `le ${withinSentence(named(day, 'fr'), 'fr')}`;
  return [
    {
      en: `${taken.notes?.en} Here, ${named(taken, 'en')} is the day off, and ${named(other, 'en')} is not${more.en}.`,
      fr: `${taken.notes?.fr} Ici, ${french(taken)} est chômé, et ${french(other)} ne l’est pas${more.fr}.`,
    },
  ];
}
