import { sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import type { ServerCalendar } from '#kernel/calendar.js';
import { addBooks, sumPositions } from './books.js';
import { addMarket } from './market.js';
import { addPeople } from './people.js';
import { MOST_CUSTOMERS, prepareScale } from './shape.js';

/** How large a generated database is. Everything else follows: see `shape.ts`. */
export interface Scale {
  readonly investors: number;
  /** The same seed makes the same people, holdings and NAVs. */
  readonly seed?: number;
  /** Working days for which each scheme has a NAV: 5 years are 1,240. */
  readonly navDays?: number;
}

/** Investors whose rows are written in one transaction. */
const SLICE = 5_000;

/**
 * Fills a seeded PostgreSQL or PGlite with investors and their books through the real schema, in bulk: checks of foreign keys and the
 * triggers of the ledger are left out while it writes (a superuser may), and what the triggers keep is summed once. The books agree:
 * `reconcile` finds nothing. `say` hears how far it is.
 */
export async function populate(
  { db, crypto, calendar }: { readonly db: Db; readonly crypto: Crypto; readonly calendar: ServerCalendar },
  { investors, seed = 1, navDays = 1_240 }: Scale,
  say: (line: string) => void = () => {},
): Promise<void> {
  const inBulk = (work: (tx: Db) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await work(tx);
    });
  await prepareScale(db, { seed, navDays, calendar });
  await addMarket(inBulk, { schemes: Math.max(100, Math.round(investors * 0.14)), navDays });
  say('market');
  for (let first = 1; first <= investors; first += SLICE) {
    const slice = { first, last: Math.min(investors, first + SLICE - 1) };
    await inBulk(async (tx) => {
      await addPeople(tx, crypto, slice, Math.min(MOST_CUSTOMERS, investors / 2));
      await addBooks(tx, slice);
    });
    say(`${slice.last} investors`);
  }
  await inBulk(sumPositions);
  await db.execute(sql`drop schema scale cascade`);
  await db.execute(sql`analyze`);
}
