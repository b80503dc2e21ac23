import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '#db/open-db.js';
import { StartError } from '#db/start-error.js';
import { reportLines } from '#order/reconcile/reconcile.text.js';
import { reconcile } from '#order/reconcile/reconcile.js';
import { readSettings } from '#start/settings.js';

/** Holds orders, payments, ledger and, in the sandbox, the books of exchange and bank against each other: `npm run reconcile`. Code 1 when something does not add up. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // it would be made, and nothing found in it
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db')))
    throw new StartError(`There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`);
  const opened = await openDb(settings);
  try {
    const report = await reconcile(opened.db, settings.config.sandbox ? 'all' : 'own');
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
