import { CACHEABLE } from '../api/response/cache-control.ts';

/** The data set's folders and files: read from any origin, cached like the API's answers. */
const DATA = /^\/(?:holidays|calendars|downloads)\/|^\/openapi\.json$/;
/** Astro names these files by their content. */
const NAMED_BY_CONTENT = '/_astro/';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

export function isData(path: string): boolean {
  return DATA.test(path);
}

/** Cache-Control of a file of the site or the data set. */
export function cacheControlOf(path: string): string {
  if (isData(path)) return CACHEABLE;
  return path.startsWith(NAMED_BY_CONTENT) ? IMMUTABLE : REVALIDATED;
}
