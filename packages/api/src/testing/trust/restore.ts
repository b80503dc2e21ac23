import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull, sql } from 'drizzle-orm';
import type { Db, OpenedDb } from '#db/db.js';
import { files, orders } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import type { FileStore } from '#providers/providers.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { LEFT_OUT, makeBackup } from '#start/backup.js';
import { loadBackup, loadFiles, readManifest } from '#start/restore.js';
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
  /** Tables that are compared: those of sessions and codes are not kept. */
  readonly tables: number;
  /** Tables that are not the same to the bit. */
  readonly differing: readonly string[];
  readonly discrepancies: number;
  readonly files: number;
  /** Uploaded files that are not the same to the bit, or missing. */
  readonly differingFiles: number;
  /** How many tables differ once one paisa of one order does. */
  readonly differingByOnePaisa: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
}

/** Uploaded files that the database gets beside its own. */
const FILES = 1_000;
/** The bytes of a file as it lies sealed, which its id tells. */
const fileOf = (id: string) => Buffer.alloc(20_000, id);

/** Has every file that is asked for, and remembers those it is given which are not as they were. */
function storeOfFiles() {
  const right = new Set<string>();
  const store: FileStore = {
    put: (id, bytes) => Promise.resolve(void (fileOf(id).equals(bytes) && right.add(id))),
    get: (id) => Promise.resolve(fileOf(id)),
    delete: () => Promise.resolve(),
  };
  return { store, right };
}

const addFiles = (db: Db) =>
  db.insert(files).values(
    Array.from({ length: FILES }, (_, number) => ({
      id: `fil_restore_${number}`,
      ...{ kind: 'other', mediaType: 'image/jpeg', byteCount: 20_000, sha256: '', createdAt: TEST_START },
    })),
  );

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const since = performance.now();
  const result = await work();
  return [result, (performance.now() - since) / 1_000];
}

const isCompared = (table: string) => !LEFT_OUT.includes(table);

async function differing(kept: Readonly<Record<string, string>>, db: Db): Promise<string[]> {
  const found = await tableContents(db);
  return Object.keys(kept).filter((table) => isCompared(table) && kept[table] !== found[table]);
}

/** Keeps a large database with its uploaded files, restores it into empty tables, and compares both to the bit. */
export async function runRestore({ open, investors }: RestoreRun): Promise<RestoreVerdict> {
  const folder = await mkdtemp(join(tmpdir(), 'px-restore-'));
  const [source, target] = [await open('seeded'), await open('empty')];
  try {
    const { db } = source;
    await populate({ db, crypto: testCrypto, calendar: createCalendar() }, { investors, navDays: 250 });
    await addFiles(db);
    const { store, right } = storeOfFiles();
    const backup = { db, crypto: testCrypto, store, folder: join(folder, 'kept'), now: TEST_START };
    const [, backupSeconds] = await timed(() => makeBackup(backup));
    const [, restoreSeconds] = await timed(async () => {
      const manifest = await readManifest(backup.folder, testCrypto);
      await loadBackup({ db: target.db, crypto: testCrypto, folder: backup.folder, manifest });
      await loadFiles(manifest, backup.folder, store);
    });
    const uploaded = await db.select({ id: files.id }).from(files).where(isNull(files.deletedAt));
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
      tables: Object.keys(kept).filter(isCompared).length,
      differing: wrong,
      files: uploaded.length,
      differingFiles: uploaded.filter(({ id }) => !right.has(id)).length,
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
