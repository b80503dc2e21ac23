/** Returns the network of a counted address: three of the four numbers of IPv4, the /48 that a provider gives one customer of IPv6. */
export function networkOf(address: string): string {
  const [, three] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (three) return `${three}.0/24`;
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : address;
}
