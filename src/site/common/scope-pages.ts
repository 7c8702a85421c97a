import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { LOCALES, type Locale } from '../../core/language/locale.ts';
import { scopeSlug } from './routes.ts';

/** All scopes in both languages, for getStaticPaths. */
export function scopePages(): { params: { locale: Locale; scope: string }; props: { code: ScopeCode } }[] {
  return LOCALES.flatMap((locale) =>
    SCOPE_CODES.map((code) => ({ params: { locale, scope: scopeSlug(locale, code) }, props: { code } })),
  );
}
