import { LRUCache } from 'lru-cache';
import { crc32 } from '../common/crc32.ts';
import { type Question, type QuestionAt, readQuestion } from './questions.ts';

/** How many targets are remembered. */
const MAX_TARGETS = 5_000;
/** All that mean something are shorter; longer ones would only fill the memory. */
const MAX_LENGTH = 300;

/** Remembers what was asked twice, so that it need not be read again. What is asked once, as by a crawler, pushes nothing out. */
export function rememberRepeated(): QuestionAt {
  const repeated = new LRUCache<string, Question>({ max: MAX_TARGETS });
  const asked = new Uint32Array(MAX_TARGETS);

  return (target) => {
    const { text, fault } = target;
    const known = repeated.get(text);
    if (known) return known;
    const question = readQuestion(target);
    // Of a target that could not be read whole, another one may have the same text.
    if (question.holdsKey || fault !== undefined || text.length > MAX_LENGTH) return question;
    const hash = crc32(text);
    // Two targets with the same one are rare, and then one is kept a little early.
    const place = hash % MAX_TARGETS;
    const isRepeated = asked[place] === hash;
    asked[place] = hash;
    if (!isRepeated) return question;
    const again = { ...question, isRepeated };
    repeated.set(text, again);
    return again;
  };
}
