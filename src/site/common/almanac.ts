import { embeddedHistory } from 'statdays:history';
import {
  embeddedChanges,
  embeddedDifferences,
  embeddedEvidence,
  embeddedLaw,
  embeddedListEvidence,
  embeddedPaid,
  embeddedWeekendRules,
} from 'statdays:law';
import { dayOf } from '../../calendar/day.ts';
import { feedWindow } from '../../documents/calendars/window.ts';
import { bundledAlmanac } from '../../holidays/bundled.ts';
import { bundledLists } from '../../holidays/bundled-rules.ts';
import { yearsFrom } from '../../holidays/law.ts';
import { planningYear } from '../year/planning-year.ts';

export const law = embeddedLaw();
export const evidence = embeddedEvidence();
export const weekendRules = embeddedWeekendRules();
/** Who is paid for a holiday, in words. */
export const paidProse = embeddedPaid();
/** Where the holidays come from, by id. */
export const history = embeddedHistory();
export const listEvidence = embeddedListEvidence();
export const changes = embeddedChanges();
export const settledDifferences = embeddedDifferences();

/** What the law answers, asked while the pages are built. */
export const almanac = bundledAlmanac();

/** What the named lists answer. */
export const lists = bundledLists();

/** YYYY-MM-DD of the data's last change. */
export const dataRevision: string = law.revision;

/** The year that the pages call the current one; the data's, so that a build does not depend on the clock. */
export const referenceYear: number = law.referenceYear;

/** The year that the pages offer first; the reader's own day may turn it to a later one. */
export const plannedYear: number = planningYear(dayOf(dataRevision));

const feedYears = feedWindow(referenceYear);

/** The years that have a page of their own: those of the feeds, from last year to five ahead. */
export const pageYears = yearsFrom(feedYears.first, feedYears.last);
