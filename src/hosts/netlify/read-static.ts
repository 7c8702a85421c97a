import QuickLRU from 'quick-lru';
import type { StaticDocument } from '../../api/ports.ts';
import { entityTag } from '../../api/response/entity-tag.ts';
import type { EdgeContext } from './context.ts';

/** Documents kept in an instance, and up to twice as many, at some 5 KB each. An instance belongs to one deploy, whose files never change. */
const KEPT = 500;

const kept = new QuickLRU<string, StaticDocument>({ maxSize: KEPT });

/**
 * The static document at a path, read once an instance; undefined where the site does not serve it.
 * @param base any address of the site
 */
export async function readStatic(
  context: EdgeContext,
  base: string,
  path: string,
): Promise<StaticDocument | undefined> {
  const known = kept.get(path);
  if (known) return known;
  const response = await context.next(new Request(new URL(path, base)));
  if (!isDocument(response)) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  const document = { body, etag: entityTag(body) };
  kept.set(path, document);
  return document;
}

/** A page that explains an error may come with any status. */
function isDocument(response: Response): boolean {
  return response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html');
}
