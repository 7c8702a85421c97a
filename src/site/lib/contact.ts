import { env } from 'node:process';

/** Where requests for keys go: CONTACT_EMAIL at build time, else `keys@` the site's own host. */
export function contactAddress(site: URL | undefined): string {
  const { CONTACT_EMAIL } = env;
  return CONTACT_EMAIL || `keys@${site?.hostname ?? 'localhost'}`;
}
