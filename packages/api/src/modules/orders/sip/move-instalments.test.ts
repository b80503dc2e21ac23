import { businessDate, type BusinessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { exchangeHolidays, queue, sips } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { SIP_INSTALMENT } from '#queue/job-kinds.js';
import { describeWithDb } from '#testing/engines.js';
import { newRunningSip } from '#testing/running-sip.js';
import { testKit } from '#testing/test-kit.js';
import { moveInstalments } from './move-instalments.js';

describeWithDb(
  'moveInstalments',
  (given) => {
    const calendar = createCalendar();
    const know = async (...dates: string[]) => {
      await given.db.delete(exchangeHolidays);
      if (dates.length > 0)
        await given.db.insert(exchangeHolidays).values(dates.map((date) => ({ date: businessDate(date), name: '' })));
      await calendar.read(given.db);
    };
    afterEach(() => know());

    it('moves an instalment off a holiday that was named since, with its job, and back when it is none', async () => {
      const kit = testKit(given.db);
      const { sipId } = await newRunningSip(kit, { sipDate: 10, nextDate: '2027-01-11' });
      const dueOn = async () => {
        await moveInstalments(given.db, kit.clock.now(), calendar);
        const [sip] = await given.db.select().from(sips).where(eq(sips.id, sipId));
        return sip?.nextDate;
      };
      const isScheduled = async (date: BusinessDate) => {
        const named = and(eq(queue.kind, SIP_INSTALMENT), eq(queue.ref, `${sipId}:2:${date}`));
        return (await given.db.$count(queue, named)) === 1;
      };
      expect(await dueOn()).toBe('2027-01-11');
      await know('2027-01-11', '2027-01-26');
      expect(await dueOn()).toBe('2027-01-12');
      expect(await isScheduled(businessDate('2027-01-12'))).toBe(true);
      await know('2027-01-26');
      expect(await dueOn()).toBe('2027-01-11');
    });
  },
  'seeded',
);
