import { businessDate, type Clock, instantAt } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { sandboxClock } from '#db/schema/index.js';
import type { MovableClock } from '#queue/scheduler.js';

/** The sandbox begins at ten o'clock in India on a Monday. */
export const SANDBOX_START = instantAt(businessDate('2026-11-16'), '10:00');

/** A clock that can also be restarted, and that others may have moved. */
export interface RestartableClock extends MovableClock {
  restart(): Promise<void>;
  /** Takes over how far another server on the same database has moved it. */
  follow(): Promise<void>;
}

const { one, offset: stored } = sandboxClock;

async function read(db: Db): Promise<number | null> {
  const [row] = await db.select().from(sandboxClock);
  return row ? Number(row.offset) : null;
}

async function store(db: Db, offset: number): Promise<void> {
  const row = { one: 1, offset: String(offset) };
  await db.insert(sandboxClock).values(row).onConflictDoUpdate({ target: one, set: row });
}

/** Moves the clock forward, never back, whatever another server has moved it to meanwhile; returns its time then. */
async function storeLater(db: Db, offset: number): Promise<number> {
  const later = sql`greatest(${stored}::bigint, ${offset}::bigint)::text`;
  const [row] = await db
    .insert(sandboxClock)
    .values({ one: 1, offset: String(offset) })
    .onConflictDoUpdate({ target: one, set: { offset: later } })
    .returning();
  return Number(row?.offset);
}

/** The real time, so much ahead or behind as the database says: it continues from where it was when the server was stopped. */
export async function openSandboxClock(db: Db, real: Clock): Promise<RestartableClock> {
  const fromStart = () => SANDBOX_START - real.now();
  let offset = (await read(db)) ?? (await storeLater(db, fromStart()));
  let moves = 0;
  const set = (next: number) => {
    offset = next;
    moves += 1;
  };
  return {
    now: () => real.now() + offset,
    moveTo: async (instant) => set(await storeLater(db, Math.max(offset, instant - real.now()))),
    restart: async () => {
      await store(db, fromStart());
      set(fromStart());
    },
    follow: async () => {
      const before = moves;
      const known = await read(db);
      // what was read before a move of our own is no news
      if (known !== null && moves === before) offset = known;
    },
  };
}
