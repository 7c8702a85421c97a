import type { Day } from '../../../calendar/day.ts';
import { MISSING_PARAMETER, REPEATED_PARAMETER } from '../../../contract/problems.ts';
import { READERS, type Reader } from '../../../contract/readers.ts';
import { askTimeLimit, type TimeLimitReply } from '../../../contract/time-limit.ts';
import type { Lists } from '../../../holidays/lists/lists.ts';
import { badParameter, type QueryProblem } from './business-days-choice.ts';

/** The parameters of `/api/time-limit.json` that the page takes. */
export type DeadlineName = 'days' | 'date' | 'list' | 'clear';

/** The answer to a question, or what is wrong with it in the words of the service. */
export type ReadDeadline =
  | Extract<TimeLimitReply, { kind: 'answer' }>
  | { readonly kind: 'problems'; readonly problems: readonly QueryProblem[] };

/** Reads a query as `/api/time-limit.json` reads it, and answers it. @param today of the reader, for a query without a date */
export function readDeadline(query: URLSearchParams, lists: Lists, today: Day): ReadDeadline {
  const problems: QueryProblem[] = [];

  function read<T>(parameter: DeadlineName, { read: readText, needs }: Reader<T>): T | undefined {
    const [text, ...others] = query.getAll(parameter);
    if (!text) return undefined;
    if (others.length > 0) {
      problems.push({ parameter, detail: REPEATED_PARAMETER.detail({ parameter }) });
      return undefined;
    }
    const value = readText(text);
    if (value === undefined) problems.push(badParameter({ parameter, value: text, needs }));
    return value;
  }

  const question = {
    list: read('list', READERS.list),
    date: read('date', READERS.date),
    days: read('days', READERS.days),
    clear: read('clear', READERS.clear),
  };
  if (problems.length > 0) return { kind: 'problems', problems };
  const reply = askTimeLimit(lists, question, () => today);
  if (reply.kind === 'answer') return reply;
  const { code, details } = reply;
  const { parameter } = details;
  return {
    kind: 'problems',
    problems: [
      code === 'missing-parameter'
        ? { parameter, detail: MISSING_PARAMETER.detail(details) }
        : badParameter(details),
    ],
  };
}
