import { env } from 'node:process';

/** Where people write: for a key, a file, or an error in the data. */
export function contactAddress(site: URL | undefined): string {
  return env['CONTACT_EMAIL'] || `keys@${site?.hostname ?? 'localhost'}`;
}
