import { fileStoreIn } from '#start/file-store.js';
import { keyOldData } from '#start/prepare-data.js';
import { resealAll, resealFiles } from '#start/reseal.js';
import { runCommand, withStoredData } from './command.js';

/** Seals all stored data with the first key of ENCRYPTION_KEYS: `npm run keys:rotate -w @prosperx/api`. */
await runCommand(() =>
  withStoredData(async ({ settings, db, keys, crypto }) => {
    await keyOldData(db, crypto);
    const count = await resealAll(db, crypto, keys.current);
    const store = fileStoreIn(process.env, settings);
    const pictures = await resealFiles(db, store, crypto, keys.current);
    console.log(
      `${count} values and ${pictures} pictures were sealed with the key ${keys.current}. Older keys are not needed any more.`,
    );
  }),
);
