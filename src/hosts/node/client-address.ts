import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** `192.0.2.1:4321` and `[2001:db8::1]:4321`, as some proxies write addresses. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const V4_MAPPED = /^::ffff:(?=\d+\.)/i;

/** The address that a request is counted by. */
export type ClientAddress = (request: Pick<IncomingMessage, 'headers'> & { readonly socket: Peer }) => string;

interface Peer {
  readonly remoteAddress?: string | undefined;
}

/**
 * Without trusted proxies, the socket's address. With trusted proxies, the right-most address of X-Forwarded-For that isn't one of them:
 * anybody can make up the addresses to its left. The search ends at text that isn't an address.
 */
export function createClientAddress(trusted: BlockList | undefined): ClientAddress {
  if (!trusted) return socketAddress;
  return (request) => {
    let address = socketAddress(request);
    for (const hop of hops(request)) {
      if (!isTrusted(trusted, address)) return address;
      const next = toAddress(hop);
      if (next === undefined) return address;
      address = next;
    }
    return address;
  };
}

/** Reads a comma-separated list of addresses and CIDR blocks; undefined if one is neither. */
export function toTrustedProxies(text: string): BlockList | undefined {
  const trusted = new BlockList();
  for (const block of text.split(',').map((part) => part.trim())) {
    const [address = '', length, ...rest] = block.split('/');
    const version = isIP(address);
    const bits = length === undefined ? undefined : toBits(length);
    if (version === 0 || rest.length > 0 || !isPrefixLength(bits, version)) return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, bits, family);
  }
  return trusted;
}

function toBits(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
}

function isPrefixLength(bits: number | undefined, version: number): boolean {
  return bits === undefined || bits <= (version === 4 ? 32 : 128);
}

function socketAddress(request: Parameters<ClientAddress>[0]): string {
  return request.socket.remoteAddress ?? '';
}

/** From right to left. */
function hops(request: Parameters<ClientAddress>[0]): readonly string[] {
  return request.headers['x-forwarded-for']?.toString().split(',').reverse() ?? [];
}

function toAddress(hop: string): string | undefined {
  const text = hop.trim();
  const match = WITH_PORT.exec(text);
  const address = match?.[1] ?? match?.[2] ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/** Whether an address belongs to a trusted proxy. IPv4 addresses may be mapped to IPv6. */
export function isTrusted(trusted: BlockList, address: string): boolean {
  const plain = address.replace(V4_MAPPED, '');
  const version = isIP(plain);
  return version !== 0 && trusted.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
