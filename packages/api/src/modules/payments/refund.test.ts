import { discardOrders } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { getOrdersInProgress } from '@prosperx/core/order';
import { getTransactions } from '@prosperx/core/portfolio';
import { DAY, HOUR } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { payments, queue, refunds } from '#db/schema/index.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import type { PaymentGateway, RefundRequest, RefundState } from '#providers/gateway/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { FAILED_REFUND, REFUND } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { bookOutcome } from './settle/book-outcome.js';

describeWithDb(
  'a refund',
  (given) => {
    let kit: TestKit;
    let says: RefundState | 'nothing';
    let asked: RefundRequest[];
    beforeEach(async () => {
      asked = [];
      const { gateway: played } = testKit(given.db).services.providers;
      const refund: PaymentGateway['refund'] = async (request) => {
        asked.push(request);
        if (says === 'nothing') throw new ProviderUnknown('refund');
        return says;
      };
      kit = testKit(given.db, { providers: { gateway: { ...played, refund } } });
      // what another test has left parked stays there
      await given.db.delete(queue);
    });

    /** Money that came when its orders were cancelled, and the first answer of the gateway about its refund. */
    async function newRefund(answer: typeof says) {
      says = answer;
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      await bookOutcome(kit.services, paymentId, { state: 'failed', reason: 'no money' });
      await checkout.client.call(discardOrders, { body: {} });
      await kit.settle();
      const paid = { state: 'paid', at: kit.clock.now(), amount: rupees(5_000) } as const;
      await bookOutcome(kit.services, paymentId, paid);
      await kit.settle();
      const stateOf = async () => {
        const [row] = await given.db
          .select({ refund: refunds, payment: payments.state })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(eq(payments.id, paymentId));
        return [row?.refund.state, row?.payment];
      };
      /** What its owner reads of it. */
      const seen = async () => {
        const client = await signedInAgain(kit, checkout);
        const { content } = await client.call(getTransactions, { query: {} });
        return content.find(({ kind }) => kind === 'refund')?.state;
      };
      return { checkout, stateOf, seen };
    }

    const parked = async () =>
      (await given.db.select().from(queue).where(eq(queue.state, 'parked'))).map(({ seq, kind, lastError }) => ({
        seq,
        kind,
        lastError,
      }));
    const decide = async (act: 'retry' | 'drop' | 'approve') => {
      const [job] = await parked();
      await operate(kit.services, { act, seq: job!.seq });
      await kit.settle();
    };
    const isOpen = and(eq(queue.kind, REFUND), eq(queue.state, 'pending'));
    /** Has the gateway say `pending` for the first time so long ago, and asks it again. */
    async function pendingFor(time: number) {
      const since = kit.clock.now() - time;
      await given.db
        .update(queue)
        .set({ payload: sql`${queue.payload} || jsonb_build_object('since', ${since}::bigint)` })
        .where(isOpen);
      kit.clock.advance(HOUR);
      await kit.settle();
    }
    const references = () => [...new Set(asked.map(({ clientRef }) => clientRef))];

    it('is on its way, for its owner and in our book, until the gateway says that it was sent', async () => {
      const { checkout, stateOf, seen } = await newRefund('pending');
      expect([await stateOf(), await seen()]).toEqual([['due', 'refund_due'], 'in_progress']);
      const notifications = async () => (await notificationsTo(kit, checkout)).map(({ subject }) => subject);
      expect(await notifications()).toEqual([orderNotifications.refund.subject]);
      await kit.settle();
      expect(asked.length).toBe(1);
      kit.clock.advance(HOUR);
      await kit.settle();
      expect([asked.length, await stateOf()]).toEqual([2, ['due', 'refund_due']]);
      says = 'sent';
      kit.clock.advance(HOUR);
      await kit.settle();
      expect([references().length, await stateOf(), await seen()]).toEqual([1, ['refunded', 'refunded'], 'done']);
      expect([await given.db.$count(queue, isOpen), await notifications()]).toEqual([
        0,
        [orderNotifications.refund.subject],
      ]);
    });

    it('that the gateway failed to send is not booked as sent: a person has it sent anew, under another reference', async () => {
      const { checkout, stateOf, seen } = await newRefund('failed');
      expect([await stateOf(), await seen()]).toEqual([['due', 'refund_due'], 'in_progress']);
      const client = await signedInAgain(kit, checkout);
      expect((await client.call(getOrdersInProgress)).length).toBe(1);
      expect(await parked()).toMatchObject([{ kind: FAILED_REFUND, lastError: expect.stringMatching(/^The gateway/) }]);
      // whoever only tries again sends nothing
      await decide('retry');
      expect(asked.length).toBe(1);
      await decide('approve');
      expect([references().length, (await parked()).length]).toEqual([2, 1]);
      says = 'sent';
      await decide('approve');
      expect([references().length, await stateOf(), await parked()]).toEqual([3, ['refunded', 'refunded'], []]);
    });

    it('that a person has sent by other means is booked so, and asked of the gateway no more', async () => {
      const { stateOf } = await newRefund('failed');
      await decide('drop');
      expect([asked.length, await stateOf(), await parked()]).toEqual([1, ['refunded', 'refunded'], []]);
    });

    it('that has not gone for two weeks waits for a person, who has the gateway asked for two weeks more', async () => {
      const { stateOf } = await newRefund('pending');
      await pendingFor(14 * DAY);
      expect([await stateOf(), (await parked()).map(({ kind }) => kind)]).toEqual([['due', 'refund_due'], [REFUND]]);
      await decide('retry');
      expect([await parked(), await given.db.$count(queue, isOpen)]).toEqual([[], 1]);
      await pendingFor(14 * DAY);
      says = 'sent';
      await decide('retry');
      expect([references().length, await stateOf()]).toEqual([1, ['refunded', 'refunded']]);
    });

    it('that has not gone for two weeks is sent under no other reference, and booked as sent once it went by other means', async () => {
      const { stateOf } = await newRefund('pending');
      await pendingFor(14 * DAY);
      await expect(decide('approve')).rejects.toThrow('asks for an approval');
      await decide('drop');
      expect([asked.length, await stateOf(), await parked()]).toEqual([2, ['refunded', 'refunded'], []]);
    });

    it('that the gateway refuses waits for a person at once, who has it asked again or books that it went by other means', async () => {
      const { stateOf } = await newRefund('refused');
      expect(await parked()).toMatchObject([
        { kind: REFUND, lastError: expect.stringMatching(/^The gateway refuses/) },
      ]);
      await decide('retry');
      expect([asked.length, references().length, await stateOf()]).toEqual([2, 1, ['due', 'refund_due']]);
      await decide('drop');
      expect([asked.length, await stateOf(), await parked()]).toEqual([2, ['refunded', 'refunded'], []]);
    });

    it('that the gateway takes on after two weeks of silence has two weeks from then', async () => {
      await newRefund('nothing');
      kit.clock.advance(15 * DAY);
      says = 'pending';
      await kit.settle();
      expect([asked.length > 1, await parked(), await given.db.$count(queue, isOpen)]).toEqual([true, [], 1]);
    });

    it('is asked for in one row of questions, also where the server dies before it says that one is done', async () => {
      await newRefund('pending');
      kit.clock.advance(HOUR / 2);
      const isDone = and(eq(queue.kind, REFUND), eq(queue.state, 'done'));
      await given.db.update(queue).set({ state: 'pending', dueAt: kit.clock.now() }).where(isDone);
      await kit.settle();
      expect([asked.length, await given.db.$count(queue, isOpen)]).toEqual([2, 1]);
    });
  },
  'seeded',
);
