export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export type Bilingual<T> = Readonly<Record<Locale, T>>;

export type Words = Bilingual<string>;

export interface Named {
  readonly nameEn: string;
  readonly nameFr: string;
}

/** `en` or `fr` in any case; undefined for any other text. */
export function toLocale(text: string): Locale | undefined {
  const lower = text.toLowerCase();
  return LOCALES.find((locale) => locale === lower);
}

/** The language of a tag that begins with English or French (RFC 5646), such as `fr-CA`; undefined for any other text. */
export function parseLocale(tag: string): Locale | undefined {
  return /^[a-z]{2}(?:-[a-z0-9]{1,8})*$/i.test(tag) ? toLocale(tag.slice(0, 2)) : undefined;
}

/** The language of a program's environment. POSIX: LC_ALL before LC_MESSAGES before LANG. */
export function environmentLocale({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Locale {
  return toLocale((LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)) ?? 'en';
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'fr' : 'en';
}

export function nameIn({ nameEn, nameFr }: Named, locale: Locale): string {
  return locale === 'fr' ? nameFr : nameEn;
}

export function sectionIn<Section extends string | null>(
  { sectionEn, sectionFr }: { readonly sectionEn: Section; readonly sectionFr: Section },
  locale: Locale,
): Section {
  return locale === 'fr' ? sectionFr : sectionEn;
}

export function titleIn(
  { title, titleFr }: { readonly title: string; readonly titleFr?: string },
  locale: Locale,
): string {
  return locale === 'fr' ? (titleFr ?? title) : title;
}

export function addressIn<Url extends string | null>(
  { url, urlFr }: { readonly url: Url; readonly urlFr?: string },
  locale: Locale,
): Url | string {
  return locale === 'fr' ? (urlFr ?? url) : url;
}

/** A text with the capital that begins a sentence: dates, names of days and places may have none of their own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
