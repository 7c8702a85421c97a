import type { Named } from '../language/locale.ts';
import type { Addressed, Law, Statute } from './law.ts';

/** The statute in force on the date of a holiday. Its URL is null if we know of none for the act itself. */
export interface CitedAct extends Addressed<string | null> {
  readonly name: string;
  readonly nameFr: string;
}

export function toAct(act: Statute | null): CitedAct | null {
  if (!act) return null;
  const { url, urlFr } = act;
  const { nameEn, nameFr } = citedNames(act);
  return { name: nameEn, nameFr, url, ...(urlFr === undefined ? {} : { urlFr }) };
}

/** The names of an act with its citation and section: `Employment Standards Act, 2000, S.O. 2000, c. 41, s. 1`. */
export function citedNames(act: Statute): Named {
  const { nameEn, citationEn, sectionEn, nameFr, citationFr, sectionFr } = act;
  return {
    nameEn: [nameEn, citationEn, sectionEn].filter(Boolean).join(', '),
    nameFr: [nameFr, citationFr, sectionFr].filter(Boolean).join(', '),
  };
}

export function withoutSection({ sectionEn, sectionFr, ...act }: Statute): Statute {
  return act;
}

/** The names of a cited act without the section that lists the holidays. */
export function bareNames({ statutes }: Law, { name, nameFr }: CitedAct): Named {
  const act = Object.values(statutes).find((one) => citedNames(one).nameEn === name);
  return act ? citedNames(withoutSection(act)) : { nameEn: name, nameFr };
}
