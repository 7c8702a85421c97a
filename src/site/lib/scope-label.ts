import type { Locale } from '../../dataset/paths.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { textsOf } from '../i18n/texts.ts';
import { almanac } from './almanac.ts';
import { nameIn } from './name-in.ts';

/** A scope as a chooser names it: beside the provinces, "Canada" alone would not say that it is the federal listing. */
export const scopeLabel = (locale: Locale, code: ScopeCode): string =>
  code === 'ca' ? textsOf(locale)('scope.federal') : nameIn(locale, almanac.scope(code));
