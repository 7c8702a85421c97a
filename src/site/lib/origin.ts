/** The service's address without a slash at the end. */
export function siteUrlOf(site: URL | undefined): string {
  if (!site) throw new TypeError('The site has no address');
  return site.href.replace(/\/$/, '');
}
