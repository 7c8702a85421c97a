import { LOCALES, type Locale } from './locale.ts';

/** Longer lists are ignored, because reading them takes milliseconds. A browser sends 50 characters. */
const MAX_ACCEPTED = 256;

/** English or French, whichever an Accept-Language header prefers (RFC 9110 12.5.4); English if it names neither. */
export function preferredLocale(acceptLanguage: string): Locale {
  if (acceptLanguage.length > MAX_ACCEPTED) return 'en';
  const ranges = acceptLanguage.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? 1;
    return { language: tag.split('-')[0] ?? '', weight: Number(weight) };
  });
  const accepted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { language } of accepted) {
    // A star stands for the languages that the header does not name.
    const isMeant = (locale: Locale) =>
      language === '*' ? !ranges.some((range) => range.language === locale) : language === locale;
    const locale = LOCALES.find(isMeant);
    if (locale) return locale;
  }
  return 'en';
}

/**
 * Redirects an address without a language, `/` or one below `/docs`, to the same page in the reader's. The query is kept. Caches must
 * ask again: the answer differs from reader to reader.
 *
 * @param acceptLanguage the header of that name; empty if the request has none
 */
export function redirectToLanguage({ pathname, search }: URL, acceptLanguage: string) {
  const segments = [preferredLocale(acceptLanguage), ...pathname.split('/').filter(Boolean)];
  const headers: [name: string, value: string][] = [
    ['Location', `/${segments.join('/')}/${search}`],
    ['Vary', 'Accept-Language'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ];
  return { status: 302, headers };
}
