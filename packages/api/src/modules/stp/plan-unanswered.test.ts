import { confirmPlan, getPlans } from '@prosperx/core/stp';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { queue } from '#db/schema/index.js';
import { ProviderNotReached, ProviderUnknown } from '#providers/providers.js';
import { REGISTER_PLAN } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm, planLinkTo, setUp } from '#testing/planning.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a plan at an exchange that cannot be asked for it',
  (given) => {
    let kit: TestKit;
    let sent: number;
    /** What its answers come to, the first first: the last one goes on. */
    let failures: readonly Error[];
    /** The number by which it is found there. */
    let told: string | null;
    beforeEach(() => {
      [sent, told] = [0, null];
      failures = [new ProviderUnknown('registerPlan')];
      const usual = testKit(given.db);
      const exchange = {
        ...sandboxExchange(usual.services),
        findPlan: () =>
          Promise.resolve(told ? { registered: true as const, registrationNumber: told } : ('cannot_tell' as const)),
        registerPlan: () => Promise.reject(failures[Math.min(sent++, failures.length - 1)]),
      };
      kit = testKit(given.db, { clock: usual.clock, providers: { exchange } });
    });
    const later = () => kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 120_000);
    const parked = async () =>
      given.db
        .select()
        .from(queue)
        .where(and(eq(queue.kind, REGISTER_PLAN), eq(queue.state, 'parked')));

    async function approvedPlan(form: Parameters<typeof planForm>[1] = {}) {
      const holder = await newPlanHolder(kit);
      const { id } = await enterPlan(holder.client, holder, planForm(holder, form));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      await setUp(kit, holder.client, holder, id);
      await later();
      const status = async () => (await holder.client.call(getPlans, { query: { ucc: holder.ucc } }))[0]?.agentStatus;
      return { holder, status };
    }
    const retry = async () => {
      const [job] = await parked();
      await operate(kit.services, { act: 'retry', seq: job!.seq });
      await later();
    };

    it('is not sent twice where it may have arrived, and is looked for at each retry until the exchange tells its number', async () => {
      const { status } = await approvedPlan();
      await retry();
      expect([sent, await status(), (await parked()).length]).toEqual([1, 'PROCESSING', 1]);
      told = newId('stp');
      await retry();
      expect([sent, await status(), (await parked()).length]).toEqual([1, 'ACTIVE', 0]);
    });

    it('has its first and last dates counted from its first real one, where its start passed meanwhile', async () => {
      const { holder } = await approvedPlan({ freqType: 52, startDate: '2026-11-18' });
      kit.clock.advance(instantAt(businessDate('2026-11-19'), '10:00') - kit.clock.now());
      told = newId('stp');
      await retry();
      const again = await signedInAgain(kit, holder);
      expect(await again.call(getPlans, { query: { ucc: holder.ucc } })).toMatchObject([
        { agentStatus: 'ACTIVE', startDate: '2026-11-25', nextDate: '2026-11-25', endDate: '2027-02-10' },
      ]);
      const [active] = await notificationsTo(kit, holder);
      expect(active?.subject).toBe('Your STP is active');
      expect(active?.text).toContain('From 25 November 2026');
      expect(active?.text).not.toContain('18 November');
    });

    it('is sent again by itself where it did not reach the exchange', async () => {
      const unreached = new ProviderNotReached('down');
      failures = [unreached, unreached, new ProviderUnknown('registerPlan')];
      const { status } = await approvedPlan();
      await later();
      expect([sent, await status(), (await parked()).length]).toEqual([3, 'PROCESSING', 1]);
      await retry();
      expect(sent).toBe(3);
    });
  },
  'seeded',
);
