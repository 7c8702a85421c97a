import type { Addressed, HolidayNames, Law, Statute } from './law.ts';

/** The statute in force on the date of a holiday. Its URL is null if we know of none for the act itself. */
export interface CitedAct extends Addressed<string | null> {
  readonly name: string;
  readonly nameFr: string;
}

export function toAct(act: Statute | null): CitedAct | null {
  if (!act) return null;
  const { nameEn, nameFr, url, urlFr } = act;
  return { name: nameEn, nameFr, url, ...(urlFr === undefined ? {} : { urlFr }) };
}

/** The names of a cited act without the section that lists the holidays. */
export function bareNames({ statutes }: Law, { name, nameFr }: CitedAct): HolidayNames {
  const statute = Object.values(statutes).find(({ nameEn }) => nameEn === name);
  return statute?.bare ?? { nameEn: name, nameFr };
}
