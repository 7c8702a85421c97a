import { readDay } from '../../core/calendar/day.ts';
import { planningYear, turnLink } from '../common/planning-year.ts';
import { readersDate } from './readers-date.client.ts';

/** The link to the other language keeps the query and fragment of the address. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
});

/** October or a new year may have come since the build. */
const year = planningYear(readDay(readersDate()));
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-planning-year]'))
  turnLink(link, year);

/** Any page may have a button that prints it. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) window.print();
});
