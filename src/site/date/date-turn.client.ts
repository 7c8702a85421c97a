import type { Day } from '../../calendar/day.ts';
import { isKnownDay } from '../../holidays/law.ts';
import { byId } from '../frame/page-data.client.ts';

export const dateBox = byId<HTMLInputElement>('date');

/** Leads to the days next to a date; the known days have an end. */
export function showTurns(date: Day, pathOf: (day: Day) => string): void {
  for (const [id, day] of [
    ['before', date - 1],
    ['after', date + 1],
  ] as const) {
    const link = byId<HTMLAnchorElement>(id);
    link.hidden = !isKnownDay(day);
    if (isKnownDay(day)) link.href = pathOf(day);
  }
}

/** Goes to the date that a reader chooses. */
export function onTurn(turnTo: (chosen: string) => void): void {
  dateBox.addEventListener('change', () => turnTo(dateBox.value));
  byId<HTMLFormElement>('turn').addEventListener('submit', (event) => event.preventDefault());
}
