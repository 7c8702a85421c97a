const V4_MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(.+)$/i;
const V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** Groups of an IPv6 address that name a network of one customer. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Whom an address counts for: an IPv4 address alone, also in its IPv6-mapped form (RFC 4291 2.5.5.2), IPv6 by its /64. */
export function anonymousCaller(address: string): string {
  if (!address.includes(':')) return `ip:${address}`;
  const mapped = V4_MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return `ip:${toV4(mapped)}`;
  return `ip:${networkOf(address)}`;
}

export function partnerCaller(keyId: string): string {
  return `key:${keyId}`;
}

/** `192.0.2.1` of itself and of `c000:201`. */
function toV4(text: string): string {
  if (V4.test(text)) return text;
  const [high = 0, low = 0] = text.split(':').map((group) => Number.parseInt(group, 16));
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

/** `2001:db8:0:1::/64`, the same for every way to write an address (RFC 5952), its zone left out. */
function networkOf(address: string): string {
  const plain = (address.split('%')[0] ?? '').toLowerCase();
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(left).fill('0'), ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
