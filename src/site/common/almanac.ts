import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { readDay } from '../../core/calendar/day.ts';
import { FIRST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { createOffices } from '../../core/offices/offices.ts';
import { bundledEvidence } from '../../law/bundled/evidence.ts';
import { feedWindow, tenYearsAhead } from '../../service/documents/calendars/window.ts';
import { planningYear } from './planning-year.ts';

const all = bundledEvidence();
export const evidence = all.evidence;
export const weekendRules = all.weekendRules;
/** Who is paid for a holiday, in words. */
export const paidProse = all.paid;
export const listEvidence = all.listEvidence;
export const changes = all.changes;
export const settledDifferences = all.settled;

export const almanac = bundledAlmanac();
export const law = almanac.law;

export const lists = bundledLists();

/** Who is open or closed. */
export const offices = createOffices({ almanac, lists }, all.offices);

/** YYYY-MM-DD of the data's last change. */
export const dataRevision: string = law.revision;

/** The current year of the pages. It comes from the data, so that a build doesn't depend on the clock. */
export const referenceYear: number = law.referenceYear;

/** The year that pages offer first; a script may move it on. */
export const plannedYear: number = planningYear(readDay(dataRevision));

const feedYears = feedWindow(referenceYear);

/** The years with pages by place: those of the feeds, from last year to five ahead. */
export const pageYears = yearsFrom(feedYears.first, feedYears.last);

/** The years with a page for all of Canada: to ten years ahead. Later years have files. */
export const allPlacesSpan = { first: FIRST_YEAR, last: tenYearsAhead(referenceYear) };
export const allPlacesYears = yearsFrom(allPlacesSpan.first, allPlacesSpan.last);
