import { embeddedListSummaries } from 'statdays:law';
import { yearSpanTexts } from '../calendar/year-spans.ts';
import { badParameter } from '../contract/question-problems.ts';
import { bundledLists } from '../holidays/bundled-rules.ts';
import { type Confidence, confidenceIn } from '../holidays/law.ts';
import {
  type PublishedList,
  type PublishedListDay,
  publishedListDay,
  publishedLists,
} from '../holidays/lists/published.ts';
import { listCovers, unknownList } from '../questions/business-days.ts';
import { argumentError, read } from './arguments.ts';
import { type CountableList, countableList } from './countable-list.ts';
import { ownCopy } from './own-copy.ts';

export { ArgumentError } from './arguments.ts';
export type { CountableList, PublishedList };

/** A day on a list. */
export interface ListDay extends PublishedListDay {
  readonly confidence: Confidence;
}

/**
 * A list to count business days by.
 * @example addBusinessDays('2026-12-23', 2, undefined, { list: list('tsx') }) // '2026-12-29'
 * @throws {ArgumentError} for an unknown list
 */
export function list(id: string): CountableList {
  return countableList(knownId(id), bundledLists());
}

/** The named lists, as in the service's `/lists/index.json`. */
export function lists(): readonly PublishedList[] {
  return ownCopy(publishedLists(bundledLists(), embeddedListSummaries()));
}

/**
 * The days on a list for a year, sorted by date: `days` of the service's `/lists/<id>/<year>.json`, without their sources.
 * @throws {ArgumentError} for an unknown list, and for a year that it does not cover: we never guess dates
 */
export function listDays(list: string, year: number): readonly ListDay[] {
  const all = bundledLists();
  const id = knownId(list);
  const asked = read('year', year);
  const years = all.years(id);
  if (!years.includes(asked)) throw argumentError(yearWithoutDays(id, asked, yearSpanTexts(years)));
  return all.days(id, asked).map((day) => {
    const { list: saidBy, row, date } = day.origin;
    const certainty = embeddedListSummaries()[saidBy]?.certainty[row]?.[date];
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

function yearWithoutDays(list: string, year: number, years: readonly string[]) {
  return badParameter({
    parameter: 'year',
    value: `${year}`,
    needs: listCovers(list, years),
    allowed: years,
  });
}
