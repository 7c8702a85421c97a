import { type Day, parseDate } from '../../core/calendar/day.ts';
import { isKnownDay } from '../../core/holidays/law.ts';
import { byId } from '../frame/page-data.client.ts';

/** The day that a text names; undefined if no page answers for it. */
export function parseKnownDay(text: string): Day | undefined {
  const day = parseDate(text);
  return day !== undefined && isKnownDay(day) ? day : undefined;
}

/** Keys that change a part of the date. Browsers report a change for each: 2027 is the years 2, 20 and 202 first. */
const TYPED = /^(\d|Arrow(Up|Down)|Backspace|Delete)$/;

/** Goes to the date that a reader chooses: one from the calendar at once, a typed one on Enter or once they leave the box. */
export function onTurn(turnTo: (chosen: string) => void): void {
  const dateBox = byId<HTMLInputElement>('date');
  let isTyped = false;
  let shown = '';
  const turn = (): void => {
    if (dateBox.value && dateBox.value !== shown) turnTo(dateBox.value);
    shown = dateBox.value;
  };
  dateBox.addEventListener('focus', () => {
    shown = dateBox.value;
  });
  dateBox.addEventListener('keydown', ({ key, altKey }) => {
    // No button submits the form, so Enter doesn't either.
    if (key === 'Enter') turn();
    // These open the calendar.
    else if (key === ' ' || key === 'F4' || altKey) isTyped = false;
    else if (TYPED.test(key)) isTyped = true;
  });
  dateBox.addEventListener('pointerdown', () => {
    isTyped = false;
  });
  dateBox.addEventListener('change', () => {
    if (!isTyped) turn();
  });
  dateBox.addEventListener('blur', () => {
    if (dateBox.validity.valid) turn();
  });
  byId<HTMLFormElement>('turn').addEventListener('submit', (event) => event.preventDefault());
}
