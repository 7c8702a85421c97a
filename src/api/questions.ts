import { LRUCache } from 'lru-cache';
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

/** How many targets are remembered. */
const MAX_TARGETS = 5_000;
/** All that mean something are shorter; longer ones would only fill the memory. */
const MAX_LENGTH = 300;

/** Remembers what was asked twice, so that it need not be read again. What is asked once, as by a crawler, pushes nothing out. */
export function createQuestions(): (target: Target) => Question {
  const repeated = new LRUCache<string, Question>({ max: MAX_TARGETS });
  const asked = new Set<string>();

  return ({ text, query: parameters }) => {
    const known = repeated.get(text);
    if (known) return known;
    const query = new URLSearchParams(parameters);
    const withKey = Boolean(query.get('api_key')) || holdsKey(text);
    if (withKey || text.length > MAX_LENGTH) return { query, holdsKey: withKey, isRepeated: false };
    const question = { query, holdsKey: false, isRepeated: asked.has(text) };
    if (question.isRepeated) repeated.set(text, question);
    if (asked.size === MAX_TARGETS) asked.clear();
    asked.add(text);
    return question;
  };
}
