import { almanac, referenceYear } from '../almanac.ts';

/** The request that the home page shows. @param site the service's address with a slash at the end */
export const sampleRequest = (site: string): string =>
  `${site}api/holidays.json?year=${referenceYear}&province=on`;

/** The first holiday of its answer, as the service gives it but spread over lines. */
export function sampleAnswer(): string {
  const [first] = almanac.statutory('on', referenceYear);
  if (!first) throw new RangeError('Ontario has no holidays in the reference year');
  const { id, date, nameEn, nameFr, isoWeek, canadaWeek, kind, basis, confidence } = first;
  const shown = { id, date, nameEn, nameFr, isoWeek, canadaWeek, kind, basis, confidence };
  return JSON.stringify(shown, null, 2).replace(/\n\}$/, ',\n  …\n}');
}
