import { join } from 'node:path';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { keyOldData } from '#start/prepare-data.js';
import { resealAll, resealFiles } from '#start/reseal.js';
import { runCommand, withStoredData } from './command.js';

/** Seals all stored data with the first key of ENCRYPTION_KEYS: `npm run keys:rotate -w @prosperx/api`. */
await runCommand(() =>
  withStoredData(async ({ settings, db, keys, crypto }) => {
    await keyOldData(db, crypto);
    const count = await resealAll(db, crypto, keys.current);
    const store = diskFileStore(join(settings.dataDir, 'files'));
    const pictures = await resealFiles(db, store, crypto, keys.current);
    console.log(
      `${count} values and ${pictures} pictures were sealed with the key ${keys.current}. Older keys are not needed any more.`,
    );
  }),
);
