import { cancelPlan, getPlans } from '@prosperx/core/stp';
import { type BusinessDate, businessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { queue, transferPlans } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_PLAN, HOUSEKEEPING } from '#queue/job-kinds.js';
import { decideParked } from '#queue/operate.js';
import type { Job } from '#queue/queue.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { planStory, type PlanStory } from '#testing/plan-story.js';
import { newRunningPlan } from '#testing/planning.js';
import { planInstalmentsAfterEnd } from './after-end.js';
import { PLAN_MADE_AFTER_END } from './after-end.text.js';
import { queuePlanNotification } from './plan-notification.js';

const KEPT = 'The exchange has not stopped your STP yet';
const MADE = 'An instalment of your STP was made after it was stopped';
const STOPPED = 'Your STP was stopped';

/** A monthly plan from 7 December that was stopped on 16 November at an exchange that makes instalments by itself, and that keeps plans, says nothing, or cannot be asked, while it is told to. */
async function stoppedPlan({ kit, db }: PlanStory, keeps: boolean | 'silent' | 'broken' = true) {
  await db.delete(queue).where(eq(queue.kind, HOUSEKEEPING));
  await scheduleHousekeeping(db, kit.clock.now());
  const { exchange } = kit.services.providers;
  const there = { keeps, made: [] as readonly BusinessDate[] };
  Object.assign(kit.services.providers, {
    exchange: {
      ...exchange,
      makesPlanInstalments: true,
      cancelPlan: (plan: Parameters<typeof exchange.cancelPlan>[0]) => {
        if (there.keeps === 'silent') return Promise.reject(new ProviderUnknown('cancelPlan'));
        if (there.keeps === 'broken') return Promise.reject(new Error('no connection'));
        return there.keeps
          ? Promise.resolve({ cancelled: false, reason: 'STP IS IN PROCESS' })
          : exchange.cancelPlan(plan);
      },
      findRedemption: () => Promise.resolve({ accepted: true, orderNumber: '7590001', registrationNumber: null }),
      execution: () => Promise.resolve({ state: 'waiting' }),
      planInstalmentsOn: (_: unknown, day: BusinessDate) =>
        Promise.resolve(there.made.includes(day) ? ['7590001'] : []),
    },
  });
  const running = await newRunningPlan(kit);
  const { client, ucc } = running;
  const [plan] = await client.call(getPlans, { query: { ucc } });
  await client.call(cancelPlan, { query: { ucc }, body: { txnRegNo: plan!.txnRegNo, txnType: 'STP' } });
  await kit.settle();
  const subjects = async () => (await notificationsTo(kit, running)).map(({ subject }) => subject);
  return { running, there, subjects };
}

function story(sentence: string, tell: (parts: PlanStory) => Promise<void>): void {
  describeWithDb('a plan that was stopped', (given) => void it(sentence, () => tell(planStory(given))), 'seeded');
}

story('is stopping until the exchange has let go, and its owner is told both, each once', async (parts) => {
  const { goTo, planOf, discrepancies } = parts;
  const { running, there, subjects } = await stoppedPlan(parts);
  const stopping = { agentStatus: 'STOPPED', isStopping: true, nextDate: '2026-12-07' };
  expect(await planOf(running)).toMatchObject(stopping);
  await goTo('2026-11-18');
  const told = await subjects();
  expect([told.filter((subject) => subject === KEPT).length, told.includes(STOPPED)]).toEqual([1, false]);
  expect(await discrepancies()).toMatchObject([{ check: 'plan_let_go' }, { check: 'plan_known_here' }]);
  there.keeps = false;
  await goTo('2026-11-19');
  expect(await planOf(running)).toMatchObject({ agentStatus: 'STOPPED', isStopping: false, nextDate: null });
  expect((await subjects()).filter((subject) => subject === STOPPED)).toHaveLength(1);
  expect(await discrepancies()).toEqual([]);
});

story('has what the exchange makes of it booked once, and its owner is told', async (parts) => {
  const { db, goTo, planOf, redemptionsOf } = parts;
  const { running, there, subjects } = await stoppedPlan(parts);
  there.made = [businessDate('2026-12-07')];
  await goTo('2026-12-10');
  expect(await planOf(running)).toMatchObject({
    instalmentsDone: 1,
    nextDate: '2027-01-07',
    instalments: [{ instalment: 1, date: '2026-12-07', outcome: 'under_way' }],
  });
  expect(await redemptionsOf(running)).toMatchObject([{ bseOrderNumber: '7590001', state: 'placed', kind: 'switch' }]);
  expect((await subjects()).filter((subject) => subject === MADE)).toHaveLength(1);
  const parked = await db.select().from(queue).where(eq(queue.state, 'parked'));
  expect(parked.map(({ lastError }) => lastError)).toContain(PLAN_MADE_AFTER_END);
});

