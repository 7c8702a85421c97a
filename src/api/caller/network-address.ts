/** Groups of an IPv6 address, of 16 bits each, that name a network of one customer. */
const NETWORK_GROUPS = 4;
/** What stands before an IPv4 address where an IPv6 one carries it. */
const CARRIERS: readonly RegExp[] = [
  /** ::ffff:0:0/96 (RFC 4291 2.5.5.2). */
  /^0:0:0:0:0:ffff:/,
  /** 64:ff9b::/96, what NAT64 makes of an IPv4 address (RFC 6052 2.1). */
  /^64:ff9b:0:0:0:0:/,
  /** 2002::/16, of which one IPv4 address owns 65,536 networks (RFC 3056 2). */
  /^2002:/,
];
/** Nothing that would end an address within a URL. */
const ADDRESS = /^[\da-f:.]+$/i;

/**
 * Whom an address counts for: an IPv4 address alone, also in the forms in which IPv6 carries it; any other IPv6 address by its /64.
 * What is no address counts as one caller.
 */
export function anonymousCaller(address: string): string {
  return `ip:${address.includes(':') ? networkOf(address) : address}`;
}

export function partnerCaller(keyId: string): string {
  return `key:${keyId}`;
}

function networkOf(address: string): string {
  const groups = groupsOf(withoutZone(address));
  if (groups === undefined) return 'unknown';
  const text = groups.join(':');
  const carrier = CARRIERS.map((prefix) => prefix.exec(text)?.[0]).find((prefix) => prefix !== undefined);
  if (carrier !== undefined) return embedded(text.slice(carrier.length));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** `fe80::1` of `fe80::1%eth0` (RFC 4007 11). */
function withoutZone(address: string): string {
  return address.replace(/%[\da-z]+$/i, '');
}

/** The eight groups of an IPv6 address, as the platform's parser of URLs reads and shortens it (URL Standard 3.5); undefined for what is none. */
function groupsOf(address: string): readonly string[] | undefined {
  const url = `http://[${address}]`;
  if (!ADDRESS.test(address) || !URL.canParse(url)) return undefined;
  const [head = [], tail = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** The IPv4 address of the two groups that a text begins with. */
function embedded(text: string): string {
  const groups = text
    .split(':')
    .slice(0, 2)
    .map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}
