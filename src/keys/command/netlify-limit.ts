/**
 * The highest limit of a key on Netlify, in requests a minute. There a guard against floods stops an address at 6,000, whatever its
 * key allows (netlify/edge-functions/api.ts).
 */
export const NETLIFY_LIMIT = 5_000;
