import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Lookup, Sealed } from '#db/schema/index.js';
import { openBytes, sealBytes } from './seal-bytes.js';

/** Keys of the data at rest. `encryption` maps a key's id to its 32 bytes; `current` seals, the others only open. */
export interface Keys {
  readonly current: string;
  readonly encryption: ReadonlyMap<string, Buffer>;
  /** Never changes, or nothing is found again. */
  readonly lookup: Buffer;
}

export interface Crypto {
  /** Encrypts a text that may not stand readable in the database. */
  seal(plain: string): Sealed;
  /** Throws when the text was changed, or its key is not known any more. */
  open(sealed: Sealed): string;
  /** Encrypts bytes, bound to `about`, the name of what they are: put in the place of another file, they do not open. */
  sealBytes(plain: Uint8Array, about: string): Uint8Array;
  /** Throws as `open` does. */
  openBytes(sealed: Uint8Array, about: string): Uint8Array;
  /** Hash by which an encrypted value is found. `kind` keeps a mobile from matching an account number. */
  lookup(kind: string, plain: string): Lookup;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

function open(keys: Keys, sealed: Sealed): string {
  const [version, keyId = '', nonce = '', tag = '', body = ''] = sealed.split('.');
  const key = keys.encryption.get(keyId);
  if (version !== 'v1' || !key) throw new Error('a sealed value has an unknown form or key');
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(keyId)).setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}

function seal(keys: Keys, plain: string): Sealed {
  const key = keys.encryption.get(keys.current);
  if (!key) throw new Error('the current key is missing');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(keys.current));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
  return ['v1', keys.current, ...parts].join('.') as Sealed;
}

export function createCrypto(keys: Keys): Crypto {
  return {
    seal: (plain) => seal(keys, plain),
    open: (sealed) => open(keys, sealed),
    sealBytes: (plain, about) => sealBytes(keys, plain, about),
    openBytes: (sealed, about) => openBytes(keys, sealed, about),
    lookup: (kind, plain) =>
      createHmac('sha256', keys.lookup).update(`${kind}\0${plain}`).digest('base64url') as Lookup,
  };
}
