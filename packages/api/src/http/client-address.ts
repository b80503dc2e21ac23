import { isIPv6 } from 'node:net';
import type { Config } from '#services.js';

/** Returns the client's address as a socket or proxy writes it, without port, zone or brackets. */
function bareAddress(written: string): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  return (bracketed ?? withPort ?? written).replace(/%.*$/, '');
}

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Returns the first four of the eight groups of an IPv6 address: with the other four, one subscriber has more addresses than could be
 * counted.
 */
function networkOf(address: string): string {
  // A URL writes every IPv6 address in one way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** Returns the key that counts as one address: an IPv4 address, or the /64 network of an IPv6 one. */
export function countedAddress(written: string): string {
  const bare = bareAddress(written);
  const address = IPV4_IN_IPV6.exec(bare)?.[1] ?? bare;
  return isIPv6(address) ? networkOf(address) : address;
}

/** Returns the address that limits count. X-Forwarded-For is believed only as far as trusted proxies wrote it, from the right. */
export function clientAddress(socketAddress: string, forwardedFor: string | null, config: Config): string {
  if (config.trustedProxies === 0 || !forwardedFor) return countedAddress(socketAddress);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return countedAddress(hops.at(-config.trustedProxies) ?? socketAddress);
}
