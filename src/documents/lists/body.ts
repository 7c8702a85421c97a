import { formatDate } from '../../calendar/day.ts';
import type { ListedDayBody, ListIndexBody, ListYearBody } from '../../contract/schemas/files/lists.ts';
import { confidenceIn, covers } from '../../holidays/law.ts';
import { regionOf } from '../../holidays/scope.ts';
import type { ListDescription, ListEvidence } from '../../lists/description.ts';
import type { NamedList } from '../../lists/list.ts';
import type { ListedDay } from '../../lists/listed-day.ts';
import type { Lists } from '../../lists/lists.ts';
import { weekendDaysOf } from '../business-days.ts';
import { type Site, sourceOf } from '../site.ts';

/** What the documents of the lists are composed from. */
export interface ListInput {
  readonly lists: Lists;
  readonly listEvidence: ListEvidence;
  readonly site: Site;
}

/** Every list, in the order in which they are told. */
export function listIndexBody({
  lists,
  listEvidence,
}: Pick<ListInput, 'lists' | 'listEvidence'>): ListIndexBody {
  return lists.ids.map((id) => {
    const { weekend } = listOf(lists, id);
    const { nameEn, nameFr, status, purpose, authority, url, urlFr } = descriptionOf(listEvidence, id);
    return {
      id,
      nameEn,
      nameFr,
      purposeEn: purpose.en,
      purposeFr: purpose.fr,
      status,
      [status === 'published' ? 'publisher' : 'act']: authority,
      url,
      ...(urlFr === undefined ? {} : { urlFr }),
      years: status === 'published' ? lists.years(id) : spanOf(lists.years(id)),
      weekend: weekendDaysOf(weekend),
      hasTimeLimitRule: lists.withTimeLimits.includes(id),
    };
  });
}

/** The days of a list in one of its years. */
export function listYearBody(
  { lists, listEvidence, site }: ListInput,
  id: string,
  year: number,
): ListYearBody {
  const { nameEn, nameFr, status, clauses } = descriptionOf(listEvidence, id);
  return {
    list: { id, nameEn, nameFr },
    year,
    status,
    days: lists.days(id, year).map((day) => toBody(day, year, listEvidence)),
    clauses: clausesIn(clauses, year),
    source: sourceOf(site),
  };
}

function clausesIn(clauses: ListDescription['clauses'], year: number): ListYearBody['clauses'] {
  return clauses.filter((clause) => covers(clause, year)).map(({ en, fr }) => ({ en, fr }));
}

function toBody(listed: ListedDay, year: number, evidence: ListEvidence): ListedDayBody {
  const { id, date, nameEn, nameFr, closes, substituteFor, provinces } = listed;
  return {
    id,
    date: formatDate(date),
    nameEn,
    nameFr,
    closes,
    ...(substituteFor === null ? {} : { substituteFor }),
    ...(provinces === null ? {} : { provinces: provinces.map(regionOf) }),
    ...established(listed, year, evidence),
  };
}

/** Its first source, and how surely all of them establish the day. */
function established(
  { id, origin }: ListedDay,
  year: number,
  { sources, descriptions }: ListEvidence,
): Pick<ListedDayBody, 'source' | 'confidence'> {
  const evidence = descriptions[origin.list]?.evidence[origin.row]?.[origin.date];
  const shown = sources[evidence?.sources[0] ?? ''];
  if (!evidence || shown?.url === undefined || shown.year === undefined)
    throw new RangeError(`No source of "${id}" of the list "${origin.list}"`);
  const { title, url, urlFr, official } = shown;
  const french = urlFr === undefined ? {} : { urlFr };
  return {
    source: { title, url, ...french, year: shown.year, official },
    confidence: confidenceIn(evidence, year),
  };
}

function spanOf(years: readonly number[]): { readonly from: number; readonly to: number } {
  const [from = 0] = years;
  return { from, to: years.at(-1) ?? from };
}

function listOf(lists: Lists, id: string): NamedList {
  const list = lists.list(id);
  if (!list) throw new RangeError(`No list "${id}"`);
  return list;
}

export function descriptionOf({ descriptions }: ListEvidence, id: string): ListDescription {
  const description = descriptions[id];
  if (!description) throw new RangeError(`No list "${id}"`);
  return description;
}
