import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** Bytes of an IPv6 address that name a network of one customer. */
const NETWORK_BYTES = 8;
/** Where an IPv4 address stands in an IPv6 one, by the range that the library names. */
const EMBEDDED_AT: Readonly<Record<string, number>> = {
  /** ::ffff:0:0/96 (RFC 4291 2.5.5.2). */
  ipv4Mapped: 12,
  /** 64:ff9b::/96, what NAT64 makes of an IPv4 address (RFC 6052 2.1). */
  rfc6052: 12,
  /** 2002::/16, of which one IPv4 address owns 65,536 networks (RFC 3056 2). */
  '6to4': 2,
};

/**
 * Whom an address counts for: an IPv4 address alone, also in the forms in which IPv6 carries it; any other IPv6 address by its /64.
 * What is no address counts as one caller.
 */
export function anonymousCaller(address: string): string {
  if (!address.includes(':')) return `ip:${address}`;
  return `ip:${ipaddr.isValid(address) ? networkOf(ipaddr.parse(address)) : 'unknown'}`;
}

export function partnerCaller(keyId: string): string {
  return `key:${keyId}`;
}

function networkOf(address: IPv4 | IPv6): string {
  const bytes = address.toByteArray();
  const embedded = EMBEDDED_AT[address.range()];
  if (embedded !== undefined) return bytes.slice(embedded, embedded + 4).join('.');
  const network = [...bytes.slice(0, NETWORK_BYTES), ...Array<number>(NETWORK_BYTES).fill(0)];
  return `${ipaddr.fromByteArray(network)}/64`;
}
