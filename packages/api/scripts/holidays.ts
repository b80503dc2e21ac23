import { readFile } from 'node:fs/promises';
import { byCommand } from '#audit/audit.js';
import { StartError } from '#db/start-error.js';
import { calendarText } from '#modules/calendar/calendar.text.js';
import { calendarLines, importHolidays, readHolidays } from '#modules/calendar/import-holidays.js';
import { runCommand, withStoredData } from './command.js';

async function holidaysIn(file: string) {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(calendarText.noFile(file), cause);
  });
  return readHolidays(text);
}

/** Imports the exchange's holidays of a year from a file, then shows which years are known; shows them alone when nothing is given: `npm run holidays`. */
await runCommand(async ([file, ...rest]) => {
  if (rest.length > 0) throw new StartError(calendarText.usage);
  const holidays = file === undefined ? null : await holidaysIn(file);
  await withStoredData(async (data) => {
    if (holidays) await importHolidays(byCommand(data), holidays);
    for (const line of await calendarLines(data.db)) console.log(line);
  });
});
