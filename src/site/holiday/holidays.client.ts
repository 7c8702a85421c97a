import { readersDate } from '../frame/readers-date.client.ts';

/** Each holiday in the list has its next two dates. Past ones give way on the reader's day, and the row moves down. */
const today = readersDate();
for (const row of document.querySelectorAll<HTMLElement>('[data-coming]')) {
  const [next, later] = row.querySelectorAll('time');
  if (!next || !later || next.dateTime >= today) continue;
  next.remove();
  later.hidden = false;
  row.parentElement?.append(row);
}
