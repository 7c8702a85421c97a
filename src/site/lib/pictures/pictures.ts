import type { ScopeCode } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';

/** Path of the Open Graph picture of a year page; without a year, of the whole site. */
export function picturePath(locale: Locale, of?: { scope: ScopeCode; year: number }): string {
  return of ? `/pictures/${of.year}/${of.scope}.${locale}.png` : `/pictures/site.${locale}.png`;
}
