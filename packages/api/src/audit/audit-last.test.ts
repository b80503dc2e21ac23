import { discardOrders } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { beforeEach, expect, it } from 'vitest';
import { bookOutcome } from '#modules/payments/settle/book-outcome.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, sip } from '#testing/investing.js';
import { recordWrites } from '#testing/record-writes.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** What one who audits holds up until his transaction ends. The answer of a call is kept beside it. */
const AUDITS = ['audit_head', 'audit_entries', 'idempotency_keys'];

describeWithDb(
  'what is audited in its transaction before anything else is written',
  (given) => {
    let kit: TestKit;
    let written: ReturnType<typeof recordWrites>;
    beforeEach(() => {
      written = recordWrites(given.db);
      kit = testKit(written.db);
    });

    const writtenAfter = () =>
      written.transactions.flatMap((tables) => {
        const first = tables.indexOf('audit_entries');
        return first < 0 ? [] : tables.slice(first).filter((table) => !AUDITS.includes(table));
      });
    const audited = () => written.transactions.filter((tables) => tables.includes('audit_entries')).length;

    it('is nothing when orders are discarded', async () => {
      const { client } = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      const before = audited();
      await client.call(discardOrders);
      expect([audited() > before, writtenAfter()]).toEqual([true, []]);
    });

    it('is nothing when money goes back', async () => {
      const { paymentId } = await (await newCheckout(kit)).startPaying();
      const before = audited();
      await bookOutcome(kit.services, paymentId, { state: 'paid', at: kit.clock.now(), amount: rupees(4_000) });
      expect([audited() > before, writtenAfter()]).toEqual([true, []]);
    });

    it('is nothing when an instalment is debited', async () => {
      await newRunningSip(kit, { nextDate: '2026-11-19' });
      const before = audited();
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-19'), '12:00'));
      expect([audited() > before + 1, writtenAfter()]).toEqual([true, []]);
    });
  },
  'seeded',
);
