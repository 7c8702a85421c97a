import { dayOf } from '../../calendar/day.ts';
import { readersDate } from '../day/readers-date.client.ts';
import { planningYear } from '../year/planning-year.ts';
import { turnLink } from './turn-link.client.ts';

/** October or a new year may have come since the build. */
const year = planningYear(dayOf(readersDate()));
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-planning-year]'))
  turnLink(link, year);
