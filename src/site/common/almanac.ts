import {
  embeddedChanges,
  embeddedDifferences,
  embeddedEvidence,
  embeddedHistory,
  embeddedLaw,
  embeddedListEvidence,
  embeddedPaid,
  embeddedWeekendRules,
} from 'statdays:law';
import { embeddedOffices } from 'statdays:offices';
import { bundledAlmanac } from '../../core/bundled/almanac.ts';
import { bundledLists } from '../../core/bundled/lists.ts';
import { dayOf } from '../../core/calendar/day.ts';
import { FIRST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { createOffices } from '../../core/offices/offices.ts';
import { feedWindow, tenYearsAhead } from '../../service/documents/calendars/window.ts';
import { planningYear } from './planning-year.ts';

export const law = embeddedLaw();
export const evidence = embeddedEvidence();
export const weekendRules = embeddedWeekendRules();
/** Who is paid for a holiday, in words. */
export const paidProse = embeddedPaid();
/** Historical origin of each holiday, by id. */
export const history = embeddedHistory();
export const listEvidence = embeddedListEvidence();
export const changes = embeddedChanges();
export const settledDifferences = embeddedDifferences();

export const almanac = bundledAlmanac();

export const lists = bundledLists();

/** Who is open or closed. */
export const offices = createOffices({ almanac, lists }, embeddedOffices());

/** YYYY-MM-DD of the data's last change. */
export const dataRevision: string = law.revision;

/** The current year of the pages. It comes from the data, so that a build doesn't depend on the clock. */
export const referenceYear: number = law.referenceYear;

/** The year that pages offer first; a script may move it on. */
export const plannedYear: number = planningYear(dayOf(dataRevision));

const feedYears = feedWindow(referenceYear);

/** The years with pages by place: those of the feeds, from last year to five ahead. */
export const pageYears = yearsFrom(feedYears.first, feedYears.last);

/** The years with a page for all of Canada: to ten years ahead. Later years have files. */
export const allPlacesSpan = { first: FIRST_YEAR, last: tenYearsAhead(referenceYear) };
export const allPlacesYears = yearsFrom(allPlacesSpan.first, allPlacesSpan.last);
