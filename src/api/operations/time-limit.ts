import { timeLimitBody } from '../../documents/day-counts.ts';
import { askTimeLimit } from '../../questions/time-limit.ts';
import { valueAnswer } from '../answer.ts';
import { todayOf } from '../request.ts';
import type { Operation } from './operation.ts';

export const timeLimit: Operation<'time-limit.json'> = ({ almanac, lists, site }, question, { now }) => {
  let expiresAt: number | undefined;
  const reply = askTimeLimit(lists(), question, (place) => {
    const today = todayOf(almanac, place, now);
    expiresAt = today.expiresAt;
    return today.day;
  });
  if (reply.kind === 'problem') return reply;
  const { list, date, days, clear } = reply.answer;
  const choice = ['time-limit', list.id, date, days, clear].join('.');
  return valueAnswer(choice, () => timeLimitBody({ almanac, lists: lists(), site }, reply.answer), {
    format: question.format,
    value: ({ result }) => result,
    expiresAt,
  });
};
