import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../language/locale.ts';
import { LANGUAGE } from '../../common/counterparts.ts';
import { sectionPath } from '../../common/routes.ts';
import { textsOf } from '../../i18n/texts.ts';
import { ICON_SIZES } from '../../pictures/icon.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** What a phone's home screen shows and opens (W3C, Web Application Manifest). */
export const GET: APIRoute = ({ params }) => {
  const locale = params['locale'] as Locale;
  const t = textsOf(locale);
  return Response.json({
    id: sectionPath(locale, 'phone'),
    start_url: sectionPath(locale, 'phone'),
    scope: '/',
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('phone.description'),
    lang: LANGUAGE[locale],
    display: 'standalone',
    background_color: '#f7f8f6',
    theme_color: '#f7f8f6',
    icons: ICON_SIZES.map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
