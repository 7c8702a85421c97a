import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** `192.0.2.1:4321` and `[2001:db8::1]:4321`, as some proxies write addresses. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const BLOCK = /^([^/]+)(?:\/(\d{1,3}))?$/;

export type ClientAddress = (request: Pick<IncomingMessage, 'headers'> & { readonly socket: Peer }) => string;

interface Peer {
  readonly remoteAddress?: string | undefined;
}

/**
 * Without trusted proxies, the socket's address. With trusted proxies, the right-most address of X-Forwarded-For that isn't one of them:
 * anybody can make up the addresses to its left. The search ends at text that isn't an address.
 */
export function createClientAddress(trusted: BlockList | undefined): ClientAddress {
  return ({ headers, socket: { remoteAddress = '' } }) => {
    if (!trusted) return remoteAddress;
    let address = remoteAddress;
    const hops = headers['x-forwarded-for']?.toString().split(',') ?? [];
    for (const hop of hops.reverse()) {
      if (!isTrusted(trusted, address)) return address;
      const next = withoutPort(hop.trim());
      if (isIP(next) === 0) return address;
      address = next;
    }
    return address;
  };
}

function withoutPort(hop: string): string {
  const [, v6, v4] = WITH_PORT.exec(hop) ?? [];
  return v6 ?? v4 ?? hop;
}

/** Reads a comma-separated list of addresses and CIDR blocks; undefined if Node refuses one. */
export function toTrustedProxies(text: string): BlockList | undefined {
  const trusted = new BlockList();
  try {
    for (const block of text.split(',')) {
      const [, address = '', bits] = BLOCK.exec(block.trim()) ?? [];
      if (bits === undefined) trusted.addAddress(address, findFamily(address));
      else trusted.addSubnet(address, Number(bits), findFamily(address));
    }
    return trusted;
  } catch {
    return undefined;
  }
}

/** Whether an address belongs to a trusted proxy. IPv4 addresses may be mapped to IPv6. */
function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, findFamily(address));
}

function findFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
