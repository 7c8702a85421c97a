import { listIndexBodySchema, listYearBodySchema } from '../../contract/schemas/files/lists.ts';
import type { FeedData } from '../../documents/calendars/feed.ts';
import { type ListInput, listIndexBody, listYearBody } from '../../documents/lists/body.ts';
import { composeListCalendar, composeListFeed } from '../../documents/lists/calendar.ts';
import { listYearCsv } from '../../documents/lists/csv.ts';
import { LIST_INDEX_PATH, listFeedPath, listYearPath } from '../../documents/paths.ts';
import { toJson } from '../../documents/site.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import { LOCALES } from '../../language/locale.ts';
import type { DataSetFile } from './write.ts';

interface ListFilesInput extends ListInput {
  readonly feeds: FeedData;
}

/** The files of the named lists: their index, four for each year that a list has, a feed in each language. */
export function* listFiles(input: ListFilesInput): Generator<DataSetFile> {
  const body = listIndexBody(input);
  yield { path: LIST_INDEX_PATH, text: toJson(body), body, schema: listIndexBodySchema };
  for (const id of input.lists.ids) {
    for (const year of input.lists.years(id)) yield* filesOfYear(input, id, year);
    yield* feeds(input, id);
  }
}

/** How many files {@link listFiles} makes. */
export function countListFiles(lists: Lists): number {
  const years = lists.ids.reduce((sum, id) => sum + lists.years(id).length, 0);
  return 1 + years * (2 + LOCALES.length) + lists.ids.length * LOCALES.length;
}

function* filesOfYear(input: ListFilesInput, id: string, year: number): Generator<DataSetFile> {
  const body = listYearBody(input, id, year);
  yield { path: listYearPath(id, year, 'json'), text: toJson(body), body, schema: listYearBodySchema };
  yield { path: listYearPath(id, year, 'csv'), text: listYearCsv(body) };
  for (const locale of LOCALES) {
    const text = composeListCalendar(body, input.site, locale, input.feeds.changes);
    yield { path: listYearPath(id, year, `${locale}.ics`), text };
  }
}

/** From last year to five ahead, as far as there are years; the last one of a list that has none of these. */
function* feeds(input: ListFilesInput, id: string): Generator<DataSetFile> {
  const { lists, feeds } = input;
  const { first, last } = feeds.window;
  const within = lists.years(id).filter((year) => year >= first && year <= last);
  const [year, ...others] = within.length > 0 ? within : lists.years(id).slice(-1);
  if (year === undefined) return;
  const bodyOf = (listYear: number) => listYearBody(input, id, listYear);
  for (const locale of LOCALES) {
    const text = composeListFeed([bodyOf(year), ...others.map(bodyOf)], input.site, locale, feeds.changes);
    yield { path: listFeedPath(id, locale), text };
  }
}
