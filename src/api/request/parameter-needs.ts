import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { PROVINCE_CODES } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';

/** What a parameter must be, as the end of a sentence that a colon begins. */
export type Needs = Readonly<Record<Locale, string>>;

const CODES = PROVINCE_CODES.join(', ');

export const NEEDS = {
  year: {
    en: `it must be a whole number from ${FIRST_YEAR} to ${LAST_YEAR}`,
    fr: `il doit être un nombre entier de ${FIRST_YEAR} à ${LAST_YEAR}`,
  },
  date: {
    en: `it must be a day that exists, written YYYY-MM-DD, from ${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31`,
    fr: `il doit être un jour qui existe, écrit AAAA-MM-JJ, du ${FIRST_YEAR}-01-01 au ${LAST_YEAR}-12-31`,
  },
  province: {
    en: `it must be one of ${CODES}, in upper or lower case, also as CA-ON, and left out for the federal holidays`,
    fr: `il doit être l’un des codes ${CODES}, en majuscules ou en minuscules, aussi sous la forme CA-ON, et omis pour les jours fériés fédéraux`,
  },
  longWeekends: { en: 'it must be 0 or 1', fr: 'il doit être 0 ou 1' },
  include: { en: 'it must be all, or left out', fr: 'il doit être all, ou omis' },
  locale: { en: 'it must be en or fr', fr: 'il doit être en ou fr' },
} as const satisfies Readonly<Record<string, Needs>>;
