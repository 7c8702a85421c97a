import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { translateTo } from '../i18n/texts.ts';
import { almanac } from './almanac.ts';
import { shownName } from './shown-name.ts';

/** A scope's name in a chooser. Among provinces, “Canada” alone wouldn't say that it is the federal listing. */
export const scopeLabel = (locale: Locale, code: ScopeCode): string =>
  code === 'ca' ? translateTo(locale)('scope.federal') : shownName(almanac.scope(code), locale);
