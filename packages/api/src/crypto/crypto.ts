import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Lookup, Sealed } from '#db/schema/index.js';
import { inTurn } from './in-turn.js';

// the least that OWASP's cheat sheet and ASVS 5 allow: 19 MiB, two passes; argon2id is the library's default
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// of a random text that nobody kept: it takes as long to refuse as a real one
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$L5dAa0/5pvi3C7Ag0jwovg$Y5vmb7kzyoZP9xfz4ShOmjRiMfMiJ+Zw1qFIlWAcFUU';

/** argon2id in PHC form; computed off the event loop, a few at once. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Takes as long when there is no hash to compare with, so that the time does not show who has an account. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(known ?? DUMMY, password));
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

function sealBytes({ current, encryption }: ReadyKeys, plain: Uint8Array, about: string): Uint8Array {
  const key = encryption.get(current);
  if (!key) throw new Error('the current key is missing');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(associated(current, about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from(`${HEAD}${current}\n`), nonce, cipher.getAuthTag(), body]);
}

function openBytes({ encryption }: ReadyKeys, sealed: Uint8Array, about: string): Uint8Array {
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

/** Keys as OpenSSL has them: made of their bytes once, and not for every value, which takes Node 24 several times what the value does. */
interface ReadyKeys {
  readonly current: string;
  readonly encryption: ReadonlyMap<string, KeyObject>;
  readonly lookup: KeyObject;
}

const readyKeys = ({ current, encryption, lookup }: Keys): ReadyKeys => ({
  current,
  encryption: new Map([...encryption].map(([id, bytes]) => [id, createSecretKey(bytes)])),
  lookup: createSecretKey(lookup),
});

/** A column of sealed text, with the name of its property in a row. */
export type SealedColumn<Name extends string = string> = AnyPgColumn<{ name: Name; data: Sealed }>;

/** A row with the id that its values are bound to: `id`, and where a table has none, what its writer gave to `seal` in its place. */
type SealedRow<Name extends string> = { readonly id: string } & Readonly<Record<Name, Sealed | null>>;

type Opened<Value> = Value extends Sealed ? string : null;

export interface Crypto {
  /** Encrypts a text that may not be readable in the database, bound to its column and to the row with this id: in another place it does not open. */
  seal(column: SealedColumn, id: string, plain: string): Sealed;
  /** Decrypts the value of a column in a row; null where there is none. Throws when it was changed or belongs elsewhere, or its key is not known any more. */
  open<Name extends string, Row extends SealedRow<Name>>(column: SealedColumn<Name>, row: Row): Opened<Row[Name]>;
  /** Encrypts bytes, bound to `about`, the name of what they are: put in the place of another file, they do not open. */
  sealBytes(plain: Uint8Array, about: string): Uint8Array;
  /** Decrypts bytes. Throws as `open` does. */
  openBytes(sealed: Uint8Array, about: string): Uint8Array;
  /** Returns the hash by which an encrypted value is found. `kind` keeps a mobile from matching an account number. */
  lookup(kind: string, plain: string): Lookup;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

/** The form of values that are bound to their place; `v1` was not bound to any. */
export const SEALED_FORM = 'v2';

/** The place of a value as the database names it, so that no other program object can stand for it. */
const placeOf = (column: SealedColumn, id: string) => `${getTableName(column.table)}.${column.name}\0${id}`;

function decrypt({ encryption }: ReadyKeys, sealed: Sealed, location: string): string {
  const [form = '', keyId = '', nonce = '', tag = '', body = ''] = sealed.split('.');
  const key = encryption.get(keyId);
  if (!['v1', SEALED_FORM].includes(form) || !key) throw new Error('a sealed value has an unknown form or key');
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), { authTagLength: TAG_BYTES });
  decipher.setAAD(form === 'v1' ? Buffer.from(keyId) : associated(keyId, location));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}

/** A sealed value that does not open. Its name stands in the log, where messages do not. */
class SealedValueError extends Error {
  override readonly name = 'SealedValueError';
}

function open(keys: ReadyKeys, column: SealedColumn, id: string, sealed: Sealed): string {
  try {
    return decrypt(keys, sealed, placeOf(column, id));
  } catch {
    const name = `${getTableName(column.table)}.${column.name}`;
    throw new SealedValueError(
      `A sealed value of ${name} does not open: changed, copied from elsewhere, or of an unknown form or key`,
    );
  }
}

function seal(keys: ReadyKeys, plain: string, location: string): Sealed {
  const key = keys.encryption.get(keys.current);
  if (!key) throw new Error('the current key is missing');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associated(keys.current, location));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
  return [SEALED_FORM, keys.current, ...parts].join('.') as Sealed;
}

export function createCrypto(given: Keys): Crypto {
  const keys = readyKeys(given);
  return {
    seal: (column, id, plain) => seal(keys, plain, placeOf(column, id)),
    open: <Name extends string, Row extends SealedRow<Name>>(column: SealedColumn<Name>, row: Row) => {
      const value: Sealed | null = row[column.name as Name];
      return (value === null ? null : open(keys, column, row.id, value)) as Opened<Row[Name]>;
    },
    sealBytes: (plain, about) => sealBytes(keys, plain, about),
    openBytes: (sealed, about) => openBytes(keys, sealed, about),
    lookup: (kind, plain) =>
      createHmac('sha256', keys.lookup).update(`${kind}\0${plain}`).digest('base64url') as Lookup,
  };
}
