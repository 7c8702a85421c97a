import type { APIRoute } from 'astro';
import { SCOPE_CODES, type ScopeCode } from '../../../holidays/scope.ts';
import { LOCALES, type Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { plannedYear } from '../../lib/almanac.ts';
import { renderPicture } from '../../lib/pictures/render-picture.ts';
import { yearPicture } from '../../lib/pictures/year-picture.ts';
import { yearFacts } from '../../lib/year/year-facts.ts';

interface Props {
  locale: Locale;
  /** None for the whole site. */
  place: ScopeCode | undefined;
}

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    [undefined, ...SCOPE_CODES].map((place) => ({
      params: { name: `${place ?? 'site'}.${locale}` },
      props: { locale, place },
    })),
  );

export const GET: APIRoute<Props> = async ({ props: { locale, place } }) => {
  const heading = place ? undefined : textsOf(locale)('home.title');
  const card = yearPicture(yearFacts(place ?? 'ca', plannedYear), locale, heading);
  return new Response((await renderPicture(card)) as BodyInit);
};
