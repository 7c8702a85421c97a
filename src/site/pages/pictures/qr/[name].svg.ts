import type { APIRoute } from 'astro';
import { SCOPE_CODES, type ScopeCode } from '../../../../holidays/scope.ts';
import { LOCALES, type Locale } from '../../../../language/locale.ts';
import { scopePath } from '../../../lib/routes.ts';
import { qrCode } from '../../../lib/subscribe/qr-code.ts';

interface Props {
  code: ScopeCode;
  locale: Locale;
}

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    SCOPE_CODES.map((code) => ({ params: { name: `${code}.${locale}` }, props: { code, locale } })),
  );

export const GET: APIRoute<Props> = ({ props: { code, locale }, site }) =>
  new Response(qrCode(new URL(scopePath(locale, code), site).href));
