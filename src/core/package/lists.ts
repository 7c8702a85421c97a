import { bundledLists, bundledTimeLimits } from '../bundled/time-limits.ts';
import { yearSpanTexts } from '../calendar/year-spans.ts';
import { type Confidence, confidenceIn } from '../holidays/law.ts';
import type { ListId } from '../lists/list.ts';
import {
  type PublishedList,
  type PublishedListDay,
  publishedListDay,
  publishedLists,
} from '../lists/published.ts';
import { needsYear } from '../questions/business-days.ts';
import { canProject, noStableRule } from '../questions/projected.ts';
import { badParameter, unknownList } from '../questions/question-problems.ts';
import { argumentError, checkOptions, read, readFlag } from './arguments.ts';
import { type CountableList, countableList } from './countable-list.ts';
import { ownCopy } from './own-copy.ts';

export { ArgumentError } from './arguments.ts';
export type { CountableList, ListId, PublishedList };

/** A day on a list. */
export interface ListDay extends PublishedListDay {
  /** Present if nobody has announced the day: it follows the rule in the list's `projection`. */
  readonly status?: 'projected';
  readonly confidence: Confidence;
}

/** Which years of a list count. */
export interface ProjectedYears {
  /** Whether years that the publisher has not announced count, by the rule that the published years follow. @default false */
  readonly projected?: boolean;
}

/**
 * A list to count business days by.
 * @example addBusinessDays('2026-12-23', 2, undefined, { list: list('tsx') }) // '2026-12-29'
 * @throws {ArgumentError} for an unknown list
 */
export function list(id: ListId): CountableList {
  return countableList(knownId(id), bundledLists());
}

/**
 * The named lists, as in the service's `/lists/index.json`.
 * @example lists().some(({ id }) => id === 'tsx') // true
 */
export function lists(): readonly PublishedList[] {
  return ownCopy(publishedLists(bundledLists(), bundledTimeLimits().summaries));
}

/**
 * The days on a list for a year, sorted by date: `days` of the service's `/lists/<id>/<year>.json`, without their sources.
 * @example listDays('tsx', 2026)[0]?.date // '2026-01-01'
 * @throws {ArgumentError} for an unknown list, and for a year that it does not cover: we never guess dates
 */
export function listDays(list: ListId, year: number, options: ProjectedYears = {}): readonly ListDay[] {
  checkOptions(options, ['projected']);
  const isProjected = readFlag('projected', options.projected ?? false);
  const all = isProjected ? bundledLists().withProjections : bundledLists();
  const id = knownId(list);
  const asked = read('year', year);
  if (isProjected && !canProject(all, id)) throw argumentError(noStableRule(id));
  if (!all.years(id).includes(asked))
    throw argumentError(badParameter('year', `${asked}`, needsYear(all, id), yearSpanTexts(all.years(id))));
  return all.days(id, asked).map((day): ListDay => {
    if (day.origin === null) return { ...publishedListDay(day), status: 'projected', confidence: 'low' };
    const { list: saidBy, row, date } = day.origin;
    const certainty = bundledTimeLimits().summaries[saidBy]?.certainty[row]?.[date];
    if (!certainty) throw new RangeError(`No evidence of "${day.id}" of the list "${saidBy}"`);
    return { ...publishedListDay(day), confidence: confidenceIn(certainty, asked) };
  });
}

function knownId(list: string): string {
  const id = `${list}`;
  const { ids } = bundledLists();
  if (!ids.includes(id)) throw argumentError(unknownList(id, ids));
  return id;
}
