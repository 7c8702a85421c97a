import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { withRemark } from '../../core/language/names.ts';
import { textsOf } from '../i18n/texts.ts';
import { almanac } from './almanac.ts';
import { shownName } from './shown-name.ts';

/** `Alberta (Heritage Day)`, `Canada (federal; Civic Holiday)` */
export function scopeWithName(locale: Locale, code: ScopeCode, name: string): string {
  return withRemark(scopeLabel(locale, code), name);
}

/** A scope's name in a chooser. Among provinces, “Canada” alone wouldn't say that it is the federal listing. */
export const scopeLabel = (locale: Locale, code: ScopeCode): string =>
  code === 'ca' ? textsOf(locale)('scope.federal') : shownName(almanac.scope(code), locale);