story('waits for a person also where the server dies before it has put before one what was made', async (parts) => {
  const { kit, db } = parts;
  const { running, there } = await stoppedPlan(parts);
  there.made = [businessDate('2026-12-07')];
  const payload = { planId: running.planId, day: there.made[0] };
  await Promise.allSettled([planInstalmentsAfterEnd(kit.services, { payload } as unknown as Job)]);
  await kit.settle();
  const waits = and(eq(queue.state, 'parked'), eq(queue.lastError, PLAN_MADE_AFTER_END));
  expect(await db.$count(queue, waits)).toBe(1);
});

story(
  'is asked about once more in the night where the exchange keeps it, and not where its answer is still awaited',
  async (parts) => {
    const { kit, db, goTo } = parts;
    const { there } = await stoppedPlan(parts, 'silent');
    const asked = () => db.$count(queue, eq(queue.kind, CANCEL_PLAN));
    const alarms = () => kit.log.lines.filter((line) => line.includes('plans_kept_by_exchange')).length;
    const before = await asked();
    await goTo('2026-11-17');
    expect([(await asked()) - before, alarms()]).toEqual([0, 0]);
    there.keeps = true;
    await db.update(transferPlans).set({ keptReason: 'STP IS IN PROCESS' }).where(eq(transferPlans.keptReason, ''));
    await goTo('2026-11-18');
    expect([(await asked()) - before, alarms()]).toEqual([1, 1]);
  },
);

story(
  'has its end told once more where the exchange makes another instalment, and then keeps it for a while',
  async (parts) => {
    const { goTo } = parts;
    const { there, subjects } = await stoppedPlan(parts, false);
    const told = async () => {
      const all = await subjects();
      return [STOPPED, MADE, KEPT].map((wanted) => all.filter((subject) => subject === wanted).length);
    };
    expect(await told()).toEqual([1, 0, 0]);
    there.keeps = true;
    there.made = [businessDate('2026-12-07')];
    await goTo('2026-12-10');
    expect(await told()).toEqual([1, 1, 1]);
    there.keeps = false;
    await goTo('2026-12-12');
    expect(await told()).toEqual([2, 1, 1]);
  },
);

story('is told of once the exchange has let go, also where that was told too early before', async (parts) => {
  const { kit, db, goTo } = parts;
  const { running, there, subjects } = await stoppedPlan(parts);
  await queuePlanNotification(db, { about: 'stopped', planId: running.planId }, kit.clock.now());
  await goTo('2026-11-18');
  there.keeps = false;
  await goTo('2026-11-20');
  expect((await subjects()).filter((subject) => subject === STOPPED)).toHaveLength(2);
});

story('is told of at once where its owner stops it, also at night', async (parts) => {
  await parts.goTo('2026-11-17', '00:30');
  const { subjects } = await stoppedPlan(parts, false);
  expect(await subjects()).toContain(STOPPED);
});

story(
  'is asked about each night also where the first request waits for a person, whose retry says nothing new',
  async (parts) => {
    const { kit, db, goTo, planOf, discrepancies } = parts;
    const { running, there, subjects } = await stoppedPlan(parts, 'broken');
    await goTo('2026-11-17', '02:00');
    const [first, ...others] = await db.select().from(queue).where(eq(queue.kind, CANCEL_PLAN));
    expect([first?.state, others]).toEqual(['parked', []]);
    there.keeps = true;
    await goTo('2026-11-18', '02:00');
    there.keeps = false;
    await goTo('2026-11-18');
    const told = async () => {
      const all = await subjects();
      return [KEPT, STOPPED].map((wanted) => all.filter((subject) => subject === wanted).length);
    };
    expect(await planOf(running)).toMatchObject({ agentStatus: 'STOPPED', isStopping: false });
    expect(await told()).toEqual([1, 1]);
    // also where the exchange knows nothing of it any more
    there.keeps = true;
    for (const act of ['retry', 'drop'] as const) {
      await db.update(queue).set({ state: 'parked' }).where(eq(queue.seq, first!.seq));
      await decideParked(byCommand(kit.services), { act }, first!.seq);
      await kit.settle();
      expect(await planOf(running)).toMatchObject({ isStopping: false });
      expect(await told()).toEqual([1, 1]);
    }
    expect(await discrepancies()).toEqual([]);
  },
);
