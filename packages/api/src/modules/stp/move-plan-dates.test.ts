import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { exchangeHolidays, planInstalments, queue, transferPlans } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { PLAN_INSTALMENT } from '#queue/job-kinds.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { newRunningPlan } from '#testing/planning.js';
import { testKit } from '#testing/test-kit.js';
import { requeuePlans } from './requeue-plans.js';

describeWithDb(
  'the next instalment of a plan',
  (given) => {
    const calendar = createCalendar();
    const know = async (...dates: string[]) => {
      await given.db.delete(exchangeHolidays);
      if (dates.length > 0)
        await given.db.insert(exchangeHolidays).values(dates.map((date) => ({ date: businessDate(date), name: '' })));
      await calendar.read(given.db);
    };
    afterEach(() => know());

    async function running(terms: Parameters<typeof newRunningPlan>[1]) {
      const kit = testKit(given.db);
      const plan = await newRunningPlan(kit, terms);
      const { planId } = plan;
      const isIt = eq(transferPlans.id, planId);
      const tonight = async () => {
        await requeuePlans(given.db, kit.clock.now(), calendar);
        return (await given.db.select().from(transferPlans).where(isIt))[0];
      };
      return { ...plan, kit, tonight };
    }

    it('moves off a holiday that was named since, with its job, and back when it is none', async () => {
      const { planId, tonight } = await running({ startDate: businessDate('2026-12-07') });
      expect(await tonight()).toMatchObject({ nextDate: '2026-12-07' });
      await know('2026-12-07', '2026-12-25');
      expect(await tonight()).toMatchObject({ nextDate: '2026-12-08' });
      const named = and(eq(queue.kind, PLAN_INSTALMENT), eq(queue.ref, `${planId}:1:2026-12-08`));
      expect(await given.db.$count(queue, named)).toBe(1);
      await know('2026-12-25');
      expect(await tonight()).toMatchObject({ nextDate: '2026-12-07' });
    });

    it.each([false, true])(
      'is none any more where the last day of a daily plan is closed now; its owner reads of its end by day, unless an instalment is under way: %s',
      async (isUnderWay) => {
        const startDate = businessDate('2026-11-17');
        const terms = { freqType: 30, startDate, endDate: businessDate('2026-11-25'), noOfInstallments: 6 } as const;
        const { planId, kit, tonight, ...owner } = await running(terms);
        kit.clock.advance(instantAt(businessDate('2026-11-17'), '03:30') - kit.clock.now());
        const left = { instalmentsDone: 5, nextDate: businessDate('2026-11-25') };
        await given.db.update(transferPlans).set(left).where(eq(transferPlans.id, planId));
        const underWay = { id: newId('pin'), planId, instalment: 5, date: startDate, createdAt: kit.clock.now() };
        if (isUnderWay) await given.db.insert(planInstalments).values(underWay);
        await know('2026-11-24', '2026-11-25', '2026-12-25');
        expect(await tonight()).toMatchObject({ status: 'COMPLETED', nextDate: null });
        const ends = async () =>
          (await notificationsTo(kit, owner)).filter(({ subject }) => subject === 'Your STP has ended');
        await kit.settle();
        expect(await ends()).toEqual([]);
        kit.clock.advance(instantAt(businessDate('2026-11-17'), '08:00') - kit.clock.now());
        await kit.settle();
        expect((await ends()).map(({ text }) => text)).toEqual(
          isUnderWay ? [] : [expect.stringContaining('0 of 6 instalments were made')],
        );
      },
    );
  },
  'seeded',
);
