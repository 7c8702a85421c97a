const GROUPS = 8;
/** Groups of an IPv6 address that name a network of one customer. */
const NETWORK_GROUPS = 4;
/** The first six groups of an IPv4 address in IPv6 (RFC 4291 2.5.5.2). */
const V4_MAPPED = '0:0:0:0:0:ffff';
const V4_MAPPED_GROUPS = 6;

/** Whom an address counts for: an IPv4 address alone, also in its IPv6-mapped form, IPv6 by its /64. */
export function anonymousCaller(address: string): string {
  if (!address.includes(':')) return `ip:${address}`;
  const groups = groupsOf(address);
  if (groups.slice(0, V4_MAPPED_GROUPS).join(':') === V4_MAPPED) {
    return `ip:${toV4(groups.slice(V4_MAPPED_GROUPS))}`;
  }
  return `ip:${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

export function partnerCaller(keyId: string): string {
  return `key:${keyId}`;
}

/** The eight groups of an IPv6 address, the same for every way to write it (RFC 5952), its zone left out. */
function groupsOf(address: string): string[] {
  const plain = (address.split('%')[0] ?? '').toLowerCase();
  const [head = '', tail = ''] = plain.split('::');
  const before = writtenGroups(head);
  const after = writtenGroups(tail);
  const left = Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(left).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The groups between colons; a dotted end is two of them. */
function writtenGroups(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? fromV4(group) : group));
}

/** `c000` and `201` of `192.0.2.1`. */
function fromV4(text: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
}

/** `192.0.2.1` of `c000` and `201`. */
function toV4(groups: readonly string[]): string {
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(group, 16));
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}
