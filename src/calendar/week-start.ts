/** The first days that a week can have, by weekday number: Sunday is 0. */
export const WEEK_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];
