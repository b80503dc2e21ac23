import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { MIGRATIONS_FOLDER } from '#db/open-db.js';
import { credentials, queue } from '#db/schema/index.js';
import { HOUSEKEEPING } from '#queue/job-kinds.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { SANDBOX_PASSWORD, seedSandbox } from '#sandbox/seed/seed.js';
import { testCrypto } from './test-services.js';

const API = ['crypto', 'db', 'modules', 'sandbox'].map((folder) => `../${folder}`);
const CORE = ['fund', 'money', 'nfo', 'order', 'time'].map((folder) => `../../../core/src/${folder}`);

/** Changes with whatever a seeded database depends on: the tables, and the source that fills them. */
function seedHash(): string {
  const digest = createHash('sha256')
    .update(schemaHash())
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of [...API, ...CORE].map((path) => fileURLToPath(new URL(path, import.meta.url)))) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|json)$/.test(file),
    );
    for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
      digest.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return digest.digest('hex').slice(0, 12);
}

/**
 * A state of the database that is made once and then copied: `name` changes with what it depends on. `seeded` has the sandbox's people and
 * schemes; `nightly` the housekeeping of each night too, which is most of what a day costs that a test lets pass.
 */
export interface Prepared {
  readonly kind: 'empty' | 'seeded' | 'nightly';
  readonly name: string;
  fill(db: Db): Promise<void>;
}

/** The least that argon2id can cost: people of tests sign in some thousand times. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

async function fillWithSandbox(db: Db): Promise<void> {
  await seedSandbox(db, testCrypto, namedSchemes);
  await db.update(credentials).set({ hash: await hash(SANDBOX_PASSWORD, LEAST) });
}

async function fillWithoutNights(db: Db): Promise<void> {
  await fillWithSandbox(db);
  await db.delete(queue).where(eq(queue.kind, HOUSEKEEPING));
}

const FILL: Readonly<Record<Prepared['kind'], Prepared['fill']>> = {
  empty: () => Promise.resolve(),
  seeded: fillWithoutNights,
  nightly: fillWithSandbox,
};

// reading all the source takes longer than opening a database
const names = new Map<Prepared['kind'], string>();

function nameOf(kind: Prepared['kind']): string {
  const name = names.get(kind) ?? `${kind}_${kind === 'empty' ? schemaHash() : seedHash()}`;
  names.set(kind, name);
  return name;
}

export function prepared(kind: Prepared['kind']): Prepared {
  return { kind, name: nameOf(kind), fill: FILL[kind] };
}

/** Changes with the tables: a prepared database of another schema is never used. */
function schemaHash(): string {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const digest = createHash('sha256').update(JSON.stringify(journal));
  for (const { tag } of journal.entries) digest.update(readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`)));
  return digest.digest('hex').slice(0, 12);
}
