import type { Encoding } from '../../../api/ports.ts';
import { BoundedMap } from '../../../common/bounded-map.ts';
import { qualityOf } from '../../../language/accept.ts';

/** Clients send a handful of values; somebody who makes up new ones only pushes the others out. */
const REMEMBERED = 200;

const remembered = new BoundedMap<string, Encoding | 'identity'>(REMEMBERED);

/** The best of brotli and gzip that an Accept-Encoding allows (RFC 9110 12.5.3); undefined for the plain form. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding === '') return undefined;
  const chosen = remembered.get(acceptEncoding, () => choose(acceptEncoding));
  return chosen === 'identity' ? undefined : chosen;
}

function choose(acceptEncoding: string): Encoding | 'identity' {
  const qualities = new Map<string, number>();
  for (const coding of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = coding.split(';');
    qualities.set(name.trim().toLowerCase(), qualityOf(parameters));
  }
  const quality = (name: string): number => qualities.get(name) ?? qualities.get('*') ?? 0;
  const best = quality('br') >= quality('gzip') ? 'br' : 'gzip';
  return quality(best) > 0 && quality(best) >= (qualities.get('identity') ?? 0) ? best : 'identity';
}
