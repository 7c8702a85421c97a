import { crc32 } from '../common/crc32.ts';

/** Makes keys recognizable to secret scanners: `statdays_[0-9A-Za-z]{30}`. */
export const KEY_PREFIX = 'statdays_';

export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 24 characters of 62 hold 142 bits. */
export const RANDOM_LENGTH = 24;
/** 62^6 is the first power of 62 above 2^32. */
const CHECKSUM_LENGTH = 6;

const KEY = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);
const KEY_IN_TEXT = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]+`, 'g');
/** Escaped once or more: `%73`, `%2573`. */
const ESCAPED_ASCII = /%(?:25)*([0-7][0-9a-f])/gi;

/** Shortens every key in a text to `statdays_…`, even a percent-encoded one. */
export function withoutKeys(text: string): string {
  const plain = decodeAscii(text);
  return plain.includes(KEY_PREFIX) ? plain.replace(KEY_IN_TEXT, `${KEY_PREFIX}…`) : text;
}

/** Whether an address may contain a key. No cache may keep its answer, because it would keep the key too. */
export function holdsKey(address: string): boolean {
  return decodeAscii(address).includes(KEY_PREFIX);
}

/** Removes `api_key` and every other parameter with a key, so that a redirect can repeat the rest. */
export function withoutKeyParameters(query: string): string {
  const isKept = (parameter: string): boolean => !/^api_key(?:=|$)/.test(parameter) && !holdsKey(parameter);
  return query.split('&').filter(isKept).join('&');
}

function decodeAscii(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(ESCAPED_ASCII, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether a text looks like a key: prefix, length, alphabet and checksum. Only a store knows whether it exists. */
export function isWellFormedKey(text: string): boolean {
  return KEY.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)));
}

/** Adds prefix and checksum to {@link RANDOM_LENGTH} random characters. */
export function readKey(random: string): string {
  const head = `${KEY_PREFIX}${random}`;
  return `${head}${checksum(head)}`;
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

const ID_LENGTH = 12;

/** SHA-256 of a key in lower-case hexadecimal. A key of 142 random bits needs no salt and no slow hash. */
export async function hashKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The public name of a key: 48 bits of its hash, which don't reveal the key. */
export function idOfHash(hash: string): string {
  return hash.slice(0, ID_LENGTH);
}

export function isKeyId(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}

export function isSameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
