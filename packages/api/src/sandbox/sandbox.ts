import { PxError } from '@prosperx/core/errors';
import type { advanceSandboxClock, resetSandbox, sandboxClock } from '@prosperx/core/sandbox';
import { DAY } from '@prosperx/core/time';
import {
  addDays,
  addMonths,
  businessDateAt,
  type Clock,
  type Instant,
  instantAt,
  type ExchangeCalendar,
} from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Db, sqlStateOf } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import type { Sandbox } from '#kernel/services.js';
import type { Scheduler } from '#queue/scheduler.js';
import type { RestartableClock } from './sandbox-clock.js';
import { readSeededRows, type SeededRows, writeSeededRows } from './seeded-rows.js';

function sandboxOf(ctx: Context): Sandbox {
  if (!ctx.sandbox) throw new PxError('not_found');
  return ctx.sandbox;
}

const timeOf = (clock: Clock) => ({ now: clock.now(), businessDate: businessDateAt(clock.now()) });

export const readClock: Verb<typeof sandboxClock> = ({ ctx }) => Promise.resolve(timeOf(ctx.clock));

export const advanceClock: Verb<typeof advanceSandboxClock> = async ({ ctx, input }) => {
  await sandboxOf(ctx).advance(input.advance);
  return timeOf(ctx.clock);
};

export const reset: Verb<typeof resetSandbox> = async ({ ctx }) => {
  await sandboxOf(ctx).reset();
  return timeOf(ctx.clock);
};

const BUSINESS_DAYS = /^(\d{1,3})B$/;
const ISO_DURATION =
  /^P(?=.)(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?=.)(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/;

// further than any SIP needs to be seen, and quick enough to wait for
const LONGEST_DAYS = 3 * 366;

/** The instant that lies a duration after another: ISO 8601 ("P2D", "PT30M") or working days of the exchange ("2B"). null when it is neither, or more than three years. */
export function instantAfter(from: Instant, duration: string, calendar: ExchangeCalendar): Instant | null {
  const date = businessDateAt(from);
  const timeOfDay = from - instantAt(date);
  const businessDays = BUSINESS_DAYS.exec(duration)?.[1];
  if (businessDays) return instantAt(calendar.add(date, Number(businessDays))) + timeOfDay;
  const parts = ISO_DURATION.exec(duration);
  if (!parts) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const day = addDays(addMonths(date, years * 12 + months), weeks * 7 + days);
  const to = instantAt(day) + timeOfDay + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return to - from > LONGEST_DAYS * DAY ? null : to;
}

export interface SandboxParts {
  readonly db: Db;
  readonly clock: RestartableClock;
  readonly calendar: ExchangeCalendar;
  readonly scheduler: Scheduler;
  seed(db: Db): Promise<void>;
}

/** NAVs are kept: there are some 390,000 of them, people change none, and seeding takes away those that the clock brought. The exchange's holidays are what they were. */
const kept: readonly unknown[] = [schema.navs, schema.exchangeHolidays];
const tables = Object.values(schema).filter((value) => value instanceof PgTable && !kept.includes(value)) as PgTable[];

const LOCK_NOT_AVAILABLE = '55P03';

async function empty(db: Db): Promise<void> {
  const names = tables.map((table) => sql.identifier(getTableConfig(table).name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
}

/**
 * Requests take the locks of tables in whatever order they need them, so a reset that waits for one while it holds others can deadlock with
 * them. It gives up long before PostgreSQL looks for deadlocks (after one second), and begins again without any lock.
 */
async function resetTables(db: Db, fill: (db: Db) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '100ms'`);
        await empty(tx);
        await fill(tx);
      });
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

/** Seeds by `seed` once, and from then on by the rows that it wrote, in a tenth of the time. */
function seedsAgain(seed: (db: Db) => Promise<void>): (db: Db) => Promise<void> {
  let seeded: SeededRows | null = null;
  return async (db) => {
    if (seeded && (await writeSeededRows(db, seeded))) return;
    if (seeded) await empty(db);
    await seed(db);
    // the database fills positions itself, as the ledger is written
    const written = tables.filter((table) => table !== schema.positions);
    seeded = await readSeededRows(db, written);
  };
}

export function createSandbox({ db, clock, calendar, scheduler, seed }: SandboxParts): Sandbox {
  const fill = seedsAgain(seed);
  return {
    advance: async (duration) => {
      const until = instantAfter(clock.now(), duration, calendar);
      if (until === null) throw new PxError('invalid_input', { fields: { advance: 'not_a_duration' } });
      await scheduler.advanceTo(clock, until);
    },
    reset: () =>
      scheduler.alone(async () => {
        await resetTables(db, fill);
        await clock.restart();
      }),
    followClock: () => clock.follow(),
  };
}
