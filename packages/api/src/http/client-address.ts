import type { Config } from '#config.js';

/** The client's address. X-Forwarded-For is believed only as far as trusted proxies wrote it, from the right. */
export function clientAddress(socketAddress: string, forwardedFor: string | null, config: Config): string {
  if (config.trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-config.trustedProxies) ?? socketAddress;
}
