import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sealed } from '#db/schema/index.js';
import { createCrypto } from './crypto.js';
import { newId, newToken } from './new-id.js';

const keys = {
  current: 'k2',
  encryption: new Map([
    ['k1', randomBytes(32)],
    ['k2', randomBytes(32)],
  ]),
  lookup: randomBytes(32),
};
const crypto = createCrypto(keys);

describe('seal and open', () => {
  it('a sealed text is opened again, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => crypto.open(crypto.seal(text)) === text));
  });

  it('a sealed text is another each time, and does not show what it holds', () => {
    expect(crypto.seal('9876500001')).not.toBe(crypto.seal('9876500001'));
    expect(crypto.seal('9876500001')).not.toContain('9876500001');
  });

  it('a sealed text cannot be changed in any place', () => {
    const sealed = crypto.seal('ABCDE1234F');
    for (let at = 3; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}` as Sealed;
      // the last character of a part may hold bits that base64 leaves out
      const sameBytes = ['.', undefined].includes(sealed[at + 1]) || sealed[at] === '.';
      if (!sameBytes) expect(() => crypto.open(changed), `position ${at}`).toThrow();
    }
  });

  it('a sealed text is still opened by an older key, and by no other', () => {
    const before = createCrypto({ ...keys, current: 'k1' }).seal('x');
    expect(crypto.open(before)).toBe('x');
    expect(() =>
      createCrypto({ ...keys, encryption: new Map([['k2', randomBytes(32)]]) }).open(crypto.seal('x')),
    ).toThrow();
  });
});

describe('lookup', () => {
  it('a hash is equal for equal texts of one kind, and under one key', () => {
    expect(crypto.lookup('mobile', '1')).toBe(crypto.lookup('mobile', '1'));
    expect(crypto.lookup('mobile', '1')).not.toBe(crypto.lookup('account', '1'));
    expect(crypto.lookup('mobile', '1')).not.toBe(
      createCrypto({ ...keys, lookup: randomBytes(32) }).lookup('mobile', '1'),
    );
  });
});

it('an id holds 128 bits and a token 256', () => {
  expect(newId('ord')).toMatch(/^ord_[\w-]{22}$/);
  expect(newToken()).toMatch(/^[\w-]{43}$/);
});
