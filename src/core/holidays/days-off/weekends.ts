import type { Weekday } from '../../calendar/day.ts';

export const WEEKENDS = {
  'sat,sun': [6, 0],
  sun: [0],
  'fri,sat': [5, 6],
  none: [],
} as const satisfies Readonly<Record<string, readonly Weekday[]>>;

export type WeekendName = keyof typeof WEEKENDS;

export const WEEKEND_NAMES = Object.keys(WEEKENDS) as readonly WeekendName[];

const WEEKDAY_NAMES = { 0: 'sunday', 5: 'friday', 6: 'saturday' } as const;

export type WeekendDay = (typeof WEEKDAY_NAMES)[keyof typeof WEEKDAY_NAMES];

export function toWeekendDays(weekend: WeekendName): readonly WeekendDay[] {
  return WEEKENDS[weekend].map((weekday) => WEEKDAY_NAMES[weekday]);
}

export const DEFAULT_WEEKEND: WeekendName = 'sat,sun';

/** Whether holidays on a weekend are taken on another day, as most employers do; no act says so. */
export const SUBSTITUTES = ['none', 'next'] as const;

export type Substitute = (typeof SUBSTITUTES)[number];
