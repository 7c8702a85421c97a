import { dayOf } from '../../../calendar/day.ts';
import { planningYear } from '../../lib/year/planning-year.ts';
import { readersDate } from '../day/readers-date.ts';
import { turnLink } from './turn-link.ts';

/** October or a new year may have come since the pages were made. */
const year = planningYear(dayOf(readersDate()));
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-planning-year]'))
  turnLink(link, year);
