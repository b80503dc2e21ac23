import { createHash } from 'node:crypto';
import type { Instant } from '@prosperx/core/time';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';

/** What the people of the sandbox are made with. */
export interface SeedWorld {
  readonly db: Db;
  readonly crypto: Crypto;
  /** The sandbox's first moment. */
  readonly now: Instant;
  /** Hash of the password that they share. */
  readonly passwordHash: string;
}

/** An id that is the same after every reset. */
export function seedId(prefix: string, name: string): string {
  return `${prefix}_${createHash('sha256').update(`${prefix} ${name}`).digest('base64url').slice(0, 22)}`;
}

/** An order number that is the same after every reset: nine digits, one more than the sandbox's exchange gives. */
export function seedNumber(name: string): string {
  const bits = createHash('sha256').update(name).digest().readUInt32BE();
  return String(100_000_000 + (bits % 900_000_000));
}
