import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '#db/open-db.js';
import { StartError } from '#db/start-error.js';
import type { Settings } from './settings.js';

/** The database of a server that has run, for a command beside it. Throws `StartError` where there is none: it would be made, and nothing found in it. */
export async function openExisting(settings: Settings) {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db')))
    throw new StartError(`There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`);
  return openDb(settings);
}
