import { businessDate, type Clock, instantAt } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { sandboxClock } from '#db/schema/index.js';
import type { MovableClock } from '#jobs/scheduler.js';

/** When the sandbox begins: ten o'clock in India on a Monday. */
export const SANDBOX_START = instantAt(businessDate('2026-11-16'), '10:00');

/** A clock that can also begin anew. */
export interface RestartableClock extends MovableClock {
  restart(): Promise<void>;
}

async function store(db: Db, offset: number): Promise<void> {
  const row = { one: 1, offset: String(offset) };
  await db.insert(sandboxClock).values(row).onConflictDoUpdate({ target: sandboxClock.one, set: row });
}

/** The real time, so much ahead or behind as the database says: it goes on where it stood when the server was stopped. */
export async function openSandboxClock(db: Db, real: Clock): Promise<RestartableClock> {
  const [row] = await db.select().from(sandboxClock);
  let offset = row ? Number(row.offset) : SANDBOX_START - real.now();
  const set = async (next: number) => {
    offset = next;
    await store(db, offset);
  };
  if (!row) await store(db, offset);
  return {
    now: () => real.now() + offset,
    moveTo: (instant) => set(Math.max(offset, instant - real.now())),
    restart: () => set(SANDBOX_START - real.now()),
  };
}
