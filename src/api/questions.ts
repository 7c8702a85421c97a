import { holdsKey } from '../keys/key.ts';
import type { Answer } from './answer.ts';
import type { Target } from './target.ts';

/** What a target asks. */
export interface Question {
  readonly query: URLSearchParams;
  /** Whether the target holds what may be a key. */
  readonly holdsKey: boolean;
  /** Whether it was asked before, so that its answer is worth keeping. */
  readonly isRepeated: boolean;
  /** The answer that it had last, and from when to when that is right. */
  last?: { readonly answer: Answer; readonly since: number; readonly until: number };
}

export type QuestionAt = (target: Target) => Question;

/** Reads a question anew each time. */
export const readQuestion: QuestionAt = ({ text, query: parameters }) => {
  const query = new URLSearchParams(parameters);
  return { query, holdsKey: Boolean(query.get('api_key')) || holdsKey(text), isRepeated: false };
};
