import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Db, OpenedDb } from '#db/db.js';
import { openEmbedded, overPglite } from '#db/open-db.js';
import { prepared } from '#testing/prepared.js';
import { dumpOf } from '#testing/test-databases.js';
import { addressOf, openFor } from './open-database.js';

/** A seeded database that servers in other processes use. */
export interface KillDatabase {
  /** The environment that names the database to a server. */
  readonly environment: Readonly<Record<string, string>>;
  /** While no server has it open. */
  withDb<Result>(task: (db: Db) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

async function embedded(folder: string): Promise<KillDatabase> {
  const dump = new Blob([new Uint8Array(await dumpOf(prepared('nightly')))]);
  const client = await PGlite.create({ dataDir: join(folder, 'db'), loadDataDir: dump, extensions: { pg_trgm } });
  await overPglite(client);
  await client.close();
  const withDb: KillDatabase['withDb'] = async (task) => {
    const opened = await openEmbedded({ dataDir: folder });
    try {
      return await task(opened.db);
    } finally {
      await opened.close();
    }
  };
  return { environment: { DATA_DIR: folder }, withDb, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function onServer(folder: string, opened: OpenedDb): Promise<KillDatabase> {
  const remove = async () => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  };
  const environment = { DATA_DIR: folder, DATABASE_URL: await addressOf(opened.db) };
  return { environment, withDb: (task) => task(opened.db), remove };
}

/** Throws where TEST_DATABASE_URL names no PostgreSQL server and one is wanted. @param within where its folder is made */
export async function killDatabase(engine: OpenedDb['engine'], within = tmpdir()): Promise<KillDatabase> {
  const folder = await mkdtemp(join(within, 'prosperx-kills-'));
  if (engine === 'pglite') return embedded(folder);
  const opened = await openFor('postgres');
  if (!opened) throw new Error('TEST_DATABASE_URL is not set');
  return onServer(folder, opened);
}
