import { businessDate } from '@prosperx/core/time';
import { readCalendar } from '#kernel/calendar.js';
import type { Db } from '#db/db.js';
import { exchangeHolidays } from '#db/schema/index.js';

/** Closes the exchange on these days alone of their years while a task runs, as an import does. */
export async function withHolidays(db: Db, dates: readonly string[], task: () => Promise<void>): Promise<void> {
  await db.insert(exchangeHolidays).values(dates.map((date) => ({ date: businessDate(date), name: 'A holiday' })));
  await readCalendar(db);
  try {
    await task();
  } finally {
    await db.delete(exchangeHolidays);
    await readCalendar(db);
  }
}
