import { PxError } from '@prosperx/core/errors';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Db, sqlStateOf } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import type { Scheduler } from '#jobs/scheduler.js';
import { instantAfter } from './duration.js';
import type { RestartableClock } from './sandbox-clock.js';

/** What only a sandbox can do. */
export interface Sandbox {
  /** Puts the clock forward by a duration; all that falls due on the way is done. Throws `invalid_input` for what is no duration. */
  advance(duration: string): Promise<void>;
  /** Back to the seeded state. */
  reset(): Promise<void>;
  /** Takes the time over from the other servers on its database. */
  followClock(): Promise<void>;
}

export interface SandboxParts {
  readonly db: Db;
  readonly clock: RestartableClock;
  readonly scheduler: Scheduler;
  seed(db: Db): Promise<void>;
}

/** NAVs are kept: there are 80,000 of them, people change none, and seeding takes away those that the clock brought. */
const tables = Object.values(schema).filter((value) => value instanceof PgTable && value !== schema.navs) as PgTable[];

const LOCK_NOT_AVAILABLE = '55P03';

async function empty(db: Db): Promise<void> {
  const names = tables.map((table) => sql.identifier(getTableConfig(table).name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
}

/**
 * Requests take the locks of tables in whatever order they need them, so a reset that waits for one while it holds others can deadlock with
 * them. It gives up long before PostgreSQL looks for deadlocks (after one second), and begins again without any lock.
 */
async function resetTables(db: Db, seed: (db: Db) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '100ms'`);
        await empty(tx);
        await seed(tx);
      });
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

export function createSandbox({ db, clock, scheduler, seed }: SandboxParts): Sandbox {
  return {
    advance: async (duration) => {
      const until = instantAfter(clock.now(), duration);
      if (until === null) throw new PxError('invalid_input', { fields: { advance: 'not_a_duration' } });
      await scheduler.advanceTo(clock, until);
    },
    reset: () =>
      scheduler.alone(async () => {
        await resetTables(db, seed);
        await clock.restart();
      }),
    followClock: () => clock.follow(),
  };
}
