import { formatDate } from '../../calendar/day.ts';
import { type WeekendDay, weekendDaysOf } from '../days-off/business-days.ts';
import type { HolidayNames, Words } from '../law.ts';
import { type Region, regionOf } from '../scope.ts';
import type { Closing, ListStatus, ListSummary } from './list.ts';
import type { ListedDay, Lists } from './lists.ts';

/** A set of days under one name, as it is published: of an act, a court, an employer, an exchange or the post. */
export interface PublishedList {
  /** Stable; the parameter `list` of business days takes it. */
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** What it is good for and what it is not. */
  readonly purposeEn: string;
  readonly purposeFr: string;
  /** What we have not read of it, if that is known. */
  readonly missing?: Words;
  /** Whether an act or agreement sets the days of every year, or a publisher announces those of each year. */
  readonly status: ListStatus;
  /** The act or agreement that sets the days. */
  readonly act?: HolidayNames;
  /** Who publishes the days of each year. */
  readonly publisher?: HolidayNames;
  readonly url: string;
  /** The French text, if there is one. */
  readonly urlFr?: string;
  /** The published years; for an act or agreement, the first attested year and the last listed one. */
  readonly years: readonly number[] | { readonly from: number; readonly to: number };
  /** The first year that is not published yet, and when it is expected. */
  readonly nextYear?: NextYear;
  /** The weekend of business days by this list. */
  readonly weekend: readonly WeekendDay[];
  /** Whether time limits can be computed by it. */
  readonly hasTimeLimitRule: boolean;
}

/** A year that a publisher has yet to announce, or whose announcement we have not read. */
export interface NextYear extends Words {
  readonly year: number;
}

/** A day of a list as it is published, without its sources. */
export interface PublishedListDay {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** The whole day, or from this time on. */
  readonly closes: Closing;
  /** Id of the holiday that it is in lieu of. */
  readonly substituteFor?: string;
  /** CA-XX codes of the only places that keep it; absent if all do. */
  readonly provinces?: readonly Region[];
}

/** Every list, in order. @param summaries by the ids of the lists */
export function publishedLists(
  lists: Lists,
  summaries: Readonly<Record<string, Omit<ListSummary, 'certainty'>>>,
): readonly PublishedList[] {
  return lists.ids.map((id) => {
    const list = lists.list(id);
    const summary = summaries[id];
    if (!list || !summary) throw new RangeError(`No list "${id}"`);
    const { nameEn, nameFr, status, purpose, missing, authority, next, url, urlFr } = summary;
    const years = lists.years(id);
    return {
      id,
      nameEn,
      nameFr,
      purposeEn: purpose.en,
      purposeFr: purpose.fr,
      ...(missing && { missing }),
      status,
      [status === 'published' ? 'publisher' : 'act']: authority,
      url,
      ...(urlFr === undefined ? {} : { urlFr }),
      years: status === 'published' ? years : spanOf(years),
      ...(next && { nextYear: { year: (years.at(-1) ?? 0) + 1, ...next } }),
      weekend: weekendDaysOf(list.weekend),
      hasTimeLimitRule: lists.withTimeLimits.includes(id),
    };
  });
}

export function publishedListDay(day: ListedDay): PublishedListDay {
  const { id, date, nameEn, nameFr, closes, substituteFor, provinces } = day;
  return {
    id,
    date: formatDate(date),
    nameEn,
    nameFr,
    closes,
    ...(substituteFor === null ? {} : { substituteFor }),
    ...(provinces === null ? {} : { provinces: provinces.map(regionOf) }),
  };
}

function spanOf(years: readonly number[]): { readonly from: number; readonly to: number } {
  const [from = 0] = years;
  return { from, to: years.at(-1) ?? from };
}
