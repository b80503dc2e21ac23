import { openDb } from '#db/open-db.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { realClock } from '#start/real-clock.js';
import { withServer } from './at-work.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { jobsLeft } from './people-at-work.js';
import type { Intent } from './shopper.js';

export interface Restored extends Verdict {
  readonly lostJobs: number;
  /** The last moment of which the bank's book knows, in milliseconds. */
  readonly newest: number;
}

/** Has a server go on with a database that was restored, until its queue is worked off, and compares it with what people were told. */
export async function judgeRestored(
  databaseUrl: string,
  dataDir: string,
  intents: readonly Intent[],
): Promise<Restored> {
  const { db, close } = await openDb({ databaseUrl, dataDir, migrates: false });
  try {
    const booked = await db.select({ at: sandboxBankPayments.createdAt }).from(sandboxBankPayments);
    const clock = await openSandboxClock(db, realClock);
    const ahead = clock.now() - realClock.now();
    const newest = Math.max(0, ...booked.map(({ at }) => at)) - ahead;
    const lostJobs = await withServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, () => jobsLeft(db, clock.now));
    return { ...(await checkConsistency(db, intents)), lostJobs, newest };
  } finally {
    await close();
  }
}
