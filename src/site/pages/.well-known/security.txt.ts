import { env } from 'node:process';
import type { APIRoute } from 'astro';
import { repositoryUrl } from '../../../service/documents/library.ts';
import { dataRevision } from '../../common/almanac.ts';
import { contactAddress } from '../../common/contact.ts';

/** Where to report a vulnerability (RFC 9116). It expires a year after the data was last revised, so that a build has the same bytes every time. */
export const GET: APIRoute = ({ site }) => {
  const repository = repositoryUrl(env);
  const contact = repository ? `${repository}/security/advisories/new` : `mailto:${contactAddress(site)}`;
  const expires = `${Number(dataRevision.slice(0, 4)) + 1}${dataRevision.slice(4)}T00:00:00Z`;
  return new Response(
    [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, fr',
      `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
      '',
    ].join('\n'),
  );
};
