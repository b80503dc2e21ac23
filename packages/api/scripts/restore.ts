import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { HOUR } from '@prosperx/core/time';
import { createCrypto } from '#crypto/crypto.js';
import { openDb } from '#db/open-db.js';
import { StartError } from '#db/start-error.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { fileStoreIn } from '#start/file-store.js';
import { readKeys } from '#start/keys.js';
import { loadBackup, loadFiles, needKeysOf, readManifest, withMigrationsOf } from '#start/restore.js';
import { readSettings, type Settings } from '#start/settings.js';
import { runCommand } from './command.js';

/** An index of ten million rows takes minutes, and nobody else waits. */
const INDEX_MAY_TAKE = 2 * HOUR;

/** The sandbox finds its keys beside its data. */
async function takeKeys(folder: string, { dataDir }: Settings): Promise<void> {
  const kept = join(folder, 'keys.json');
  if (!existsSync(kept) || process.env['ENCRYPTION_KEYS']) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFile(kept, join(dataDir, 'keys.json'));
}

/** Fills an empty database and its folder from a backup, then checks the books: `npm run restore -- FOLDER`. Code 1 when something does not add up. */
await runCommand(async ([from, ...rest]) => {
  if (from === undefined || rest.length > 0)
    throw new StartError('npm run restore -- FOLDER, which a backup was written to.');
  const folder = resolve(from);
  const settings = readSettings(process.env);
  if (!settings.databaseUrl && existsSync(join(settings.dataDir, 'db')))
    throw new StartError(`There is a database in ${settings.dataDir} already. Set DATA_DIR to a new folder.`);
  await takeKeys(folder, settings);
  const keys = await readKeys(process.env, settings);
  const crypto = createCrypto(keys);
  const manifest = await readManifest(folder, crypto);
  needKeysOf(manifest, keys);
  const rows = await withMigrationsOf(manifest, async (migrationsFolder) => {
    const { db, close } = await openDb({
      ...settings,
      migrationsFolder,
      limits: { ...settings.limits, job: INDEX_MAY_TAKE },
    });
    try {
      return await loadBackup({ db, crypto, folder, manifest });
    } finally {
      await close();
    }
  });
  await loadFiles(manifest, folder, fileStoreIn(process.env, settings));
  const { db, close } = await openDb(settings);
  try {
    const { discrepancies, results } = await reconcile(db, settings.config.sandbox ? 'all' : 'own', crypto);
    console.log(`${rows} rows and ${manifest.files.length} files of ${manifest.madeAt} are restored.`);
    console.log(
      `${results.length} checks of the books: ${discrepancies.length} findings${discrepancies.length > 0 ? ', see npm run reconcile' : ''}.`,
    );
    if (discrepancies.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
});
