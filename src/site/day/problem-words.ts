import { readDay } from '../../core/calendar/day.ts';
import { longDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import type { QuestionProblem } from '../../core/questions/question-problems.ts';
import type { Translate } from '../i18n/texts.ts';

/** A problem in words for people, after the label of its field: they know neither parameters nor IDs, and read dates in words. */
export function problemInWords(
  { code, allowed, needs }: QuestionProblem,
  label: string,
  locale: Locale,
  t: Translate,
): string {
  const say = (what: string): string => t('question.problem', { field: label, needs: what });
  const inWords = (date: string): string => longDate(readDay(date), locale);
  if (code === 'repeated-parameter') return say(t('question.twice'));
  const [, first = '', last = ''] = (typeof allowed === 'string' && /^(.+)\.\.(.+)$/.exec(allowed)) || [];
  if (first.length > 8) return say(t('question.dates', { first: inWords(first), last: inWords(last) }));
  if (first !== '') return say(t('question.numbers', { first, last }));
  if (isYears(allowed)) {
    const spans = allowed.map((years) => years.replace('-', t('question.span')));
    return say(t('question.years', { years: joined(spans, locale) }));
  }
  // A sentence that quotes speaks of parameters.
  if (allowed !== undefined || needs === undefined || needs.en.includes('“'))
    return say(t('question.choose'));
  return say(needs[locale].replaceAll(/\d{4}-\d\d-\d\d/g, inWords));
}

/** Whether these are spans of years, as `2017-2018`. */
const isYears = (allowed: QuestionProblem['allowed']): allowed is readonly string[] =>
  Array.isArray(allowed) && allowed.every((years) => /^\d{4}(-\d{4})?$/.test(years));
