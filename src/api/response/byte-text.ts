/**
 * Bytes as a text of one character each, U+0000 to U+00FF. Such a text lies in the engine's heap, where thousands of small
 * documents cost a third of what they cost as buffers of their own, and it goes out in one piece with its head.
 */
export interface ByteText {
  readonly byteText: string;
}

/** For a few thousand bytes at most: each is an argument of a call. */
export function toByteText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

export function toBytes({ byteText }: ByteText): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(byteText.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = byteText.charCodeAt(at);
  return bytes;
}
