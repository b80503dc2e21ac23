import { readFile } from 'node:fs/promises';
import { createCrypto } from '#crypto/crypto.js';
import { StartError } from '#db/start-error.js';
import { calendarText } from '#modules/calendar/calendar.text.js';
import { calendarLines, importHolidays, readHolidays } from '#modules/calendar/import-holidays.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { readKeys } from '#start/keys.js';
import { checkKeys, openExisting } from '#start/prepare-data.js';
import { realClock } from '#start/real-clock.js';
import { readSettings } from '#start/settings.js';

async function holidaysIn(file: string) {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(calendarText.noFile(file), cause);
  });
  return readHolidays(text);
}

/** Imports the exchange's holidays of a year from a file, then shows which years are known; shows them alone when nothing is given: `npm run holidays`. */
async function main([file, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0) throw new StartError(calendarText.usage);
  const holidays = file === undefined ? null : await holidaysIn(file);
  const settings = readSettings(process.env);
  const { db, close } = await openExisting(settings);
  try {
    const clock = settings.config.sandbox ? await openSandboxClock(db, realClock) : realClock;
    const crypto = createCrypto(await readKeys(process.env, settings));
    await checkKeys(db, crypto);
    if (holidays) await importHolidays({ db, clock, crypto }, holidays);
    for (const line of await calendarLines(db)) console.log(line);
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
