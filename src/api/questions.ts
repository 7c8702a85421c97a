import { LRUCache } from 'lru-cache';
import { crc32, holdsKey } from '../keys/key.ts';
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
  const asked = new Uint32Array(MAX_TARGETS);

  return ({ text, query: parameters, fault }) => {
    const known = repeated.get(text);
    if (known) return known;
    const query = new URLSearchParams(parameters);
    const withKey = Boolean(query.get('api_key')) || holdsKey(text);
    // Of a target that could not be read whole, another one may have the same text.
    if (withKey || fault !== undefined || text.length > MAX_LENGTH)
      return { query, holdsKey: withKey, isRepeated: false };
    const hash = crc32(text);
    // Two targets with the same one are rare, and then one is kept a little early.
    const place = hash % MAX_TARGETS;
    const question = { query, holdsKey: false, isRepeated: asked[place] === hash };
    asked[place] = hash;
    if (question.isRepeated) repeated.set(text, question);
    return question;
  };
}
