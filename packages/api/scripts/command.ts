import { createCrypto } from '#crypto/crypto.js';
import { StartError } from '#db/start-error.js';
import { skipUsedNumbers } from '#queue/skip-numbers.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { readKeys } from '#start/keys.js';
import { checkKeys, needSandboxData, openExisting, refuseSandboxData } from '#start/prepare-data.js';
import { realClock } from '#start/real-clock.js';
import { readSettings } from '#start/settings.js';

/** Runs a command of an operator with what was given to it. A failure is said in one line, and the process ends with code 1. */
export async function runCommand(main: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(`prosperx: ${error instanceof StartError ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Opens the data that a server has made, with its keys and its clock. */
async function openData() {
  const settings = readSettings(process.env);
  const { db, close } = await openExisting(settings);
  try {
    await (settings.config.sandbox ? needSandboxData : refuseSandboxData)(db);
    const keys = await readKeys(process.env, settings);
    const crypto = createCrypto(keys);
    await checkKeys(db, crypto);
    const clock = settings.config.sandbox ? await openSandboxClock(db, realClock) : realClock;
    // a command may be what adds the first job after a restore
    await skipUsedNumbers(db, clock.now());
    return { settings, db, close, keys, crypto, clock };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Lets a command work with the stored data, and closes it whatever happens. Throws StartError where there is none, or its keys are others. */
export async function withStoredData(
  work: (data: Awaited<ReturnType<typeof openData>>) => Promise<void>,
): Promise<void> {
  const data = await openData();
  try {
    await work(data);
  } finally {
    await data.close();
  }
}
