import { advanceSandboxClock, resetSandbox } from '@prosperx/core/sandbox';
import { businessDateAt } from '@prosperx/core/time';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, queue, sips } from '#db/schema/index.js';
import { SIP_INSTALMENT } from '#queue/job-kinds.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'seedSandbox',
  (given) => {
    it('its SIPs wait for their next dates, go on as the clock is put forward, and wait again after a reset', async () => {
      const kit = testKit(given.db, { heldNavsOnly: false });
      const waiting = async () => (await given.db.select().from(queue).where(eq(queue.kind, SIP_INSTALMENT))).length;
      const running = await given.db.$count(sips, eq(sips.state, 'running'));
      expect(running).toBe(3);
      expect(await waiting()).toBe(running);
      await kit.client().call(advanceSandboxClock, { body: { advance: 'P1M' } });
      const made = await given.db.select().from(orders).where(isNotNull(orders.sipId)).orderBy(asc(orders.createdAt));
      expect(made.map(({ createdAt, state }) => [businessDateAt(createdAt), state])).toEqual([
        ['2026-11-25', 'allotted'],
        ['2026-12-07', 'allotted'],
        ['2026-12-10', 'allotted'],
      ]);
      expect(made.every(({ folioNumber }) => folioNumber !== null)).toBe(true);
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
      await kit.client().call(resetSandbox, { body: {} });
      expect(await given.db.$count(orders, isNotNull(orders.sipId))).toBe(0);
      expect(await waiting()).toBe(running);
    });
  },
  'seeded',
);
