import { LRUCache } from 'lru-cache';
import {
  type Answer,
  type Body,
  type Bytes,
  type ContentOf,
  composed,
  type Encoding,
  encodedTag,
  isCompressible,
} from './answer.ts';

type Compose = NonNullable<Answer['compose']>;

/** The bytes of a body, and how they are encoded. */
interface Form {
  readonly body: Bytes;
  readonly encoding?: Encoding | undefined;
}

/** What is known of a form that is too large to be kept. */
interface FormLength extends Omit<Form, 'body'> {
  readonly length: number;
}

/** Makes the forms of bodies, on a host whose platform does not compress them. */
export interface Encoder {
  /** What an Accept-Encoding prefers; undefined for the plain form. */
  accepted(acceptEncoding: string): Encoding | undefined;
  /** Undefined where it gains nothing. */
  encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array | undefined>;
  /** The bytes of a body as they are kept. */
  toKeep(bytes: Uint8Array): Bytes;
}

const textEncoder = new TextEncoder();
/** Bytes of an entry of the cache beside its body and its name. */
const ENTRY_BYTES = 300;
/** Bodies too large to be kept whose length is, so that HEAD seldom composes. */
const MAX_LENGTHS = 1_000;

/**
 * Keeps contents in memory, in the forms in which they were asked for.
 * @param maxBytes that bodies may take, all forms together
 */
export function keepContents(maxBytes: number, encoder?: Encoder): ContentOf {
  const forms = new LRUCache<string, Form>({
    maxSize: maxBytes,
    // One download must not push out all other answers.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ body }, name) => body.length + name.length + ENTRY_BYTES,
  });
  /** Under way: requests that come together share one. */
  const making = new Map<string, Promise<Form>>();
  const lengths = new LRUCache<string, FormLength>({ max: MAX_LENGTHS });

  /** The form that is kept under a name, or will be: it is made once for all who wait for it. */
  async function keptForm(name: string, compose: Compose, encoding?: Encoding): Promise<Form> {
    const known = making.get(name);
    if (known) return known;
    const made = formToKeep(compose, encoding).finally(() => making.delete(name));
    making.set(name, made);
    const form = await made;
    forms.set(name, form);
    if (!forms.has(name)) lengths.set(name, { length: form.body.length, encoding: form.encoding });
    return form;
  }

  async function formToKeep(compose: Compose, encoding?: Encoding): Promise<Form> {
    const form = await formOf(compose, encoding);
    const bytes = toBytes(form.body);
    return { ...form, body: encoder ? encoder.toKeep(bytes) : bytes };
  }

  /** The plain form where compression gains nothing. */
  async function formOf(compose: Compose, encoding?: Encoding) {
    const body = await compose();
    if (encoding === undefined) return { body };
    const bytes = toBytes(body);
    const encoded = await encoder?.encode(bytes, encoding);
    return encoded ? { body: encoded, encoding } : { body: bytes };
  }

  return (answer, tag, request, isKept) => {
    const { compose, contentType, status } = answer;
    if (status === 204 || !compose) return composed(answer);
    const acceptEncoding = isCompressible(contentType) ? request.headers['accept-encoding'] : undefined;
    const accepted = acceptEncoding ? encoder?.accepted(acceptEncoding) : undefined;
    const name = accepted ? encodedTag(tag, accepted) : tag;
    const known = forms.get(name);
    if (known) return known;
    const length = request.method === 'HEAD' ? lengths.get(name) : undefined;
    if (length) return { body: null, ...length };
    if (isKept) return keptForm(name, compose, accepted);
    return accepted ? formOf(compose, accepted) : composed(answer);
  };
}

function toBytes(body: Body): Uint8Array {
  return typeof body === 'string' ? textEncoder.encode(body) : body;
}
