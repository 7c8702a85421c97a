import type { Day } from '../../core/calendar/day.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { askTimeLimit } from '../../core/questions/time-limit.ts';
import { readQuery } from '../day/page-query.ts';

/** The parameters of `/api/time-limit.json` that the page uses. */
export const DEADLINE_NAMES = ['list', 'date', 'days', 'clear'] as const;
export type DeadlineName = (typeof DEADLINE_NAMES)[number];

/**
 * Asks like `/api/time-limit.json`. Empty values count as left out, and so do clear days under rules without them.
 * @param today the reader's, for a query without a date
 */
export function limitByQuery(query: URLSearchParams, lists: Lists, today: Day) {
  const given = new URLSearchParams([...query].filter(([, text]) => text !== ''));
  const { values, problems } = readQuery(given, DEADLINE_NAMES);
  if (problems.length > 0) return { reply: undefined, problems };
  const clear = values.clear && hasClearDays(lists, values.list ?? '');
  const reply = askTimeLimit(lists, { ...values, clear }, () => today);
  return reply.kind === 'answer' ? { reply, problems } : { reply: undefined, problems: [reply] };
}

/** Whether the rules know clear days. */
export function hasClearDays(lists: Lists, list: string): boolean {
  const rule = lists.timeLimitRule(list);
  return rule?.kind === 'rule' && rule.clear !== undefined;
}
