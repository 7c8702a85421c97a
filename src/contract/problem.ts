import type { Bilingual, Locale } from '../language/locale.ts';

/** Where a key came from; `other-scheme` for an Authorization header that is not Bearer. */
export type KeySource = 'x-api-key' | 'authorization' | 'other-scheme' | 'api_key';

/** What the sentences of a problem name; each code names its own. */
export interface ProblemDetails {
  readonly parameter?: string | undefined;
  /** The value that was refused, fit to be quoted. */
  readonly value?: string | undefined;
  /** What a value of the parameter must be, as the end of a sentence. */
  readonly needs?: Bilingual<string> | undefined;
  /** What would be right instead: a range, or all values. */
  readonly allowed?: string | readonly string[] | undefined;
  /** The limit that was reached, in requests a minute. */
  readonly allowance?: { readonly bucket: 'anonymous' | 'partner'; readonly limit: number } | undefined;
  /** Where a refused key came from. */
  readonly source?: KeySource | undefined;
}

/** All that is said of a problem with one code. */
export interface ProblemText {
  /** HTTP status. */
  readonly status: number;
  readonly title: Bilingual<string>;
  readonly detail: Bilingual<string> | ((details: ProblemDetails, siteUrl: string) => Bilingual<string>);
}

/** The body of an error, in the order of its fields (RFC 9457 3.1). */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly parameter?: string;
  readonly allowed?: string | readonly string[];
}

/** A problem in words. @param siteUrl without a slash at the end */
export function toProblemBody(
  code: string,
  text: ProblemText,
  details: ProblemDetails,
  locale: Locale,
  siteUrl: string,
): ProblemBody {
  const { parameter, allowed } = details;
  return {
    type: `${siteUrl}/docs/errors#${code}`,
    title: text.title[locale],
    status: text.status,
    detail: detailOf(text, details, siteUrl)[locale],
    code,
    ...(parameter === undefined ? {} : { parameter }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}

/** The same in both languages at once, for a request whose language nobody can tell. */
export function toBilingualBody(code: string, text: ProblemText, siteUrl: string): ProblemBody {
  const [en, fr] = [
    toProblemBody(code, text, {}, 'en', siteUrl),
    toProblemBody(code, text, {}, 'fr', siteUrl),
  ];
  return { ...en, title: `${en.title} / ${fr.title}`, detail: `${en.detail} / ${fr.detail}` };
}

function detailOf({ detail }: ProblemText, details: ProblemDetails, siteUrl: string): Bilingual<string> {
  return typeof detail === 'function' ? detail(details, siteUrl) : detail;
}
