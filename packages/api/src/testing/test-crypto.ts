import { createCrypto } from '#crypto/crypto.js';

const [encryption, lookup] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

/** Keys known to all: for tests only. */
export const testCrypto = createCrypto({ current: 'test', encryption: new Map([['test', encryption]]), lookup });

/** The same, as a server's environment has them. */
export const TEST_KEYS = { encryption: `test:${encryption.toString('base64')}`, lookup: lookup.toString('base64') };
