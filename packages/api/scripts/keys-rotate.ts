import { audit, byCommand } from '#audit/audit.js';
import { fileStoreIn } from '#start/file-store.js';
import { keyOldData } from '#start/prepare-data.js';
import { resealAll, resealFiles } from '#start/reseal.js';
import { runCommand, withStoredData } from './command.js';

/** Seals all stored data with the first key of ENCRYPTION_KEYS: `npm run keys:rotate`. Code 1 where uploaded files are missing: they still need the key before. */
await runCommand(() =>
  withStoredData(async ({ settings, db, keys, crypto, clock }) => {
    await keyOldData(db, crypto);
    const count = await resealAll(db, crypto, keys.current);
    const store = fileStoreIn(process.env, settings);
    const { resealed, missing } = await resealFiles(db, store, crypto, keys.current);
    const rotated = { values: count, pictures: resealed, missing };
    await db.transaction((tx) =>
      audit(byCommand({ db: tx, clock, crypto }), { action: 'keys.rotated', objectId: keys.current, details: rotated }),
    );
    console.log(`${count} values and ${resealed} pictures were sealed with the key ${keys.current}.`);
    if (missing === 0)
      return void console.log(
        'This database needs no older key any more. Keep them elsewhere as long as any backup or copy from before today is kept: it opens with them alone.',
      );
    console.log(
      `${missing} uploaded files are missing: they do not lie in ${settings.dataDir} or in FILES_URL. Keep the older keys, and run the command where the servers' files are.`,
    );
    process.exitCode = 1;
  }),
);
