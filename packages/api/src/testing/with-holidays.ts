import { businessDate } from '@prosperx/core/time';
import { exchangeHolidays } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/** Closes the exchange on these days alone of their years while a task runs, as an import does. */
export async function withHolidays(
  { db, calendar }: Pick<Services, 'db' | 'calendar'>,
  dates: readonly string[],
  task: () => Promise<void>,
): Promise<void> {
  await db.insert(exchangeHolidays).values(dates.map((date) => ({ date: businessDate(date), name: 'A holiday' })));
  await calendar.read(db);
  try {
    await task();
  } finally {
    await db.delete(exchangeHolidays);
    await calendar.read(db);
  }
}
