import { LAST_YEAR } from '../holidays/law.ts';
import type { Words } from '../language/locale.ts';
import type { Lists } from '../lists/lists.ts';
import { badParameter, type QuestionProblem } from './question-problems.ts';

/** Whether a list has every year anyway, or a rule for those that nobody has announced. */
export function canProject(lists: Lists, id: string): boolean {
  return lists.list(id)?.projection !== undefined || lists.years(id).at(-1) === LAST_YEAR;
}

export function projectedWithoutList(): QuestionProblem {
  return badParameter('projected', '1', {
    en: 'only lists have projected years; use “list” too, or omit the parameter',
    fr: 'seules les listes ont des années projetées; utilisez aussi «\u00a0list\u00a0», ou omettez le paramètre',
  });
}

export function noStableRule(list: string): QuestionProblem {
  return badParameter('projected', '1', {
    en: `the published years of the “${list}” list follow no stable rule, so we cannot project the next ones; omit the parameter`,
    fr: `les années publiées de la liste «\u00a0${list}\u00a0» ne suivent aucune règle stable, ce qui empêche de projeter les suivantes; omettez le paramètre`,
  });
}

/** The end of a sentence about the years of a list: names `projected` if it would add some. */
export function projectedHint(list: string, lists: Lists): Words {
  const { years, withProjections } = lists;
  if (years(list).at(-1) === withProjections.years(list).at(-1)) return { en: '', fr: '' };
  return PROJECTED_HINT;
}

const PROJECTED_HINT = {
  en: '; to add later years, calculated by the same rule as the published years, use “projected”',
  fr: '; pour ajouter les années suivantes, calculées selon la même règle que les années publiées, utilisez «\u00a0projected\u00a0»',
};
