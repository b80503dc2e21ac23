import { sandboxMessages } from '@prosperx/core/sandbox';
import { readSkipLink } from '@prosperx/core/sip';
import { businessDate, type BusinessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { exchangeHolidays, queue, sips } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { SIP_INSTALMENT } from '#queue/job-kinds.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
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

    it('tells whoever was reminded of another date, each time, at eight, with a link while it can be skipped', async () => {
      const kit = testKit(given.db);
      const investor = await newRunningSip(kit);
      const goTo = (date: string, time: string) =>
        kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));
      const told = async () => {
        const texts = await kit.client().call(sandboxMessages, { query: { to: investor.mobile } });
        const all = [...(await notificationsTo(kit, investor)), ...texts].map(({ text }) => text);
        return all.filter((text) => text.includes(', not on '));
      };
      const night = async (date: string, ...holidays: string[]) => {
        await goTo(date, '03:30');
        await know(...holidays);
        await kit.services.calendar.read(given.db);
        await moveInstalments(given.db, kit.clock.now(), kit.services.calendar);
        await goTo(date, '07:59');
        const before = await told();
        await goTo(date, '08:00');
        return (await told()).filter((text) => !before.includes(text));
      };
      await goTo('2026-12-04', '12:00');
      const [reminder] = await notificationsTo(kit, investor);
      const token = decodeURIComponent(/#token=(\S+)/.exec(reminder?.text ?? '')?.[1] ?? '');
      const [mail, sms, ...others] = await night('2026-12-07', '2026-12-10', '2026-12-25');
      expect(others).toEqual([]);
      expect(mail).toContain(
        'The exchange has changed its holidays. ₹2,000.00 will be debited by AutoPay on 11 December 2026, not on 10 December 2026, for',
      );
      expect(mail).toContain('open this link until 08 December 2026');
      expect(sms).toMatch(
        /debited on 11 December 2026, not on 10 December 2026, for .*\. To skip it, until 08 December 2026: http/,
      );
      const byOldLink = await kit.client().call(readSkipLink, { body: { token } });
      expect(byOldLink).toMatchObject({ state: 'open', date: '2026-12-11', until: '2026-12-08' });
      const [again, lastSms] = await night('2026-12-09', '2026-12-25');
      expect(again).toContain('on 10 December 2026, not on 11 December 2026, for');
      expect(again).toContain('It is too late to skip this instalment.');
      expect(lastSms).toMatch(/not on 11 December 2026, for [^.]*\.$/);
    });
  },
  'seeded',
);
