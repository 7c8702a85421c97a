import type { APIRoute } from 'astro';
import { SCOPE_CODES, type ScopeCode } from '../../../../holidays/scope.ts';
import { LOCALES, type Locale } from '../../../../language/locale.ts';
import { pageYears } from '../../../lib/almanac.ts';
import { renderPicture } from '../../../lib/pictures/render-picture.ts';
import { yearPicture } from '../../../lib/pictures/year-picture.ts';
import { yearFacts } from '../../../lib/year/year-facts.ts';

interface Props {
  code: ScopeCode;
  year: number;
  locale: Locale;
}

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    SCOPE_CODES.flatMap((code) =>
      pageYears.map((year) => ({
        params: { year: String(year), name: `${code}.${locale}` },
        props: { code, year, locale },
      })),
    ),
  );

export const GET: APIRoute<Props> = async ({ props: { code, year, locale } }) =>
  new Response((await renderPicture(yearPicture(yearFacts(code, year), locale))) as BodyInit);
