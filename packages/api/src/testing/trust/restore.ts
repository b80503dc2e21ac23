import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db, OpenedDb } from '#db/db.js';
import { orders } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import type { FileStore } from '#providers/providers.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { LEFT_OUT, makeBackup } from '#start/backup.js';
import { loadBackup, readManifest } from '#start/restore.js';
import { populate } from '#testing/scale/populate.js';
import { tableContents } from '#testing/table-contents.js';
import { TEST_START, testCrypto } from '#testing/test-services.js';

export interface RestoreRun {
  /** Opens a seeded database, and one with empty tables. */
  readonly open: (kind: 'seeded' | 'empty') => Promise<OpenedDb>;
  /** Their orders are ten times as many. */
  readonly investors: number;
}

export interface RestoreVerdict {
  readonly orders: number;
  readonly tables: number;
  /** Tables that are not the same to the bit. */
  readonly differing: readonly string[];
  readonly discrepancies: number;
  /** How many tables differ once one paisa of one order does. */
  readonly differingByOnePaisa: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
}

const noFiles: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  delete: () => Promise.resolve(),
};

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const since = performance.now();
  const result = await work();
  return [result, (performance.now() - since) / 1_000];
}

async function differing(kept: Readonly<Record<string, string>>, db: Db): Promise<string[]> {
  const found = await tableContents(db);
  return Object.keys(kept).filter((table) => !LEFT_OUT.includes(table) && kept[table] !== found[table]);
}

/** Keeps a large database, restores it into empty tables, and compares both to the bit. */
export async function runRestore({ open, investors }: RestoreRun): Promise<RestoreVerdict> {
  const folder = await mkdtemp(join(tmpdir(), 'px-restore-'));
  const [source, target] = [await open('seeded'), await open('empty')];
  try {
    const { db } = source;
    await populate({ db, crypto: testCrypto, calendar: createCalendar() }, { investors, navDays: 250 });
    const backup = { db, crypto: testCrypto, store: noFiles, folder: join(folder, 'kept'), now: TEST_START };
    const [, backupSeconds] = await timed(() => makeBackup(backup));
    const [, restoreSeconds] = await timed(async () => {
      const manifest = await readManifest(backup.folder, testCrypto);
      await loadBackup({ db: target.db, crypto: testCrypto, folder: backup.folder, manifest });
    });
    const kept = await tableContents(db);
    const wrong = await differing(kept, target.db);
    const { discrepancies } = await reconcile(target.db, 'own');
    const one = sql`(select id from ${orders} order by id limit 1)`;
    await target.db
      .update(orders)
      .set({ amount: sql`amount + 1` })
      .where(sql`id = ${one}`);
    return {
      orders: await db.$count(orders),
      tables: Object.keys(kept).length,
      differing: wrong,
      discrepancies: discrepancies.length,
      differingByOnePaisa: (await differing(kept, target.db)).length,
      backupSeconds,
      restoreSeconds,
    };
  } finally {
    for (const opened of [source, target]) await opened.close();
    await rm(folder, { recursive: true });
  }
}
