import { readDay } from '../../core/calendar/day.ts';
import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import { until } from '../day/day-sentence.ts';
import type { OfficePages } from '../day/office-list.tsx';
import type { TileAnswer } from '../day/tile-map.tsx';
import type { Subscriptions } from '../feeds/subscriptions.ts';
import type { Translate } from '../i18n/texts.ts';
import type { holidayOffices, placeSays, whenOffView } from './holiday-answer.ts';

export interface HolidayData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** YYYY-MM-DD: the coming days off in most places. */
  readonly dates: readonly string[];
  readonly places: ByScope<ReturnType<typeof placeSays>>;
  /** The year that the map shows, and what the day is in each place. */
  readonly year: number;
  readonly answers: readonly TileAnswer[];
  readonly labels: ByScope<string>;
  /** The holiday's calendar, if it has one. */
  readonly feed: Subscriptions | undefined;
  /** The acts' rules for the holiday on a weekend. */
  readonly whenOff: ReturnType<typeof whenOffView>;
  /** Who is open on the next date. */
  readonly offices: ReturnType<typeof holidayOffices>;
  /** YYYY-MM-DD: the next date in most places. */
  readonly next: string;
  readonly pages: OfficePages;
}

/** The texts of the page, for the build and the browser. */
export const HOLIDAY_TEXTS = [
  ...['live.', 'in.', 'places.', 'share.', 'standing.', 'map.', 'date.mark.owed', 'day.everywhere'],
  ...[
    'subscribe.',
    'docs.close',
    'docs.copied',
    'year.next',
    'holiday.across',
    'holiday.open',
    'lieu.who',
    'lieu.place',
    'lieu.act',
  ],
  ...['lieu.section', 'lieu.more', 'days.rules', 'days.openSources'],
];

export type HolidayView = ReturnType<typeof holidayView>;

/** @param today YYYY-MM-DD; undefined in what the build writes, which is true on any day */
export function holidayView(
  {
    locale,
    dates: usual,
    places,
    offices,
    next,
  }: Pick<HolidayData, 'locale' | 'dates' | 'places' | 'offices' | 'next'>,
  place: ScopeCode,
  today: string | undefined,
  t: Translate,
) {
  const says = places[place];
  const dates = says.dates ?? usual;
  const date = dates.find((one) => today === undefined || one >= today) ?? dates.at(-1) ?? next;
  const { date: openDate = next, rows } = offices.places[place];
  return {
    says,
    date: fullDate(readDay(date), locale),
    isToday: date === today,
    until: today === undefined ? '' : `${capital(until(readDay(date) - readDay(today), t))}.`,
    // Nobody asks who was open.
    open:
      today !== undefined && openDate < today
        ? undefined
        : {
            date: fullDate(readDay(openDate), locale),
            rows: rows.flatMap((index) => offices.rows[index] ?? []),
          },
  };
}
