import { LRUCache } from 'lru-cache';
import {
  type Answer,
  type Body,
  composed,
  type Encode,
  type Encoding,
  encodedTag,
  isCompressible,
} from './answer.ts';

interface Form {
  readonly body: Uint8Array;
  readonly encoding?: Encoding | undefined;
}

interface Source {
  readonly compose: NonNullable<Answer['compose']>;
  readonly compressed: Answer['compressed'];
  readonly encoding: Encoding | undefined;
}

/** Compresses bodies, on a host whose platform doesn't. */
export interface Encoder {
  /** The encoding that an Accept-Encoding prefers; undefined for the plain body. */
  accepted(acceptEncoding: string): Encoding | undefined;
  /** Undefined if it gains nothing. */
  encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array | undefined>;
}

const textEncoder = new TextEncoder();
const ENTRY_BYTES = 300;

/**
 * Keeps bodies in memory, each in the encodings that clients asked for. Requests that come together share one composition.
 * @param maxBytes of all bodies
 * @param encoder @default bodies stay plain
 * @example createRespond(edition, keepContents(24 * 1024 * 1024, zlibEncoder))
 */
export function keepContents(maxBytes: number, encoder?: Encoder): Encode {
  const forms = new LRUCache<string, Form, Source>({
    maxSize: maxBytes,
    // One download must not push out all other answers.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ body }, name) => body.length + name.length + ENTRY_BYTES,
    fetchMethod: (_name, _stale, { context }) => chooseForm(context),
    // A form that others push out before it is made still goes to the requests that wait for it.
    ignoreFetchAbort: true,
  });

  async function chooseForm({ compose, compressed, encoding }: Source): Promise<Form> {
    const known = encoding && (await compressed?.(encoding));
    if (known) return { body: known, encoding };
    const bytes = toBytes(await compose());
    const encoded = encoding && (await encoder?.encode(bytes, encoding));
    return encoded ? { body: encoded, encoding } : { body: bytes };
  }

  return async (answer, tag, request) => {
    const { compose, compressed, contentType, status } = answer;
    if (status === 204 || !compose) return composed(answer);
    const acceptEncoding = isCompressible(contentType) ? request.headers['accept-encoding'] : undefined;
    const encoding = acceptEncoding ? encoder?.accepted(acceptEncoding) : undefined;
    return forms.forceFetch(encoding ? encodedTag(tag, encoding) : tag, {
      context: { compose, compressed, encoding },
    });
  };
}

function toBytes(body: Body): Uint8Array {
  return typeof body === 'string' ? textEncoder.encode(body) : body;
}
