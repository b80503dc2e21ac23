import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles, type Sealed, users } from '#db/schema/index.js';
import { itInTrust } from '#testing/count-of.js';
import { unboundSeal } from '#testing/unbound-seal.js';
import { createCrypto, hashPassword, isPassword } from './crypto.js';
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

const seal = (text: string) => crypto.seal(users.mobile, 'usr_1', text);
const open = (mobile: Sealed, by = crypto) => by.open(users.mobile, { id: 'usr_1', mobile });

describe('seal and open', () => {
  it('a sealed text is opened again, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => open(seal(text)) === text));
  });

  it('a sealed text is another each time, and does not show what it holds', () => {
    expect(seal('9876500001')).not.toBe(seal('9876500001'));
    expect(seal('9876500001')).not.toContain('9876500001');
  });

  it('a sealed text cannot be changed in any place', () => {
    const sealed = seal('ABCDE1234F');
    for (let at = 3; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}` as Sealed;
      // the last character of a part may hold bits that base64 leaves out
      const sameBytes = ['.', undefined].includes(sealed[at + 1]) || sealed[at] === '.';
      if (!sameBytes) expect(() => open(changed), `position ${at}`).toThrow();
    }
  });

  it('a sealed text does not open in another row, column or table, nor as one from before places were bound', () => {
    const mobile = seal('9876500001');
    expect(() => crypto.open(users.mobile, { id: 'usr_2', mobile })).toThrow(
      'A sealed value of users.mobile does not open: changed, copied from elsewhere',
    );
    expect(() => crypto.open(users.email, { id: 'usr_1', email: mobile })).toThrow('users.email');
    expect(() => crypto.open(profiles.address, { id: 'usr_1', address: mobile })).toThrow('profiles.address');
    expect(() => open(`v1${mobile.slice(2)}` as Sealed)).toThrow('users.mobile');
  });

  it('a text that was sealed before places were bound is still opened', () => {
    const key = keys.encryption.get('k1') ?? Buffer.alloc(0);
    expect(open(unboundSeal(key, 'k1', '9876500001'))).toBe('9876500001');
  });

  it('a sealed text is still opened by an older key, and by no other', () => {
    const before = createCrypto({ ...keys, current: 'k1' }).seal(users.mobile, 'usr_1', 'x');
    expect(open(before)).toBe('x');
    const others = createCrypto({ ...keys, encryption: new Map([['k2', randomBytes(32)]]) });
    expect(() => open(seal('x'), others)).toThrow('users.mobile');
  });

  it('nothing is opened where nothing is sealed', () => {
    expect(crypto.open(users.email, { id: 'usr_1', email: null })).toBeNull();
  });
});

describe('a password', () => {
  // Trust A7: argon2id with 19 MiB and two passes
  it('is hashed by argon2id, at the cost that OWASP names as the least', async () => {
    expect(await hashPassword('a password of mine')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  // Trust A7: a password counts to its last character, of a hundred
  it('counts to its last character, and as it was typed', async () => {
    const long = 'x'.repeat(99);
    const known = await hashPassword(`${long}a`);
    expect(await isPassword(known, `${long}a`)).toBe(true);
    for (const other of [`${long}b`, long, `${long}a `, `${long}A`]) expect(await isPassword(known, other)).toBe(false);
    expect(await isPassword(null, `${long}a`)).toBe(false);
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

// Trust A8: a token holds 256 random bits, an id 128
it('an id holds 128 bits and a token 256', () => {
  expect(newId('ord')).toMatch(/^ord_[\w-]{22}$/);
  expect(newToken()).toMatch(/^[\w-]{43}$/);
});

// Trust A8: a million tokens without a double
itInTrust('a million tokens are a million different ones', () => {
  const drawn = new Set(Array.from({ length: 1_000_000 }, newToken));
  expect(drawn.size).toBe(1_000_000);
});
