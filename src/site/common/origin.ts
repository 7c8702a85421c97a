/** The service's address, without a trailing slash. */
export function originOf(site: URL | undefined): string {
  if (!site) throw new TypeError('The site has no address');
  return site.origin;
}
