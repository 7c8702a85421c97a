import type { CitedAct } from '../holidays/holiday.ts';
import { addressIn, type Locale } from '../language/locale.ts';

/** A statute as a reader of a language is told of it: its name, and the address of its text in that language, or else in the other. */
export interface Citation {
  readonly name: string;
  readonly url: string | null;
}

export function citationIn(act: CitedAct, locale: Locale): Citation {
  return { name: locale === 'fr' ? act.nameFr : act.name, url: addressIn(act, locale) };
}
