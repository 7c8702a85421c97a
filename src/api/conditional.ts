const ENCODING_SUFFIX = /-(?:br|gzip)"$/;

/**
 * Whether If-None-Match names what the client would get (RFC 9110 13.1.2): weak comparison, lists and `*`.
 * The forms of one content that differ in encoding alone count as one: who has either has it all.
 */
export function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const own = plainTag(etag);
  return ifNoneMatch.split(',').some((each) => plainTag(each.trim()) === own);
}

function plainTag(tag: string): string {
  return tag.replace(/^W\//, '').replace(ENCODING_SUFFIX, '"');
}
