import QuickLRU from 'quick-lru';
import { holdsKey } from '../../keys/key.ts';
import type { Call } from '../request/call.ts';
import { isProblem, type Problem } from '../response/problem.ts';
import type { Representation, Tagged } from '../response/representation.ts';
import type { Answer } from './operation.ts';

/** Answers a call by the operation at its path. */
export type Operate = (call: Call) => Answer;

/** Answers kept. There may be twice as many, which would take 32 MB if all were of the largest; most take 2 KB. */
const KEPT = 500;
/** In bytes, or characters of a text that is not encoded yet. */
const MAX_BYTES = 32 * 1024;
const MAX_QUESTION_LENGTH = 256;

const encoder = new TextEncoder();

interface KeptAnswer {
  readonly answer: Tagged;
  /** Unix milliseconds at which it was made. */
  readonly since: number;
}

/**
 * Keeps what is asked for again and again. An answer that depends on today is kept until its day ends. A question is remembered when it
 * comes and its answer when it comes again: to keep the answers of ever new questions would cost more than to forget them.
 */
export function keepAnswers(operate: Operate): Operate {
  const questions = new QuickLRU<string, true>({ maxSize: KEPT });
  const answers = new QuickLRU<string, KeptAnswer>({ maxSize: KEPT });

  async function answerAnew(call: Call, question: string): Promise<Representation | Problem> {
    const answer = await operate(call);
    if (!mayBeKept(answer, question)) return answer;
    if (questions.has(question)) answers.set(question, { answer: inBytes(answer), since: call.now });
    else questions.set(question, true);
    return answer;
  }

  return (call) => {
    const question = questionOf(call);
    const kept = answers.get(question);
    return kept && isValid(kept, call.now) ? kept.answer : answerAnew(call, question);
  };
}

/** All that an answer depends on, but for the time: a stored document has a form for each Accept-Encoding. */
function questionOf({ request }: Call): string {
  return `${request.method} ${request.target} ${request.headers['accept-encoding'] ?? ''}`;
}

/** A clock that was set back must not make tomorrow's answer today's. */
function isValid({ answer: { endsAt }, since }: KeptAnswer, now: number): boolean {
  return endsAt === undefined || (since <= now && now < endsAt);
}

function mayBeKept(answer: Representation | Problem, question: string): answer is Tagged {
  if (isProblem(answer) || !('endsAt' in answer) || answer.isStandIn) return false;
  return (
    answer.document.body.length <= MAX_BYTES && question.length <= MAX_QUESTION_LENGTH && !holdsKey(question)
  );
}

/** As it goes out, so that its text is not encoded anew each time. A host may hold a form of these bytes that it writes faster. */
function inBytes(answer: Tagged): Tagged {
  const { body } = answer.document;
  if (typeof body !== 'string') return answer;
  return { ...answer, document: { ...answer.document, body: encoder.encode(body) } };
}
