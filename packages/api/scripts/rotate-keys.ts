import { join } from 'node:path';
import { createCrypto } from '#crypto/crypto.js';
import { resealAll, resealFiles } from '#start/reseal.js';
import { StartError } from '#db/start-error.js';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { readKeys } from '#start/keys.js';
import { checkKeys, keyOldData, openExisting } from '#start/prepare-data.js';
import { readSettings } from '#start/settings.js';

/** Seals all stored data with the first key of ENCRYPTION_KEYS: `npm run keys:rotate -w @prosperx/api`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openExisting(settings);
  try {
    const keys = await readKeys(process.env, settings);
    const crypto = createCrypto(keys);
    await checkKeys(opened.db, crypto);
    await keyOldData(opened.db, crypto);
    const count = await resealAll(opened.db, crypto, keys.current);
    const store = diskFileStore(join(settings.dataDir, 'files'));
    const pictures = await resealFiles(opened.db, store, crypto, keys.current);
    console.log(
      `${count} values and ${pictures} pictures were sealed with the key ${keys.current}. Older keys are not needed any more.`,
    );
  } finally {
    await opened.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(`prosperx: ${error instanceof StartError ? error.message : String(error)}`);
  process.exitCode = 1;
}
