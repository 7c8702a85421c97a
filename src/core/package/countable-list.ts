import type { Lists } from '../lists/lists.ts';
import { badParameter } from '../questions/question-problems.ts';
import { argumentError } from './arguments.ts';

/** A named list from `statdays/lists`, to count business days by. */
export interface CountableList {
  readonly id: string;
}

/** Known to every copy of the library: `statdays` and `statdays/lists` may come from different files. */
const LISTS = Symbol.for('statdays.lists');

/** A list that carries its days, so that programs without lists do not contain them. */
export function countableList(id: string, lists: Lists): CountableList {
  return Object.defineProperty({ id }, LISTS, { value: lists });
}

/** The lists that an argument carries. @throws {ArgumentError} for anything that `list` of `statdays/lists` did not return */
export function listsBehind(list: CountableList): Lists {
  const lists = (list as { readonly [LISTS]?: Lists } | null)?.[LISTS];
  if (lists) return lists;
  throw argumentError(badParameter('list', describeValue(list), FROM_LISTS));
}

/** The id of a copy of a list, as from a worker or a store, whose days were lost on the way. */
function describeValue(list: unknown): string {
  const isCopy = typeof list === 'object' && list !== null && 'id' in list;
  return `${isCopy ? list.id : typeof list === 'object' ? '{…}' : list}`;
}

const FROM_LISTS = {
  en: "it must be a list from statdays/lists, such as list('tsx')",
  fr: "utilisez une liste de statdays/lists, comme list('tsx')",
};

export const NO_LISTS: Lists = {
  ids: [],
  list: () => undefined,
  years: () => [],
  days: () => [],
  dayIds: () => [],
  nameDay: () => ({ nameEn: '', nameFr: '' }),
  timeLimitRule: () => undefined,
  withTimeLimits: [],
  projectedDays: () => [],
  get withProjections() {
    return NO_LISTS;
  },
};
