import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../core/language/locale.ts';
import { LANGUAGE } from '../../common/counterparts.ts';
import { sectionPath } from '../../common/routes.ts';
import { translateTo } from '../../i18n/texts.ts';
import { escapeXml } from '../../machines/atom-feed.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** Lets browsers offer the site's search in their own box (OpenSearch 1.1). */
export const GET: APIRoute = ({ params, site }) => {
  const locale = params['locale'] as Locale;
  const t = translateTo(locale);
  const icon = new URL('/favicon.svg', site).href;
  const search = new URL(sectionPath(locale, 'search'), site).href;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(t('site.name'))}</ShortName>
<Description>${escapeXml(t('find.opensearch'))}</Description>
<Language>${LANGUAGE[locale]}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${icon}</Image>
<Url type="text/html" template="${search}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(body, {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
};
