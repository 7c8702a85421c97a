import { badParameter, type QuestionProblem } from '../contract/question-problems.ts';

/** An ID that no list has. */
export function unknownList(value: string, ids: readonly string[]): QuestionProblem {
  const names = ids.join(', ');
  const needs = { en: `it must be one of ${names}`, fr: `utilisez l’un des identifiants ${names}` };
  return badParameter({ parameter: 'list', value, needs, allowed: ids });
}
