import { hash, verify } from '@node-rs/argon2';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Lookup, Sealed } from '#db/schema/index.js';

// the least that OWASP's cheat sheet and ASVS 5 allow: 19 MiB, two passes; argon2id is the library's default
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// of a random text that nobody kept: it takes as long to refuse as a real one
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$L5dAa0/5pvi3C7Ag0jwovg$Y5vmb7kzyoZP9xfz4ShOmjRiMfMiJ+Zw1qFIlWAcFUU';

/** argon2id in PHC form; computed off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Takes as long when there is no hash to compare with, so that the time does not show who has an account. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const right = await verify(known ?? DUMMY, password);
  return known !== null && right;
}

const TAG_BYTES = 16;

/** Sealed bytes begin with it, and no picture does. The id of the key and a line break follow it, then nonce, tag and content. */
const HEAD = 'prosperx-v1 ';
const LONGEST_HEAD = 200;

/** Returns the id of the key that sealed these bytes; null for bytes that are not sealed. */
export function keyIdOf(kept: Uint8Array): string | null {
  const head = Buffer.from(kept.subarray(0, LONGEST_HEAD)).toString('latin1');
  const end = head.indexOf('\n');
  return head.startsWith(HEAD) && end > 0 ? head.slice(HEAD.length, end) : null;
}

const associated = (keyId: string, about: string) => Buffer.from(`${keyId}\0${about}`);

function sealBytes({ current, encryption }: Keys, plain: Uint8Array, about: string): Uint8Array {
  const key = encryption.get(current);
  if (!key) throw new Error('the current key is missing');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(associated(current, about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from(`${HEAD}${current}\n`), nonce, cipher.getAuthTag(), body]);
}

function openBytes({ encryption }: Keys, sealed: Uint8Array, about: string): Uint8Array {
  const keyId = keyIdOf(sealed);
  const key = keyId === null ? undefined : encryption.get(keyId);
  if (keyId === null || !key) throw new Error('sealed bytes have an unknown form or key');
  const at = HEAD.length + keyId.length + 1;
  const part = (from: number, length?: number) =>
    sealed.subarray(at + from, length === undefined ? undefined : at + from + length);
  const decipher = createDecipheriv(CIPHER, key, part(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(associated(keyId, about)).setAuthTag(part(NONCE_BYTES, TAG_BYTES));
  return Buffer.concat([decipher.update(part(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** The keys of the data at rest. `encryption` maps a key's id to its 32 bytes; `current` seals, the others only open. */
export interface Keys {
  readonly current: string;
  readonly encryption: ReadonlyMap<string, Buffer>;
  /** The key of the hashes never changes, or no value would be found again. */
  readonly lookup: Buffer;
}

export interface Crypto {
  /** Encrypts a text that may not be readable in the database. */
  seal(plain: string): Sealed;
  /** Decrypts a text. Throws when it was changed, or its key is not known any more. */
  open(sealed: Sealed): string;
  /** Encrypts bytes, bound to `about`, the name of what they are: put in the place of another file, they do not open. */
  sealBytes(plain: Uint8Array, about: string): Uint8Array;
  /** Decrypts bytes. Throws as `open` does. */
  openBytes(sealed: Uint8Array, about: string): Uint8Array;
  /** Returns the hash by which an encrypted value is found. `kind` keeps a mobile from matching an account number. */
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
