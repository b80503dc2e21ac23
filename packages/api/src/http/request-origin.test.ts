import { describe, expect, it } from 'vitest';
import { testConfig } from '#testing/test-config.js';
import { clientAddress, countedAddress } from './request-origin.js';

describe('countedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50412', '203.0.113.7'],
    ['local', 'local'],
    ['', ''],
  ])('the address of %s is %s', (written, counted) => {
    expect(countedAddress(written)).toBe(counted);
  });

  it.each([
    '2001:db8:12:34::1',
    '2001:db8:12:34:ffff:ffff:ffff:ffff',
    '2001:0DB8:0012:0034:0:0:0:9',
    '2001:db8:12:34::9%eth0',
    '[2001:db8:12:34::7]:50412',
  ])('the address of %s is its network', (written) => {
    expect(countedAddress(written)).toBe('2001:db8:12:34::/64');
  });

  it('the address distinguishes the networks of two subscribers', () => {
    expect(countedAddress('2001:db8:12:35::1')).not.toBe(countedAddress('2001:db8:12:34::1'));
    expect(countedAddress('::1')).toBe('0:0:0:0::/64');
    expect(countedAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});

describe('clientAddress', () => {
  const behind = (trustedProxies: number) => ({ ...testConfig, trustedProxies });

  // Trust A5: 1,000 invented addresses in X-Forwarded-For never change the one that counts
  it('returns the address that the trusted proxy saw, whatever the client wrote before', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.7', behind(1))).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.1', '1.1.1.1, 2001:db8::5, 10.0.0.2', behind(2))).toBe('2001:db8:0:0::/64');
    const invented = Array.from({ length: 1_000 }, (_, number) => `198.51.${number % 200}.${Math.floor(number / 200)}`);
    const counted = invented.map((address) => clientAddress('10.0.0.1', `${address}, 203.0.113.7`, behind(1)));
    expect(new Set(counted)).toEqual(new Set(['203.0.113.7']));
  });

  it('returns the address of the socket where no proxy is trusted, or none wrote', () => {
    expect(clientAddress('203.0.113.7', '1.1.1.1', behind(0))).toBe('203.0.113.7');
    expect(clientAddress('203.0.113.7', null, behind(1))).toBe('203.0.113.7');
  });
});
