import { createCrypto } from '#crypto/crypto.js';
import { StartError } from '#db/start-error.js';
import { partnerText } from '#modules/partner/partner.text.js';
import { partnerLines, readPartner, savePartner } from '#modules/partner/save-partner.js';
import { readKeys } from '#start/keys.js';
import { checkKeys, openExisting } from '#start/prepare-data.js';
import { realClock } from '#start/real-clock.js';
import { readSettings } from '#start/settings.js';

/** Registers a partner or changes it, then shows all of them; shows them alone when nothing is given: `npm run partner`. */
async function main(args: readonly string[]): Promise<void> {
  const entry = args.length > 0 ? readPartner(args) : null;
  const settings = readSettings(process.env);
  const opened = await openExisting(settings);
  try {
    const crypto = createCrypto(await readKeys(process.env, settings));
    await checkKeys(opened.db, crypto);
    const key = entry && (await savePartner({ db: opened.db, crypto, now: realClock.now() }, entry));
    for (const line of await partnerLines(opened.db)) console.log(line);
    if (key) console.log(`\n${partnerText.key(key)}`);
  } finally {
    await opened.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`prosperx: ${error instanceof StartError ? error.message : String(error)}`);
  process.exitCode = 1;
}
