import { MINUTE } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { areTablesNew, newestMigration } from '#db/migrate-tables.js';
import { MIGRATIONS_FOLDER } from '#db/open-db.js';
import type { Readiness } from '#http/health.js';
import type { Lifecycle } from '#kernel/lifecycle.js';
import type { Services } from '#kernel/services.js';
import { probeFileStore } from '#providers/files/sealed-file-store.js';
import type { FileStore } from '#providers/providers.js';
import { oldestDue } from '#queue/lease.js';
import { checkKeys } from './prepare-data.js';

interface Watched extends Pick<Services, 'db' | 'clock'> {
  readonly crypto: Crypto;
  readonly lifecycle: Lifecycle;
  /** Minutes for which due work may wait; 0: it is not looked at. */
  readonly queueBehind: number;
}

/** Longer than this no part may take to say how it is. */
const PATIENCE = 2_000;

/** Returns the sentence of a part that is not ready, null of one that is; whatever it throws stays here, since it may hold values. */
async function look(work: Promise<boolean>, sentence: string): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return (await Promise.race([work, late])) ? null : sentence;
  } catch {
    return sentence;
  } finally {
    clearTimeout(timer);
  }
}

/** Says what keeps a server from answering for people: it is ending, or its database, its tables, its keys or its queue are not as they should be. */
export function readinessOf({ db, clock, crypto, lifecycle, queueBehind }: Watched): Readiness {
  const newest = newestMigration(MIGRATIONS_FOLDER);
  const isQueueUpToDate = async () => {
    const oldest = queueBehind === 0 ? null : await oldestDue(db, clock.now());
    return oldest === null || clock.now() - oldest <= queueBehind * MINUTE;
  };
  return async (): Promise<Readonly<Record<string, string>>> => {
    if (lifecycle.isLeaving()) return { server: 'It is about to end.' };
    const database = await look(
      db.execute(sql`select 1`).then(() => true),
      'It does not answer.',
    );
    if (database) return { database };
    const looks = {
      migrations: look(areTablesNew(db, newest), 'The tables are older than this version.'),
      keys: look(
        checkKeys(db, crypto).then(() => true),
        'They do not fit the data.',
      ),
      queue: look(isQueueUpToDate(), `Due work has waited for more than ${queueBehind} minutes.`),
    };
    const waiting: Record<string, string> = {};
    for (const [name, found] of Object.entries(looks)) {
      const sentence = await found;
      if (sentence !== null) waiting[name] = sentence;
    }
    return waiting;
  };
}

/** Proxies ask each half second; a store that counts its calls is not asked as often. */
const LOOK_AT_FILES_EVERY = 30_000;

/**
 * Says what fails without keeping a server from answering for people. All servers share the store of files: a load balancer that took one out
 * for it would take out all at once, and with them the logins, purchases and reads that need no file. Whoever operates hears of it by metrics and alerts.
 */
export function impairmentOf({
  fileStore,
  clock,
}: Pick<Services, 'clock'> & { readonly fileStore: FileStore }): Readiness {
  let last = { at: -Infinity, files: null as string | null };
  return async () => {
    const now = clock.now();
    if (now - last.at >= LOOK_AT_FILES_EVERY) {
      const work = probeFileStore(fileStore).then(() => true);
      last = { at: now, files: await look(work, 'Uploaded files cannot be kept and read.') };
    }
    return last.files === null ? {} : { files: last.files };
  };
}
