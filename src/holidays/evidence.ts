/** A text that was read, as the tables have it. */
export interface TextRead {
  readonly title: string;
  readonly titleFr?: string;
  readonly url?: string;
  readonly urlFr?: string;
  /** A few words of it, in the original language. */
  readonly quote: string;
  readonly official: boolean;
  readonly year?: number;
}

/** A text as it is published. */
export interface PublishedText extends Omit<TextRead, 'url' | 'year'> {
  /** Null if it has no public address. */
  readonly url: string | null;
  /** Null if it is not dated. */
  readonly year: number | null;
}

export function publishedText({
  title,
  titleFr,
  url,
  urlFr,
  quote,
  official,
  year,
}: TextRead): PublishedText {
  const frenchTitle = titleFr === undefined ? {} : { titleFr };
  const french = urlFr === undefined ? {} : { urlFr };
  return { title, ...frenchTitle, url: url ?? null, ...french, quote, official, year: year ?? null };
}
