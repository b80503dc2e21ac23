import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './crypto.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What sealed bytes begin with: no picture does. The id of the key and a line break follow it, then nonce, tag and content. */
const HEAD = 'prosperx-v1 ';
const LONGEST_HEAD = 200;

/** The id of the key that sealed these bytes; null for bytes that are not sealed. */
export function keyIdOf(kept: Uint8Array): string | null {
  const head = Buffer.from(kept.subarray(0, LONGEST_HEAD)).toString('latin1');
  const end = head.indexOf('\n');
  return head.startsWith(HEAD) && end > 0 ? head.slice(HEAD.length, end) : null;
}

const associated = (keyId: string, about: string) => Buffer.from(`${keyId}\0${about}`);

export function sealBytes({ current, encryption }: Keys, plain: Uint8Array, about: string): Uint8Array {
  const key = encryption.get(current);
  if (!key) throw new Error('the current key is missing');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(associated(current, about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from(`${HEAD}${current}\n`), nonce, cipher.getAuthTag(), body]);
}

export function openBytes({ encryption }: Keys, sealed: Uint8Array, about: string): Uint8Array {
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
