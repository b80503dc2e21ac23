import { confirmPlan, getPlans } from '@prosperx/core/stp';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { queue } from '#db/schema/index.js';
import { ProviderNotReached, ProviderUnknown } from '#providers/providers.js';
import { REGISTER_PLAN } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { describeWithDb } from '#testing/engines.js';
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

    async function approvedPlan() {
      const holder = await newPlanHolder(kit);
      const { id } = await enterPlan(holder.client, holder, planForm(holder));
      await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, holder) } });
      await setUp(kit, holder.client, holder, id);
      await later();
      return async () => (await holder.client.call(getPlans, { query: { ucc: holder.ucc } }))[0]?.agentStatus;
    }
    const retry = async () => {
      const [job] = await parked();
      await operate(kit.services, { act: 'retry', seq: job!.seq });
      await later();
    };

    it('is not sent twice where it may have arrived, and is looked for at each retry until the exchange tells its number', async () => {
      const status = await approvedPlan();
      await retry();
      expect([sent, await status(), (await parked()).length]).toEqual([1, 'PROCESSING', 1]);
      told = newId('stp');
      await retry();
      expect([sent, await status(), (await parked()).length]).toEqual([1, 'ACTIVE', 0]);
    });

    it('is sent again by itself where it did not reach the exchange', async () => {
      const unreached = new ProviderNotReached('down');
      failures = [unreached, unreached, new ProviderUnknown('registerPlan')];
      const status = await approvedPlan();
      await later();
      expect([sent, await status(), (await parked()).length]).toEqual([3, 'PROCESSING', 1]);
      await retry();
      expect(sent).toBe(3);
    });
  },
  'seeded',
);
