import { toJson } from '../../documents/site.ts';
import type { Ports } from '../ports.ts';
import { SERVICE_LINK } from '../response/links.ts';
import type { Tagged } from '../response/representation.ts';

/**
 * A body that lies in no file. Its tag names the edition and the choice instead of hashing the content, which would take longer than
 * composing it (RFC 9110 8.8.1 leaves the form of a tag open).
 *
 * @param choice without commas, which separate the tags of a header
 */
export function composed(
  { edition }: Ports,
  choice: string,
  body: object,
  endsAt: number | undefined,
): Tagged {
  return {
    document: { body: toJson(body), etag: `"${edition}.${choice}"` },
    contentType: 'application/json',
    link: SERVICE_LINK,
    endsAt,
  };
}
