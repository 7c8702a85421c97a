import type { Locale } from '../../core/language/locale.ts';
import { type QuestionProblem, sentenceOf } from '../../core/questions/question-problems.ts';
import type { Translate } from '../i18n/texts.ts';

/** A field's problem in words, with its label: readers don't know parameter names. */
export function problemOf(
  problem: QuestionProblem,
  label: string | undefined,
  locale: Locale,
  t: Translate,
): string {
  if (label === undefined || problem.needs === undefined) return sentenceOf(problem)[locale];
  return t('question.problem', { field: label, needs: problem.needs[locale] });
}

/** A field's accessible name. */
export function labelOf(field: HTMLInputElement | HTMLSelectElement): string {
  return field.labels?.[0]?.textContent?.trim() ?? '';
}
