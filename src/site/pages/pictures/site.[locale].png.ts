import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { referenceYear } from '../../lib/almanac.ts';
import { renderPicture } from '../../lib/render-picture.ts';
import { yearFacts } from '../../lib/year-facts.ts';
import { yearPicture } from '../../lib/year-picture.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = async ({ params }) => {
  const locale = params['locale'] as Locale;
  const card = yearPicture(yearFacts('ca', referenceYear), locale, textsOf(locale)('home.title'));
  return new Response((await renderPicture(card)) as BodyInit);
};
