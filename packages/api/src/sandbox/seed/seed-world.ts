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
