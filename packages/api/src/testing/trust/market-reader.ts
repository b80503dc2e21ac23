import { setTimeout as wait } from 'node:timers/promises';
import { getFundDetail } from '@prosperx/core/fund';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { clientOver } from '#testing/client.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import type { CountedWire } from './people-at-work.js';

/** The transactions that a server has carried out in this database. */
export async function transactionsOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: unknown }>(
    sql`select sum(xact_commit) as count from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.count);
}

/** Milliseconds by which an answer about the market may be old: what a replica may be late, a look at it, and a busy machine. */
const OLDEST = 8_000;
const CHANGES_EVERY = 1_000;
const PAUSE = 50;

/** Somebody who looks at one fund, whose minimum is changed in the primary now and then: each answer shows how old it is. */
export function marketReader(wire: CountedWire, primary: Db) {
  const { id } = schemeOf(EQUITY);
  const client = clientOver(wire.send);
  /** When each figure was written. */
  const written = new Map<number, number>();
  let figure = 1;

  async function change(): Promise<void> {
    figure += 1;
    written.set(figure, performance.now());
    await primary.update(schemes).set({ lockInYears: figure }).where(eq(schemes.id, id));
  }

  return {
    change,
    /** The figure as one database has it. */
    figureIn: async (db: Db) =>
      (await db.select({ figure: schemes.lockInYears }).from(schemes).where(eq(schemes.id, id)))[0]?.figure,
    /** Reads for so many milliseconds, one read after another. */
    readFor: async (milliseconds: number) => {
      const since = performance.now();
      let [asked, late, changed] = [0, 0, 0];
      while (performance.now() - since < milliseconds) {
        if (performance.now() - changed > CHANGES_EVERY) {
          await change();
          changed = performance.now();
        }
        const asking = performance.now();
        const { lockInYears } = await client.call(getFundDetail, { query: { schemeId: id } });
        asked += 1;
        const next = written.get(lockInYears + 1);
        if (next !== undefined && asking - next > OLDEST) late += 1;
        await wait(PAUSE);
      }
      return { asked, late };
    },
  };
}
