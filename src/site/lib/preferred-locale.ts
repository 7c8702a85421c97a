import type { Locale } from '../../dataset/paths.ts';

/** The language that an Accept-Language header (RFC 9110, 12.5.4) puts first; English where it names neither. */
export function preferredLocale(header: string | null): Locale {
  return quality(header ?? '', 'fr') > quality(header ?? '', 'en') ? 'fr' : 'en';
}

/** The highest weight of a language, 0 to 1; ranges such as `fr-CA` count for their language. */
function quality(header: string, locale: Locale): number {
  let best = 0;
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (tag !== locale && !tag.startsWith(`${locale}-`)) continue;
    const weight = parameters.find((each) => each.startsWith('q='));
    best = Math.max(best, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  return best;
}
