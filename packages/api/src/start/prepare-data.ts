import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { keyAuditChain } from '#audit/check-audit.js';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { openDb } from '#db/open-db.js';
import { sandboxClock, users } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import type { CatalogueScheme } from '#sandbox/catalogue/scheme.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { addAdvisorBook } from '#sandbox/seed/advisor-book.js';
import { seedDeps, seedSandbox } from '#sandbox/seed/seed.js';
import type { Settings } from './settings.js';

// any number that no other program uses as its lock
const SEED_LOCK = 727_016_002;

/** Waits as long as another server fills the database, which a slow machine takes longer for than a call may wait for a lock. */
async function takeSeedLock(tx: Db): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** Fills a database that is new; of several servers that start together one does. */
export async function seedOnce(db: Db, crypto: Crypto, schemes: readonly CatalogueScheme[]): Promise<void> {
  await db.transaction(async (tx) => {
    await takeSeedLock(tx);
    const [known] = await tx.select({ id: users.id }).from(users).limit(1);
    if (!known) await seedSandbox(tx, crypto, schemes);
  });
}

/**
 * Adds the advisor's book to a whole sandbox that is new: beside the requests that it answers by then, since it takes the embedded database a
 * second or two. One that has been put forward stays without, as the SIPs of the book would all be due at once.
 */
export async function seedBookOnce({ db, crypto, clock }: Pick<Services, 'db' | 'crypto' | 'clock'>): Promise<void> {
  if (clock.now() - SANDBOX_START > DAY) return;
  await db.transaction(async (tx) => {
    await takeSeedLock(tx);
    await addAdvisorBook(await seedDeps(tx, crypto));
  });
}

/** Brings what an earlier version has written under the keys of this one: the hashes of the audit log. */
export async function keyOldData(db: Db, crypto: Crypto): Promise<void> {
  await keyAuditChain({ db, crypto });
}

/** Data that was sealed under other keys can neither be read nor found: better not to start. */
export async function checkKeys(db: Db, crypto: Crypto): Promise<void> {
  const [user] = await db.select().from(users).limit(1);
  if (!user) return;
  try {
    const hash = user.closedMobileHash ?? user.mobileHash;
    if (crypto.lookup('mobile', crypto.open(users.mobile, user)) === hash) return;
  } catch {
    // reported below
  }
  throw new StartError(
    'The keys do not fit the data: it was written under others (ENCRYPTION_KEYS and LOOKUP_KEY, or keys.json in DATA_DIR).',
  );
}

/** Throws `StartError` for the data of a sandbox: everybody knows the passwords of its people and the keys of its partners. */
export async function refuseSandboxData(db: Db): Promise<void> {
  const [known] = await db.select().from(sandboxClock).limit(1);
  if (known)
    throw new StartError(
      'This is the database of a sandbox, whose passwords and keys everybody knows. Set DATA_DIR or DATABASE_URL to another, or SANDBOX=1.',
    );
}

/** Throws `StartError` for a database that no sandbox has filled: a command that takes it for one would write its clock into it, and the server would not start any more. */
export async function needSandboxData(db: Db): Promise<void> {
  if ((await db.$count(sandboxClock)) > 0) return;
  throw new StartError(
    'This is not the database of a sandbox. Run the command with the settings of its servers: SANDBOX=0, ENCRYPTION_KEYS and LOOKUP_KEY, and DATA_DIR or FILES_URL where the uploaded files lie.',
  );
}

/** The database of a server that has run, for a command run next to it. Throws `StartError` where there is none: it would be made, and nothing found in it. */
export async function openExisting(settings: Settings) {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db')))
    throw new StartError(`There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`);
  return openDb(settings);
}
