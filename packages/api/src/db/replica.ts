import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './db.js';
import { readyPostgres } from './open-db.js';
import type { PoolOptions } from './pool.js';

/** A copy of the database that follows it by streaming, and only reads. */
export interface Replica {
  /** Returns where to read what may be a few seconds late, such as NAVs: the replica while it is near enough; null: the primary is to be asked. */
  near(): Db | null;
  /** Returns where to read what is a person’s own: the replica once it has all that the primary has now; null when it has not in a moment. */
  caughtUp(): Promise<Db | null>;
  /** Leaves it out until it is seen to be well again. */
  leaveOut(): void;
  close(): Promise<void>;
}

export interface ReplicaLimits {
  /** Milliseconds by which it may be late for what anybody reads. */
  readonly late: number;
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Milliseconds for which a read of a person waits for it. */
  readonly patience: number;
}

const LIMITS: ReplicaLimits = { late: 5_000, every: 1_000, patience: 100 };
const PAUSE = 10;
/** Places in the log that are kept: how late it is counts from the newest that it has reached. */
const KEPT = 60;

/** A place in PostgreSQL's log, such as `16/B374D848`, as a number. */
const placeOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

async function placeIn(db: Db, name: 'pg_current_wal_flush_lsn' | 'pg_last_wal_replay_lsn'): Promise<bigint | null> {
  const { rows } = await db.execute<{ place: string | null }>(sql`select ${sql.raw(name)}()::text as place`);
  const place = rows[0]?.place;
  return place ? placeOf(place) : null;
}

export interface ReplicaOptions extends Pick<PoolOptions, 'watch' | 'hear' | 'prepares'> {
  readonly replicaUrl: string;
  readonly primary: Db;
  readonly within?: Partial<ReplicaLimits>;
  /** Hears when it becomes near enough, or is no longer; `late` in milliseconds, null where it does not answer. */
  readonly told?: (state: { readonly isNear: boolean; readonly late: number | null }) => void;
}

/**
 * Connects to a replica and looks each second how far it is behind: by the places of the primary's log that it has reached and when they were
 * the newest, since its own clock of the last transaction stands still while nobody writes. Until it was seen to be near, and from the moment
 * at which it is late, gone or fails, the primary is read.
 */
export function openReplica({ replicaUrl, primary, within, told = () => {}, ...pool }: ReplicaOptions): Replica {
  const { late: most, every, patience } = { ...LIMITS, ...within };
  const { db, close } = readyPostgres(replicaUrl, pool);
  let marks: { readonly place: bigint; readonly at: number }[] = [];
  let isNear = false;
  const become = (next: boolean, late: number | null) => {
    if (next !== isNear) told({ isNear: next, late });
    isNear = next;
  };

  async function look(): Promise<void> {
    const at = performance.now();
    const newest = await placeIn(primary, 'pg_current_wal_flush_lsn').catch(() => null);
    // a primary that is gone writes nothing that could be missed
    if (newest !== null) marks = [...marks, { place: newest, at }].slice(-KEPT);
    const reached = await placeIn(db, 'pg_last_wal_replay_lsn');
    if (reached === null) return become(false, null);
    const passed = marks.findLastIndex(({ place }) => place <= reached);
    marks = marks.slice(Math.max(0, passed));
    const [oldest] = marks;
    const late =
      passed === -1 ? Number.POSITIVE_INFINITY : marks.length === 1 ? 0 : performance.now() - (oldest?.at ?? 0);
    become(late <= most, late);
  }

  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const tick = () => {
    looking = look()
      .catch(() => become(false, null))
      .finally(() => {
        if (!isOver) timer = setTimeout(tick, every).unref();
      });
  };
  tick();

  return {
    near: () => (isNear ? db : null),
    caughtUp: async () => {
      if (!isNear) return null;
      const since = performance.now();
      const wanted = await placeIn(primary, 'pg_current_wal_flush_lsn');
      for (;;) {
        const reached = await placeIn(db, 'pg_last_wal_replay_lsn').catch(() => null);
        if (wanted === null || reached === null) return null;
        if (reached >= wanted) return db;
        if (performance.now() - since >= patience) return null;
        await wait(PAUSE);
      }
    },
    leaveOut: () => become(false, null),
    close: async () => {
      isOver = true;
      clearTimeout(timer);
      await looking;
      await close();
    },
  };
}
