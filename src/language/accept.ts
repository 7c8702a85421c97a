import { LOCALES, type Locale } from './locale.ts';

/** Of English and French the one that an Accept-Language header prefers (RFC 9110 12.5.4); the first named where they are equal. */
export function preferredLocale(acceptLanguage: string): Locale {
  let best: Locale = 'en';
  let bestQuality = 0;
  for (const range of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const language = tag.trim().toLowerCase().split('-')[0];
    const locale = language === '*' ? 'en' : LOCALES.find((each) => each === language);
    const quality = qualityOf(parameters);
    if (locale && quality > bestQuality) [best, bestQuality] = [locale, quality];
  }
  return best;
}

/** The `q` of a range (RFC 9110 12.4.2): 1 where it is left out, 0 where it makes no sense. */
export function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => each.trim().toLowerCase()).find((each) => each.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number(weight.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}
