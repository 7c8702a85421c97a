import { formatDate } from '../calendar/day.ts';
import { toWeekendDays, type WeekendDay } from '../holidays/days-off/weekends.ts';
import type { Addressed } from '../holidays/law.ts';
import { type Region, toRegion } from '../holidays/scope.ts';
import type { Named, Words } from '../language/locale.ts';
import { type Closing, LIST_IDS, type ListId, type ListStatus, type ListSummary } from './list.ts';
import type { ListedDay, Lists } from './lists.ts';

export interface PublishedList extends Named, Addressed {
  /** Stable. */
  readonly id: ListId;
  /** Purpose and limits of the list. */
  readonly purposeEn: string;
  readonly purposeFr: string;
  /** Texts that we have not been able to consult. */
  readonly missing?: Words;
  /** Whether the days are set by an act or agreement, for every year, or by a publisher, one year at a time. */
  readonly status: ListStatus;
  /** The act or agreement that sets the days. */
  readonly act?: Named;
  /** The organization that publishes the days each year. */
  readonly publisher?: Named;
  /** Years available; for an act or agreement, the first year confirmed by a source and the last year covered. */
  readonly years: readonly number[] | YearRange;
  /** The first year not yet published, and when we expect it. */
  readonly nextYear?: Words & { readonly year: number };
  /** The rule that the published years follow, and the years for which it can give days; nobody has announced them. */
  readonly projection?: PublishedProjection;
  /** The weekend used to count business days with this list. */
  readonly weekend: readonly WeekendDay[];
  /** Whether it can be used to calculate time limits. */
  readonly hasTimeLimitRule: boolean;
}

interface YearRange {
  readonly from: number;
  readonly to: number;
}

export type PublishedProjection = Words & YearRange;

/** A day of a list as it is published, without its sources. */
export interface PublishedListDay extends Named {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Closed all day, or from this time on. */
  readonly closes: Closing;
  /** ID of the holiday that it replaces. */
  readonly substituteFor?: string;
  /** CA-XX codes of the provinces and territories that observe it; absent if all do. */
  readonly provinces?: readonly Region[];
}

/** Every list, in order. @param summaries by the ids of the lists */
export function publishedLists(
  lists: Lists,
  summaries: Readonly<Record<string, Omit<ListSummary, 'certainty'>>>,
): readonly PublishedList[] {
  return LIST_IDS.map((id) => {
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
      years: status === 'published' ? years : toSpan(years),
      ...(next && { nextYear: { year: (years.at(-1) ?? 0) + 1, ...next } }),
      ...publishedProjection(lists, id),
      weekend: toWeekendDays(list.weekend),
      hasTimeLimitRule: lists.withTimeLimits.includes(id),
    };
  });
}

/** Empty for a list without a rule for its next years. */
export function publishedProjection(lists: Lists, id: string): { readonly projection?: PublishedProjection } {
  const rule = lists.list(id)?.projection;
  if (rule === undefined) return {};
  const from = 1 + (lists.years(id).at(-1) ?? 0);
  const to = lists.withProjections.years(id).at(-1) ?? from;
  return { projection: { from, to, en: rule.en, fr: rule.fr } };
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
    ...(provinces === null ? {} : { provinces: provinces.map(toRegion) }),
  };
}

function toSpan(years: readonly number[]): YearRange {
  const [from = 0] = years;
  return { from, to: years.at(-1) ?? from };
}
