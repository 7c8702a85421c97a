import { type QuestionProblem, sentenceOf } from '../../contract/question-problems.ts';
import type { Locale } from '../../language/locale.ts';
import type { Translate } from '../i18n/texts.ts';

/** What is wrong with a field, by its label and in words: a reader of the page knows no parameters. */
export function problemOf(
  problem: QuestionProblem,
  label: string | undefined,
  locale: Locale,
  t: Translate,
): string {
  if (label === undefined || problem.needs === undefined) return sentenceOf(problem)[locale];
  return t('question.problem', { field: label, needs: problem.needs[locale] });
}

/** The label of a field, as a screen reader hears it. */
export function labelOf(field: HTMLInputElement | HTMLSelectElement): string {
  return field.labels?.[0]?.textContent?.trim() ?? '';
}
