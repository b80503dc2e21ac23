import { createCipheriv, randomBytes } from 'node:crypto';
import type { Sealed } from '#db/schema/index.js';

/** Seals a text as it was done before values were bound to their place: such ones are still in databases. */
export function unboundSeal(key: Buffer, keyId: string, plain: string): Sealed {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(keyId));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
  return ['v1', keyId, ...parts].join('.') as Sealed;
}
