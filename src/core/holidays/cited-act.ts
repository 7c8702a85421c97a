import type { Statute } from './law.ts';

/** The statute in force on the date of a holiday. */
export interface CitedAct {
  readonly name: string;
  readonly nameFr: string;
  /** Null if we know of no URL for the act itself. */
  readonly url: string | null;
  /** The French version, if there is one. */
  readonly urlFr?: string;
}

/** A statute as the service publishes it. */
export function toAct(act: Statute | null): CitedAct | null {
  if (!act) return null;
  const { nameEn, nameFr, url, urlFr } = act;
  return { name: nameEn, nameFr, url, ...(urlFr === undefined ? {} : { urlFr }) };
}
