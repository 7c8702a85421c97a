import { type Day, formatDate } from '../../core/calendar/day.ts';
import { isKnownDay } from '../../core/holidays/law.ts';
import type { ByScope } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { TURN_TEXTS } from '../day/date-turn.tsx';
import type { OfficePages } from '../day/office-list.tsx';
import type { DateView } from './date-view.ts';

export interface DateData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Address of the service. */
  readonly site: string;
  readonly labels: ByScope<string>;
  readonly pages: OfficePages;
  /** On the page of one date, all that it says; the page of any date computes it. */
  readonly own?: ReturnType<typeof turnTo> & { readonly views: ByScope<DateView> };
}

/** A date, YYYY-MM-DD, and where the days before and after are answered; the known days have an end. */
export function turnTo(date: Day, toPath: (day: Day) => string) {
  const known = (day: Day): string | undefined => (isKnownDay(day) ? toPath(day) : undefined);
  return { value: formatDate(date), before: known(date - 1), after: known(date + 1) };
}

/** The texts of the page, for the build and the browser. */
export const DATE_TEXTS = [
  ...[
    'date.',
    'open.',
    'day.and',
    'day.where',
    'day.everywhere',
    'where.',
    'standing.',
    'map.',
    'live.failed',
  ],
  ...['lieu.falls', 'lieu.each', 'lieu.by', 'in.', 'places.', 'share.', 'days.rules', 'days.openSources'],
  ...['datePage.who', 'datePage.around', 'subscribe.open', ...TURN_TEXTS],
];
