import { createCrypto } from '#crypto/crypto.js';

/** Keys known to all: for tests only. */
export const testCrypto = createCrypto({
  current: 'test',
  encryption: new Map([['test', Buffer.alloc(32, 1)]]),
  lookup: Buffer.alloc(32, 2),
});
