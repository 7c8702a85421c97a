const ID_LENGTH = 12;

/** SHA-256 of a key in lower-case hexadecimal. A key of 142 random bits needs no salt and no slow hash. */
export async function hashKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The public name of a key: 48 bits of its hash, from which nothing of the key follows. */
export function idOfHash(hash: string): string {
  return hash.slice(0, ID_LENGTH);
}

export function isKeyId(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}

/** Whether two hashes are the same, in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
