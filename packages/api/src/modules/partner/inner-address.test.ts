import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isInnerAddress, lookupOutside } from './inner-address.js';

it.each([
  ...[
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...['255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:a00:1', 'fd00::1', 'fe80::1', '64:ff9b::7f00:1'],
])('%s is an address within', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700:4700::1111', 'bank.example'])(
  '%s is none',
  (address) => {
    expect(isInnerAddress(address)).toBe(false);
  },
);

it('a name that leads within is not looked up', async () => {
  await expect(promisify(lookupOutside)('localhost', {})).rejects.toThrow('leads within');
});
