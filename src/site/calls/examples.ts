import type { Locale } from '../../core/language/locale.ts';
import { DEFAULT_SITE_URL } from '../../service/documents/site-url.ts';

const FILES = import.meta.glob<string>('../../../examples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * A program of `examples`, with a site's address and in the reader's language; undefined without such a file.
 * @param file such as `holidays.py`, which runs as it is while `npm start` runs
 */
export function exampleCode(file: string, locale: Locale, origin: string): string | undefined {
  const text = FILES[`../../../examples/${file}`];
  if (text === undefined) return undefined;
  const english = text.trim().replaceAll(DEFAULT_SITE_URL, origin);
  if (locale === 'en') return english;
  return english
    .replaceAll('province=on', 'province=on&locale=fr')
    .replaceAll('ameEn', 'ameFr')
    .replaceAll('name_en', 'name_fr');
}
