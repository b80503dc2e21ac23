import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db, OpenedDb } from './db.js';
import { lockFolder } from './folder-lock.js';
import { MIGRATIONS_FOLDER } from './migrate.js';
import * as schema from './schema/index.js';
import { StartError, systemCodeOf } from './start-error.js';

export interface EmbeddedOptions {
  /** Folder of all data; the database is its `db`. */
  readonly dataDir: string;
  readonly pgliteModuleOptions?: PGliteOptions;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be made (${systemCodeOf(error)}). Set DATA_DIR to one that can be written.`,
      error,
    );
  }
}

async function lock(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await lockFolder(join(dataDir, 'db.lock'), dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${systemCodeOf(error)}). Set DATA_DIR to another.`,
      error,
    );
  }
}

/** Drizzle over an instance of PGlite, with the schema up to date. */
export async function overPglite(client: PGlite): Promise<Db> {
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return db as unknown as Db;
}

/** Opens PGlite in a folder that no other process may use meanwhile: two of them would lose each other's rows without a word. */
export async function openEmbedded({ dataDir, pgliteModuleOptions = {} }: EmbeddedOptions): Promise<OpenedDb> {
  const folder = join(dataDir, 'db');
  await makeFolder(dataDir);
  const unlock = await lock(dataDir);
  try {
    // a kill while PGlite starts leaves an empty one, which stops every later start
    await rm(join(folder, 'postmaster.pid'), { force: true });
    const client = await PGlite.create({ ...pgliteModuleOptions, dataDir: folder, extensions: { pg_trgm } });
    const db = await overPglite(client);
    const close = async () => {
      await client.exec('CHECKPOINT');
      await client.close();
      await unlock();
    };
    return { db, engine: 'pglite', close };
  } catch (error) {
    await unlock();
    throw new StartError(
      `The database in ${folder} cannot be opened: it may be damaged or made by another version.`,
      error,
    );
  }
}
