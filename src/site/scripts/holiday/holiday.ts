import { readersDate } from '../day/readers-date.ts';
import { pageData } from '../page-data.ts';

/** A date of the holiday, the earliest first, and the sentence of the page for it. */
interface Coming {
  readonly date: string;
  readonly heading: string;
  readonly answer: string;
}

/** The page was made on a day of its own: which date comes next is a matter of the reader's. */
const today = readersDate();
const next = pageData<readonly Coming[]>().find(({ date }) => date >= today);
if (next) {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-next]'))
    slot.textContent = slot.dataset['next'] === 'heading' ? next.heading : next.answer;
}
