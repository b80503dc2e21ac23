import { createCrypto } from '#crypto/crypto.js';
import { StartError } from '#db/start-error.js';
import { operate, queueLines, readQueueCommand } from '#queue/operate.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { readKeys } from '#start/keys.js';
import { checkKeys, openExisting } from '#start/prepare-data.js';
import { realClock } from '#start/real-clock.js';
import { readSettings } from '#start/settings.js';

/** Shows what the queue holds, after it has retried or dropped what is parked if that is asked for: `npm run queue`. */
async function main(args: readonly string[]): Promise<void> {
  const command = readQueueCommand(args);
  const settings = readSettings(process.env);
  const { db, close } = await openExisting(settings);
  try {
    const crypto = createCrypto(await readKeys(process.env, settings));
    await checkKeys(db, crypto);
    const clock = settings.config.sandbox ? await openSandboxClock(db, realClock) : realClock;
    for (const line of await operate({ db, clock, crypto }, command)) console.log(line);
    for (const line of await queueLines({ db })) console.log(line);
  } finally {
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`prosperx: ${error instanceof StartError ? error.message : String(error)}`);
  process.exitCode = 1;
}
