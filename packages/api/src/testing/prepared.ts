import type { Db } from '#db/db.js';
import { seedSandbox } from '#sandbox/seed/seed.js';
import { schemaHash } from './schema-hash.js';
import { seedHash } from './seed-hash.js';
import { testCrypto } from './test-crypto.js';

/** A state of the database that is made once and then copied: `name` changes with what it depends on. */
export interface Prepared {
  readonly kind: 'empty' | 'seeded';
  readonly name: string;
  fill(db: Db): Promise<void>;
}

export function prepared(kind: Prepared['kind']): Prepared {
  return kind === 'empty'
    ? { kind, name: `empty_${schemaHash()}`, fill: () => Promise.resolve() }
    : { kind, name: `seeded_${seedHash()}`, fill: (db) => seedSandbox(db, testCrypto) };
}
