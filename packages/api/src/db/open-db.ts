import type { PGliteOptions } from '@electric-sql/pglite';
import type { OpenedDb } from './db.js';
import { openEmbedded } from './open-embedded.js';
import { openPostgres } from './open-postgres.js';

export interface OpenDbOptions {
  /** Address of a PostgreSQL database; without it the embedded one in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly pgliteModuleOptions?: PGliteOptions;
}

/** Opens the database and brings its schema up to date. Throws StartError with one line that says why it cannot. */
export function openDb({ databaseUrl, ...embedded }: OpenDbOptions): Promise<OpenedDb> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(embedded);
}
