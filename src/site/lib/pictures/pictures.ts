import type { ScopeCode } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';

/** Path of the Open Graph picture of a place, which all its pages share; without a place, of the whole site. */
export function picturePath(locale: Locale, place?: ScopeCode): string {
  return `/pictures/${place ?? 'site'}.${locale}.png`;
}
