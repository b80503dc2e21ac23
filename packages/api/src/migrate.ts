import { openDb } from '#db/open-db.js';
import { StartError } from '#db/start-error.js';
import { readSettings } from '#start/settings.js';

/** Brings the tables up to date and ends: for servers with `MIGRATE=off`, before the first of a new version starts. */
try {
  const { close } = await openDb({ ...readSettings(process.env), migrates: true });
  await close();
  console.log('The tables are up to date.');
} catch (error) {
  console.error(`prosperx: ${error instanceof StartError ? error.message : String(error)}`);
  process.exitCode = 1;
}
