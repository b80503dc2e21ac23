import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '#db/start-error.js';
import { makeBackup } from '#start/backup.js';
import { fileStoreIn } from '#start/file-store.js';
import { realClock } from '#start/real-clock.js';
import { runCommand, withStoredData } from './command.js';

/** Writes a backup of all that is kept into a new folder: `npm run backup -- FOLDER`. Code 1 where uploaded files are missing. */
await runCommand(async ([to, ...rest]) => {
  if (to === undefined || rest.length > 0) throw new StartError('npm run backup -- FOLDER, which does not exist yet.');
  const folder = resolve(to);
  if (existsSync(folder)) throw new StartError(`There is something in ${folder} already.`);
  await withStoredData(async ({ settings, db, crypto }) => {
    const store = fileStoreIn(process.env, settings);
    const keysFile = process.env['ENCRYPTION_KEYS'] ? undefined : join(settings.dataDir, 'keys.json');
    const { manifest, missing } = await makeBackup({ db, crypto, store, folder, now: realClock.now(), keysFile });
    const { tables, files } = manifest;
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows of ${Object.keys(tables).length} tables and ${files.length} files are in ${folder}.`);
    console.log(
      keysFile
        ? 'The keys of the sandbox are in it.'
        : `ENCRYPTION_KEYS (${manifest.keys?.join(', ')}) and LOOKUP_KEY are not in it: keep them elsewhere. Without them nothing of it can be read.`,
    );
    if (missing === 0) return;
    console.log(
      `${missing} uploaded files are missing: they do not lie in ${settings.dataDir} or in FILES_URL. Run the command where the servers' files are.`,
    );
    process.exitCode = 1;
  });
});
