import preferredEncodings from 'negotiator/lib/encoding.js';
import QuickLRU from 'quick-lru';
import type { Encoding } from '../../../api/ports.ts';
import { keptOrMade } from '../../../common/kept-or-made.ts';

/** Clients send a handful of values; somebody who makes up new ones only pushes the others out. */
const REMEMBERED = 100;
/** In the order in which we prefer them where a client does not say. */
const FORMS = ['br', 'gzip', 'identity'] as const;

const remembered = new QuickLRU<string, (typeof FORMS)[number]>({ maxSize: REMEMBERED });

/** The best of brotli and gzip that an Accept-Encoding allows (RFC 9110 12.5.3); undefined for the plain form. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding === '') return undefined;
  const preferred = keptOrMade(
    remembered,
    acceptEncoding,
    () => preferredEncodings(acceptEncoding, FORMS, FORMS)[0] ?? 'identity',
  );
  return preferred === 'identity' ? undefined : preferred;
}
