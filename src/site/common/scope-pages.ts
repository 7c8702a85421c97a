import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { LOCALES, type Locale } from '../../language/locale.ts';
import { scopeSlug } from './routes.ts';

/** The pages of all scopes in both languages, as Astro's getStaticPaths wants them. */
export function scopePages(): { params: { locale: Locale; scope: string }; props: { code: ScopeCode } }[] {
  return LOCALES.flatMap((locale) =>
    SCOPE_CODES.map((code) => ({ params: { locale, scope: scopeSlug(locale, code) }, props: { code } })),
  );
}
