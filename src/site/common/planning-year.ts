import { type Day, toCivilDate } from '../../core/calendar/day.ts';
import { LAST_YEAR } from '../../core/holidays/law.ts';

const OCTOBER = 10;

/** The year people plan on a given day: from October on, the next one. */
export function planningYear(today: Day): number {
  const { year, month } = toCivilDate(today);
  return Math.min(month >= OCTOBER ? year + 1 : year, LAST_YEAR);
}

/** Moves a year link and its text to a later year. */
export function turnLink(link: HTMLAnchorElement, year: number): void {
  const before = /\/(\d{4})\//.exec(link.pathname)?.[1];
  if (before === undefined || year <= Number(before)) return;
  link.pathname = link.pathname.replace(`/${before}/`, `/${year}/`);
  if (link.textContent.includes(before)) link.textContent = link.textContent.replace(before, String(year));
}
