import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import type { Locale } from '../../core/language/locale.ts';
import { OFFICES, type Office } from '../../core/offices/office-table.ts';
import type { Source } from '../../law/tables/schema.ts';
import type { ListIndexBody, ListYearBody } from '../../service/contract/schemas/lists.ts';
import {
  listFileYears,
  listIndexBody,
  listYearBody,
  sourcesOfListedDay,
} from '../../service/documents/lists.ts';
import type { Translate } from '../i18n/texts.ts';
import { listEvidence, lists, pageYears, referenceYear } from './almanac.ts';
import type { DeadlineList } from './list-chooser.ts';
import { listPagePath, sectionPath } from './routes.ts';

export type NamedListEntry = ListIndexBody[number];

/** The published index of the lists. */
export const listIndex: ListIndexBody = listIndexBody({ lists, listEvidence, referenceYear });

/** @throws {RangeError} for an unknown list */
export function getList(id: string): NamedListEntry {
  const list = listIndex.find((row) => row.id === id);
  if (!list) throw new RangeError(`No list "${id}"`);
  return list;
}

/** A list's published year. */
export const getListYear = (id: string, year: number, siteUrl: string): ListYearBody =>
  listYearBody({ lists, listEvidence, site: { url: siteUrl } }, id, year);

/** The lists that the deadline page offers. */
export const deadlineLists = lists.withTimeLimits as readonly DeadlineList[];

/** All the sources of a list's days in a year, official ones first. */
export function sourcesOfYear(id: string, year: number): readonly Source[] {
  const sources = new Set(lists.days(id, year).flatMap((day) => sourcesOfListedDay(day, listEvidence)));
  return [...sources].sort((a, b) => Number(b.official) - Number(a.official));
}

/** The projected year that follows a published one. */
export function findProjectedYear({ id, projection }: NamedListEntry, year: number) {
  if (projection?.from !== year + 1) return undefined;
  return { year: projection.from, rule: projection, days: lists.projectedDays(id, projection.from) };
}

/** The years of a list that have files. */
export const yearsWithFiles = (id: string): readonly number[] => listFileYears(lists, id, referenceYear);

/** The years of a list that have a page: all published ones; for an act, the site's usual years. */
export function yearsWithPage(id: string): readonly number[] {
  const years = lists.years(id);
  return getList(id).status === 'published' ? years : years.filter((year) => pageYears.includes(year));
}

/** The year that a list's name links to: the current one, else the last published. */
function yearFirst(id: string): number {
  const years = yearsWithPage(id);
  return years.includes(referenceYear) ? referenceYear : (years.at(-1) ?? referenceYear);
}

export const pathOfList = (locale: Locale, id: string): string => listPagePath(locale, id, yearFirst(id));

/** Where more is said about an office without a source of its own: the page of its schedule. */
export const officePages = (locale: Locale): Readonly<Record<Office, string>> =>
  Object.fromEntries(
    OFFICES.map((office) => [
      office,
      lists.ids.includes(office) ? pathOfList(locale, office) : sectionPath(locale, 'lists'),
    ]),
  ) as Record<Office, string>;

export const purposeIn = ({ purposeEn, purposeFr }: NamedListEntry, locale: Locale): string =>
  locale === 'fr' ? purposeFr : purposeEn;

/** `2002–2026`; `2017–2018, 2025–2026`. */
export const writeYears = (id: string, t: Translate): string => writeSpans(lists.years(id), t);

export const writeSpans = (years: readonly number[], t: Translate): string =>
  yearSpanTexts(years, (first, last) => t('years.span', { first, last })).join(', ');

/** All lists' pages in a language, for getStaticPaths: each published year, and the projected one. */
export const listPages = () =>
  listIndex.flatMap(({ id, projection }) =>
    [...yearsWithPage(id), ...(projection ? [projection.from] : [])].map((year) => ({
      params: { list: id, year: `${year}` },
      props: { id, year },
    })),
  );

/** The pages of the lists at their addresses without a year, which show the present one. */
export const undatedListPages = () =>
  listIndex.map(({ id }) => ({ params: { list: id }, props: { id, year: yearFirst(id) } }));

/** The lists that have a holiday, or a day in lieu of it, in a year. */
export function listsWith(holiday: string, year: number): readonly NamedListEntry[] {
  return listIndex.filter(({ id }) =>
    lists.days(id, year).some((day) => day.id === holiday || day.substituteFor === holiday),
  );
}
