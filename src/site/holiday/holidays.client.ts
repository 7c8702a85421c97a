import { readersDate } from '../day/readers-date.client.ts';

/** Each holiday of the list bears its next two dates: those that are over on the reader's own day give way, and its row moves down. */
const today = readersDate();
for (const row of document.querySelectorAll<HTMLElement>('[data-coming]')) {
  const [next, later] = row.querySelectorAll('time');
  if (!next || !later || next.dateTime >= today) continue;
  next.remove();
  later.hidden = false;
  row.parentElement?.append(row);
}
