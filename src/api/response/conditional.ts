const WEAK = /^W\//;
const ENCODING_SUFFIX = /-(?:br|gzip)"$/;

/**
 * The tag for a 304 where If-None-Match names what the client would get (RFC 9110 13.1.2): weak comparison, lists and `*`;
 * undefined where it does not. The forms of one content that differ in encoding alone count as one: who has either has it all,
 * and gets the tag of the form that it has (RFC 9110 15.4.5), as it would else file that form under the tag of another.
 */
export function tagKnownToClient(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return etag;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(WEAK, ''));
  if (tags.includes(etag)) return etag;
  const own = plainTag(etag);
  return tags.find((tag) => plainTag(tag) === own);
}

/**
 * Whether If-Match lets the request through (RFC 9110 13.1.1): it did not come, is `*`, or names this content by a strong tag.
 */
export function matchesTag(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const own = plainTag(etag);
  return ifMatch.split(',').some((tag) => plainTag(tag.trim()) === own);
}

function plainTag(tag: string): string {
  return tag.replace(ENCODING_SUFFIX, '"');
}
