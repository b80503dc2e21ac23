import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** The networks that nobody outside can be reached in: this machine, private ones, those of a link or a carrier, and a cloud's own. */
const INNER = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3', '::/96', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10'],
  ...['fec0::/10', 'ff00::/8'],
];

const inner = new BlockList();
for (const network of INNER) {
  const [address = '', bits] = network.split('/');
  inner.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Says whether a text is an address within; false for a name, and for an address of the internet. An IPv4 address written as IPv6 is the same. */
export const isInnerAddress = (text: string): boolean =>
  isIP(text) !== 0 && inner.check(text, isIPv6(text) ? 'ipv6' : 'ipv4');

/** Looks a name up as `dns.lookup` does, and fails where it leads within: a request goes to just the addresses that were looked at. */
export const lookupOutside: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.some(({ address }) => isInnerAddress(address)) ? new Error('leads within') : null);
    if (refused) callback(refused, '');
    else if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  });
