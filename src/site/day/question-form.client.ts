import type { Locale } from '../../core/language/locale.ts';
import type { QuestionProblem } from '../../core/questions/question-problems.ts';
import { element } from '../frame/element.client.ts';
import { byId } from '../frame/page-data.client.ts';
import type { Translate } from '../i18n/texts.ts';
import { labelOf, problemOf } from './problem-words.client.ts';

type Box = HTMLInputElement | HTMLSelectElement;

/** The parts that pages with a question share: the boxes' problems, the squares of the days, the reasons. */
export interface QuestionForm {
  /** Takes the last answer and its problems off the page. */
  clear(): void;
  /** Says a problem, and marks the box that has it. */
  tell(problem: QuestionProblem): void;
  /** Says that the page could not answer. */
  fail(error: unknown): void;
}

/** A date in large type: no line ends between “December” and “7,”. */
export const unbroken = (date: string): readonly (string | HTMLElement)[] =>
  date
    .split(/(\p{L}+ \d{1,2},)/u)
    .map((part, index) => (index % 2 === 1 ? element('span', { class: 'unbroken' }, part) : part));

/** The form of question-answer.astro. @param boxes by the parameter that each one gives */
export function questionForm(
  boxes: Readonly<Record<string, Box>>,
  locale: Locale,
  t: Translate,
): QuestionForm {
  function clear(): void {
    document.documentElement.dataset['ready'] = '';
    for (const box of Object.values(boxes)) box.setAttribute('aria-invalid', 'false');
    byId('problem').textContent = '';
    byId('result').replaceChildren();
    byId('result').ariaBusy = 'false';
    byId('answered').hidden = true;
  }

  byId<HTMLFormElement>('choice').addEventListener('submit', (event) => event.preventDefault());

  return {
    clear,
    tell(problem) {
      const box = Object.entries(boxes).find(([name]) => name === problem.parameter)?.[1];
      box?.setAttribute('aria-invalid', 'true');
      byId('problem').append(problemOf(problem, box && labelOf(box), locale, t), ' ');
    },
    fail(error) {
      console.error(error);
      clear();
      byId('problem').textContent = t('live.failed');
    },
  };
}
