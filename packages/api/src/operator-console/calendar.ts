import { PxError } from '@prosperx/core/errors';
import type { getOperatorCalendar as readCall, saveHolidays as saveCall } from '@prosperx/core/operator';
import { businessDate } from '@prosperx/core/time';
import { exchangeHolidays } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Verb } from '#http/serve.js';
import { readCalendar } from '#kernel/calendar.js';
import { importHolidays, readHolidays } from '#modules/calendar/import-holidays.js';
import { reasonOf } from './act.js';

export const getOperatorCalendar: Verb<typeof readCall> = async ({ ctx: { db } }) => {
  const { holidays, knownUntil } = await readCalendar(db);
  const names = new Map<string, string>();
  for (const { date, name } of await db.select().from(exchangeHolidays)) names.set(date, name);
  const years = [...new Set(holidays.map((date) => date.slice(0, 4)))].sort().reverse();
  return {
    knownUntil,
    years: years.map((year) => ({
      year,
      days: holidays
        .filter((date) => date.startsWith(year))
        .map((date) => ({ date: businessDate(date), name: names.get(date) ?? '' })),
    })),
  };
};

/** Uses the verb of `npm run holidays -- FILE`; this server knows the days at once, others within ten minutes. */
export const saveHolidays: Verb<typeof saveCall> = async ({ ctx, input }) => {
  const reason = reasonOf(input.reason);
  try {
    const before = (await readCalendar(ctx.db)).holidays.map((date) => businessDate(date));
    const years = await importHolidays(ctx, readHolidays(input.list), { reason });
    await ctx.calendar.read(ctx.db);
    const after = (await readCalendar(ctx.db)).holidays.map((date) => businessDate(date));
    return {
      years: [...years],
      added: after.filter((date) => !before.includes(date)),
      gone: before.filter((date) => !after.includes(date)),
    };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new PxError('invalid_input', { fields: { list: error.message }, message: error.message });
  }
};
