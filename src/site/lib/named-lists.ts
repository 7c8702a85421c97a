import { embeddedListEvidence, embeddedLists } from 'statdays:law';
import type { ListBody, ListIndexEntry } from '../../contract/schemas/files/list.ts';
import { listBody, listIndexBody } from '../../documents/lists/list.ts';
import type { Locale } from '../../language/locale.ts';
import { expandLists } from '../../lists/compact.ts';
import { createLists } from '../../lists/lists.ts';
import type { Translate } from '../i18n/texts.ts';
import { law, pageYears, referenceYear } from './almanac.ts';
import { sectionPath } from './routes.ts';

/** What the named lists answer, asked while the pages are built. */
export const lists = createLists(expandLists(embeddedLists()), law.holidays);

const evidence = embeddedListEvidence();

/** The index of the lists, as it is published. */
export const listIndex: readonly ListIndexEntry[] = listIndexBody(lists, evidence);

/** @throws {RangeError} where there is no such list */
export function listOf(id: string): ListIndexEntry {
  const list = listIndex.find((each) => each.id === id);
  if (!list) throw new RangeError(`No list "${id}"`);
  return list;
}

/** A year of a list, as it is published. */
export const listBodyOf = (id: string, year: number): ListBody => listBody(lists, evidence, id, year);

/** The years of a list that have a page: each that was published; of an act, those that have one everywhere on the site. */
export function yearsWithPage(id: string): readonly number[] {
  const years = lists.years(id);
  return listOf(id).status === 'published' ? years : years.filter((year) => pageYears.includes(year));
}

/** The year of a list that its name leads to: the current one, else the last that was published. */
function yearFirst(id: string): number {
  const years = yearsWithPage(id);
  return years.includes(referenceYear) ? referenceYear : (years.at(-1) ?? referenceYear);
}

export const listYearPath = (locale: Locale, id: string, year: number): string =>
  `${sectionPath(locale, 'lists')}${id}/${year}/`;

export const pathOfList = (locale: Locale, id: string): string => listYearPath(locale, id, yearFirst(id));

export const purposeOf = ({ purposeEn, purposeFr }: ListIndexEntry, locale: Locale): string =>
  locale === 'fr' ? purposeFr : purposeEn;

/** `2021 to 2100`, `2017, 2018, 2025, 2026`. */
export function yearSpan({ years }: ListIndexEntry, t: Translate): string {
  return 'from' in years ? t('years.span', { first: years.from, last: years.to }) : years.join(', ');
}

/** The pages of all lists in a language, as Astro takes them. */
export const listPages = () =>
  listIndex.flatMap(({ id }) =>
    yearsWithPage(id).map((year) => ({ params: { list: id, year: `${year}` }, props: { id, year } })),
  );

/** The lists on which a holiday, or a day in lieu of it, stands in a year. */
export function listsWith(holiday: string, year: number): readonly ListIndexEntry[] {
  return listIndex.filter(({ id }) =>
    lists.days(id, year).some((day) => day.id === holiday || day.substituteFor === holiday),
  );
}
