import { dayOf } from '../../core/calendar/day.ts';
import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import type { OfficePages } from '../day/office-list.tsx';
import type { OfficeRow } from '../day/office-rows.ts';
import type { Answer } from '../day/tile-map.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { PlaceSays } from './holiday-answer.ts';
import type { HolidayOffices } from './holiday-offices.ts';

/** What the page of a holiday lays down for its script. */
export interface HolidayData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** YYYY-MM-DD: the coming days off in most places. */
  readonly dates: readonly string[];
  readonly places: ByScope<PlaceSays>;
  /** The year that the map shows, and what the day is in each place. */
  readonly year: number;
  readonly answers: readonly Answer[];
  readonly labels: ByScope<string>;
  /** Address of the holiday's calendar, if it has one. */
  readonly feed: string | undefined;
  /** What the acts give for the holiday on a weekend. */
  readonly whenOff: WhenOffView | undefined;
  /** Who is open on the next date. */
  readonly offices: HolidayOffices;
  /** YYYY-MM-DD: the next date in most places. */
  readonly next: string;
  readonly pages: OfficePages;
}

export interface WhenOffView {
  readonly title: string;
  readonly rows: readonly { readonly place: ScopeCode; readonly when: string; readonly section: string }[];
}

/** The texts of the page, for the build and the browser. */
export const TEXTS = [
  ...['live.', 'in.', 'places.', 'share.', 'standing.', 'map.', 'date.mark.owed', 'day.everywhere'],
  ...['subscribe.open', 'year.next', 'holiday.across', 'holiday.open', 'lieu.who', 'lieu.place', 'lieu.act'],
  ...['lieu.section', 'lieu.more', 'days.rules'],
];

/** What the page says in a place on a day. */
export interface HolidayView {
  readonly says: PlaceSays;
  /** `Monday, February 15, 2027` */
  readonly date: string;
  readonly isToday: boolean;
  /** `In 79 days.`; empty in what the build writes. */
  readonly until: string;
  /** Who is open on the next date, and that date; nobody asks once it is over. */
  readonly open: { readonly date: string; readonly rows: readonly OfficeRow[] } | undefined;
}

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
): HolidayView {
  const says = places[place];
  const dates = says.dates ?? usual;
  const date = dates.find((one) => today === undefined || one >= today) ?? dates.at(-1) ?? next;
  const { date: openDate = next, rows } = offices.places[place];
  return {
    says,
    date: fullDate(dayOf(date), locale),
    isToday: date === today,
    until: today === undefined ? '' : `${capital(until(dayOf(date) - dayOf(today), t))}.`,
    open:
      today !== undefined && openDate < today
        ? undefined
        : {
            date: fullDate(dayOf(openDate), locale),
            rows: rows.flatMap((index) => offices.rows[index] ?? []),
          },
  };
}

function until(days: number, t: Translate): string {
  if (days <= 0) return t('live.today');
  return days === 1 ? t('live.tomorrow') : t('live.inDays', { n: days });
}
