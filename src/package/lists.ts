import { yearSpanTexts } from '../calendar/year-spans.ts';
import { unknownList } from '../contract/business-days.ts';
import type { ProblemDetails } from '../contract/problem.ts';
import { type Confidence, confidenceIn } from '../holidays/law.ts';
import { theListSummaries } from '../holidays/lists/bundled.ts';
import { bundledLists } from '../holidays/lists/bundled-rules.ts';
import {
  type PublishedList,
  type PublishedListDay,
  publishedListDay,
  publishedLists,
} from '../holidays/lists/published.ts';
import { rangeError, readYear } from './arguments.ts';
import { ownCopy } from './own-copy.ts';

export type { PublishedList };

/** A day of a list, and how surely it is established. The service's file of the list and year names the source too. */
export interface ListDay extends PublishedListDay {
  readonly confidence: Confidence;
}

/** The named lists, as the service's `/lists/index.json` has them. */
export function lists(): readonly PublishedList[] {
  return ownCopy(publishedLists(bundledLists(), theListSummaries()));
}

/**
 * The days of a list in a year, by date: `days` of the service's `/lists/<id>/<year>.json`, without their sources.
 * @throws {ArgumentError} for a list that there is not, and for a year that it does not have: nothing is projected
 */
export function listDays(list: string, year: number): readonly ListDay[] {
  const all = bundledLists();
  const id = `${list}`;
  const listed = readYear(year);
  if (!all.ids.includes(id)) throw rangeError(unknownList(id, all.ids));
  const years = all.years(id);
  if (!years.includes(listed)) throw rangeError(yearWithoutDays(id, listed, yearSpanTexts(years)));
  return all.days(id, listed).map((day) => {
    const { list: saidBy, row, date } = day.origin;
    const certainty = theListSummaries()[saidBy]?.certainty[row]?.[date];
    if (!certainty) throw new RangeError(`No evidence of "${day.id}" of the list "${saidBy}"`);
    return { ...publishedListDay(day), confidence: confidenceIn(certainty, listed) };
  });
}

function yearWithoutDays(list: string, year: number, years: readonly string[]): ProblemDetails {
  const needs = {
    en: `the years of the list ${list} are ${years.join(', ')}`,
    fr: `les années de la liste ${list} sont ${years.join(', ')}`,
  };
  return { parameter: 'year', value: `${year}`, needs, allowed: years };
}
