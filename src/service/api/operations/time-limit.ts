import { askTimeLimit } from '../../../core/questions/time-limit.ts';
import type { TimeLimitBody } from '../../contract/schemas/days.ts';
import { timeLimitBody } from '../../documents/day-counts.ts';
import { type JsonAnswer, jsonAnswer } from '../answer.ts';
import { rememberToday } from '../request.ts';
import type { OperationHandler } from './operation.ts';

export const answerTimeLimit: OperationHandler<'time-limit.json', JsonAnswer<TimeLimitBody>> = async (
  service,
  question,
  { now },
) => {
  const { clocks, site } = service;
  const [almanac, lists] = [await service.almanac(), await service.lists()];
  const today = rememberToday(clocks, now);
  const reply = askTimeLimit(lists, question, today.in);
  if (reply.kind === 'problem') return reply;
  const { list, date, days, clear } = reply.answer;
  const choice = ['time-limit', list.id, date, days, clear].join('.');
  const document = () => timeLimitBody({ almanac, lists, site }, reply.answer);
  return jsonAnswer(choice, document, today.expiresAt);
};
