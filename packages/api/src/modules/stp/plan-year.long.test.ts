import { addDays, businessDate } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { newRunningPlan } from '#testing/planning.js';
import { datesOf, planStory } from '#testing/plan-story.js';

type Terms = Parameters<typeof newRunningPlan>[1];

const MONTHS = [
  ...['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ...['2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'],
];

describeWithDb(
  'a year of an STP and of an SWP',
  (given) => {
    it('is made on its dates, and the books agree at the end of each month', async () => {
      const { kit, goTo, planOf, salesOf, findings } = planStory(given);
      const monthly: Terms = { startDate: '2026-12-05', noOfInstallments: 12 };
      const stp = await newRunningPlan(kit, monthly);
      const quarterly: Terms = { trxnType: 'SWP', freqType: 3, startDate: '2026-12-15', noOfInstallments: 4 };
      const swp = await newRunningPlan(kit, quarterly);
      for (const end of MONTHS) {
        await goTo(end, '20:00');
        expect(await findings(), end).toEqual([]);
      }
      await goTo(addDays(businessDate('2027-11-30'), 10));
      const [done, paid] = [await planOf(stp), await planOf(swp)];
      expect(datesOf(done)).toEqual([
        ...['2026-12-07', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05'],
        ...['2027-06-07', '2027-07-05', '2027-08-05', '2027-09-06', '2027-10-05', '2027-11-05'],
      ]);
      expect(datesOf(paid)).toEqual(['2026-12-15', '2027-03-15', '2027-06-15', '2027-09-15']);
      expect([done.agentStatus, paid.agentStatus]).toEqual(['COMPLETED', 'COMPLETED']);
      const states = [...(await salesOf(stp)), ...(await salesOf(swp))].map(({ kind, state }) => `${kind} ${state}`);
      expect(states).toEqual([...Array(12).fill('switch settled'), ...Array(4).fill('redemption settled')]);
      expect(await findings()).toEqual([]);
    }, 900_000);
  },
  'seeded',
);
