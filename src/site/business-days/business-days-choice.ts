import type { Almanac } from '../../core/holidays/almanac.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { askBusinessDays, type BusinessDaysAnswer } from '../../core/questions/business-days.ts';
import type { QuestionProblem } from '../../core/questions/question-problems.ts';
import { readQuery } from '../day/page-query.ts';

const DAYS_OFF = ['date', 'province', 'list', 'weekend', 'with', 'without', 'substitute'] as const;

/** The parameters of `/api/business-days.json` that the page uses. */
export const BUSINESS_DAYS_NAMES = [...DAYS_OFF, 'add', 'to'] as const;
export type BusinessDaysName = (typeof BUSINESS_DAYS_NAMES)[number];

/** The page adds and counts at once, which takes two API questions. A wrong value in one doesn't stop the other. */
export function countByQuery(query: URLSearchParams, almanac: Almanac, lists: Lists) {
  const answers: BusinessDaysAnswer[] = [];
  const { values, problems } = readQuery(query, DAYS_OFF);
  const ends = readQuery(query, ['add', 'to']);
  const told: QuestionProblem[] = [...problems, ...ends.problems];
  const { date } = values;
  if (problems.length > 0 || date === undefined) return { answers, problems: told };
  const { add, to } = ends.values;
  const questions = [...(add === undefined ? [] : [{ add }]), ...(to === undefined ? [] : [{ to }])];
  for (const end of questions.length === 0 ? [{}] : questions) {
    const reply = askBusinessDays(almanac, lists, { ...values, ...end }, () => date);
    if (reply.kind === 'answer') answers.push(reply);
    else if (!told.some(({ parameter }) => parameter === reply.parameter)) told.push(reply);
  }
  return { answers, problems: told };
}
