import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../core/language/locale.ts';
import { changes, dataRevision } from '../../common/almanac.ts';
import { LANGUAGE } from '../../common/counterparts.ts';
import { changesFeedPath, sectionPath } from '../../common/routes.ts';
import { translateTo } from '../../i18n/texts.ts';
import { atomFeed } from '../../machines/atom-feed.ts';

/** `first-edition-of-the-data`: titles are unique within a day. */
const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params, site }) => {
  const locale = params['locale'] as Locale;
  const t = translateTo(locale);
  const pageUrl = new URL(sectionPath(locale, 'changes'), site).href;
  const body = atomFeed({
    title: t('feed.title'),
    author: t('site.name'),
    language: LANGUAGE[locale],
    key: `changes/${locale}`,
    selfUrl: new URL(changesFeedPath(locale), site).href,
    pageUrl,
    updated: dataRevision,
    entries: changes.map((change) => ({
      date: change.date,
      key: `${change.date}/${toSlug(change.titleEn)}`,
      title: locale === 'fr' ? change.titleFr : change.titleEn,
      summary: locale === 'fr' ? change.summaryFr : change.summaryEn,
    })),
  });
  return new Response(body, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
