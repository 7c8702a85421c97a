import type { Ports, StaticDocument } from '../ports.ts';
import type { Call } from '../request/call.ts';

/** The static document at a path; undefined where it is missing or the host fails to read it: it is composed then. */
export async function readStored(
  path: string,
  { request }: Call,
  { observer, warn }: Pick<Ports, 'observer' | 'warn'>,
): Promise<StaticDocument | undefined> {
  try {
    const stored = await request.readDocument(path, request.headers['accept-encoding']);
    if (stored) return stored;
  } catch (error) {
    warn(`Cannot read ${path}, which is composed instead: ${String(error)}`);
  }
  observer.composed();
  return undefined;
}
