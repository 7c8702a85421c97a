import type { ByScope } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { OfficePages } from '../day/office-list.tsx';
import type { DateView } from './date-view.ts';

/** What the page lays down for its script. */
export interface DateData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Address of the service. */
  readonly site: string;
  readonly labels: ByScope<string>;
  readonly pages: OfficePages;
  /** On the page of one date, all that it says; the page of any date computes it. */
  readonly own?: Turn & { readonly views: ByScope<DateView> };
}

/** A date, YYYY-MM-DD, and where the days before and after are answered; the known days have an end. */
export interface Turn {
  readonly value: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The texts of the page, for the build and the browser. */
export const TEXTS = [
  ...['date.', 'datePage.', 'open.', 'day.and', 'day.where', 'day.everywhere', 'where.', 'standing.', 'map.'],
  ...['lieu.', 'in.', 'places.', 'share.', 'holiday.colon', 'days.rules', 'subscribe.open', 'live.failed'],
];
