import type { Words } from '../language/locale.ts';

/** A text by its title, which stays in its own language. */
export interface Titled {
  readonly title: string;
  /** The French title of a text that has both, or the French of our own description. */
  readonly titleFr?: string;
  /** Our remark on the text, for a reader of either language: `copy`, `archived in 2008`. */
  readonly remark?: Words;
}

/** The titles as they are published, with our remark: `Wikipedia, Civic Holiday (copy)`. */
export function publishedTitles({ title, titleFr, remark }: Titled): Omit<Titled, 'remark'> {
  if (remark) return { title: `${title} (${remark.en})`, titleFr: `${titleFr ?? title} (${remark.fr})` };
  return { title, ...(titleFr !== undefined && { titleFr }) };
}

export function published<Text extends Titled>(text: Text) {
  const { title: _, titleFr: __, remark: ___, ...others } = text;
  return { ...publishedTitles(text), ...others };
}

export interface TextRead extends Titled {
  readonly url?: string;
  readonly urlFr?: string;
  /** A few words of it, in the original language. */
  readonly quote: string;
  readonly official: boolean;
  readonly year?: number;
}

export interface PublishedText extends Omit<TextRead, 'url' | 'year' | 'remark'> {
  /** Null if it has no public address. */
  readonly url: string | null;
  /** Null if it is not dated. */
  readonly year: number | null;
}

export function publishedText({ url, urlFr, quote, official, year, ...titled }: TextRead): PublishedText {
  return {
    ...publishedTitles(titled),
    url: url ?? null,
    ...(urlFr !== undefined && { urlFr }),
    quote,
    official,
    year: year ?? null,
  };
}
