/** The address of the service, without a slash at the end. */
export function originOf(site: URL | undefined): string {
  if (!site) throw new TypeError('The site has no address');
  return site.origin;
}
