import { readCalendar } from '#calendar.js';
import { createCrypto } from '#crypto/crypto.js';
import { StartError } from '#db/start-error.js';
import { reportLines } from '#modules/orders/reconcile/reconcile.text.js';
import { reconcile } from '#modules/orders/reconcile/reconcile.js';
import { readKeys } from '#start/keys.js';
import { checkKeys, openExisting } from '#start/prepare-data.js';
import { readSettings } from '#start/settings.js';

/** Holds orders, payments, ledger and, in the sandbox, the books of exchange and bank against each other, and checks the audit log: `npm run reconcile`. Code 1 when something does not add up. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openExisting(settings);
  try {
    const crypto = createCrypto(await readKeys(process.env, settings));
    await checkKeys(opened.db, crypto);
    await readCalendar(opened.db);
    const report = await reconcile(opened.db, settings.config.sandbox ? 'all' : 'own', crypto);
    for (const line of reportLines(report)) console.log(line);
    if (report.findings.length > 0) process.exitCode = 1;
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
