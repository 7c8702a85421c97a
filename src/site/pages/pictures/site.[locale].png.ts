import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { referenceYear } from '../../lib/almanac.ts';
import { renderPicture } from '../../lib/pictures/render-picture.ts';
import { yearPicture } from '../../lib/pictures/year-picture.ts';
import { yearFacts } from '../../lib/year/year-facts.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = async ({ params }) => {
  const locale = params['locale'] as Locale;
  const card = yearPicture(yearFacts('ca', referenceYear), locale, textsOf(locale)('home.title'));
  return new Response((await renderPicture(card)) as BodyInit);
};
