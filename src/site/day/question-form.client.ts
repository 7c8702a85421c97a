import type { Locale } from '../../core/language/locale.ts';
import type { QuestionProblem } from '../../core/questions/question-problems.ts';
import { element } from '../frame/element.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId } from '../frame/page-data.client.ts';
import type { Translate } from '../i18n/texts.ts';
import { dayBlock, daySquare } from './day-squares.client.ts';
import type { CountedDay, DayGap } from './long-runs.ts';
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
  /** @param below the word below a day; @param spoken what a screen reader hears after the date */
  showSquares(
    items: readonly (CountedDay | DayGap)[],
    below: (day: CountedDay) => string,
    spoken: (day: CountedDay) => readonly string[],
  ): void;
  showReasons(lines: readonly (readonly [when: string, what: string])[]): void;
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
    showSquares(items, below, spoken) {
      byId('squares').replaceChildren(
        ...items.map((item) =>
          item.kind === 'day'
            ? daySquare(item, below(item), spoken(item), locale, t)
            : dayBlock(item, locale, t),
        ),
      );
      lightUp(byId('squares').children);
    },
    showReasons(lines) {
      byId('why').replaceChildren(
        ...lines.map(([when, what]) => element('li', {}, element('b', {}, when), element('span', {}, what))),
      );
    },
  };
}
