import { discardOrders } from '@prosperx/core/cart';
import { getPayment, payOrders, paymentTimeout, withdrawPayment } from '@prosperx/core/payment';
import { businessDate } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, orders, payments, queue, refunds } from '#db/schema/index.js';
import { SETTLE_PAYMENT } from '#queue/job-kinds.js';
import { paymentEndText } from '#records/order/payment-end.text.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { allInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, lumpsum, paymentOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** An amount that never reaches the sandbox's bank. */
const NEVER = lumpsum(5_023);
const ways = {
  neft: { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111623' },
  cheque: { paymentMode: 1, chequeNumber: '000023', chequeDate: businessDate('2026-11-14') },
} as const;

describeWithDb(
  'a transfer or cheque',
  (given) => {
    let kit: TestKit;
    let utr = 0;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    type How = Readonly<Record<string, string | number>>;
    const neft = (): How => ({ ...ways.neft, neftReferenceNumber: `ICICN5202611${1_000 + utr++}` });
    const bodyOf = async ({ orders: read }: Checkout, how: How) => ({
      ...paymentOf(await read()),
      ...how,
    });
    async function payBy(checkout: Checkout, how: How, key = 'k1') {
      const answer = await checkout.client.call(payOrders, { key, body: await bodyOf(checkout, how) } as never);
      await kit.app.idle();
      return (answer as { paymentId: string }).paymentId;
    }
    const go = (time: number) => kit.scheduler.advanceTo(kit.clock, kit.clock.now() + time);
    const kept = async (id: string) => (await given.db.select().from(payments).where(eq(payments.id, id)))[0]!;
    const orderOf = async ({ profileId }: Checkout) =>
      (await given.db.select().from(orders).where(eq(orders.profileId, profileId)))[0]!;

    describe.each(allInTrust(['neft', 'cheque'] as const))('by %s that never arrives', (mode) => {
      it('fails when its time-out has passed, having been asked for now and then; then its orders expire', async () => {
        const checkout = await newCheckout(kit, NEVER);
        const paymentId = await payBy(checkout, ways[mode]);
        const until = paymentTimeout(mode, kit.clock.now(), kit.services.calendar);
        await go(until - 2 * HOUR - kit.clock.now());
        expect(await kept(paymentId)).toMatchObject({ state: 'processing', failureReason: null });
        await go(4 * HOUR);
        expect(await kept(paymentId)).toMatchObject({
          state: 'failed',
          failureReason: { neft: paymentEndText.noTransfer, cheque: paymentEndText.noCheque }[mode],
        });
        expect(await orderOf(checkout)).toMatchObject({ state: 'expired', paymentState: 'failed' });
        const looks = sql`${queue.payload} ->> 'ref' = ${paymentId}`;
        const hours = (until - (await kept(paymentId)).createdAt) / HOUR;
        expect(await given.db.$count(queue, and(eq(queue.kind, SETTLE_PAYMENT), looks))).toBeLessThan(hours + 12);
      });
    });

    describe('that was chosen by mistake', () => {
      it.each(['neft', 'cheque'] as const)('gives way to another way to pay: %s', async (mode) => {
        const checkout = await newCheckout(kit, NEVER);
        const first = await payBy(checkout, ways[mode]);
        const second = await payBy(checkout, { paymentMode: 3, vpaId: 'success@upi' }, 'k2');
        expect(await kept(first)).toMatchObject({ state: 'abandoned', failureReason: paymentEndText.withdrawn });
        expect((await kept(second)).state).toBe('paid');
        const entry = and(eq(auditEntries.action, 'payment.withdrawn'), eq(auditEntries.objectId, first));
        expect(await given.db.$count(auditEntries, entry)).toBe(1);
      });

      it('gives way to the right UTR, but not to its own; a bank’s payment does not give way', async () => {
        const checkout = await newCheckout(kit, NEVER);
        const [how, right] = [neft(), neft()];
        const wrong = await payBy(checkout, how);
        const again = { key: 'again', body: await bodyOf(checkout, how) };
        expect((await checkout.client.fail(payOrders, again as never)).code).toBe('payment_pending');
        const paymentId = await payBy(checkout, right, 'right');
        expect([(await kept(wrong)).state, (await kept(paymentId)).state]).toEqual(['abandoned', 'processing']);
        const atBank = await newCheckout(kit);
        await atBank.startPaying();
        const other = { key: 'other', body: await bodyOf(atBank, neft()) };
        expect((await atBank.client.fail(payOrders, other as never)).code).toBe('payment_pending');
      });

      it('stays when the payment that replaces it cannot start', async () => {
        const checkout = await newCheckout(kit, NEVER);
        const first = await payBy(checkout, neft());
        const body = { ...(await bodyOf(checkout, { paymentMode: 0 })), totalAmount: 1 };
        expect((await checkout.client.fail(payOrders, { key: 'wrong', body } as never)).code).toBe('cart_changed');
        expect((await kept(first)).state).toBe('processing');
      });

      it('is cancelled by its payer alone, after which the orders can be paid or discarded', async () => {
        const [checkout, other] = [await newCheckout(kit, NEVER), await newCheckout(kit)];
        const body = { paymentId: await payBy(checkout, neft()) };
        const { client } = checkout;
        expect(await client.call(discardOrders, { body: {} })).toEqual({ discarded: 0, kept: 1 });
        expect((await other.client.fail(withdrawPayment, { body })).code).toBe('order_unknown');
        for (let times = 0; times < 2; times++) await client.call(withdrawPayment, { body });
        expect(await client.call(getPayment, { query: body })).toMatchObject({
          progress: 'failed',
          reason: paymentEndText.withdrawn,
        });
        expect(await orderOf(checkout)).toMatchObject({ state: 'registered', paymentState: 'failed' });
        expect(await client.call(discardOrders, { body: {} })).toEqual({ discarded: 1, kept: 0 });
      });

      it('is not cancelled once its money is there', async () => {
        const paid = await newCheckout(kit);
        const body = { paymentId: await payBy(paid, neft()) };
        kit.clock.advance(HOUR);
        const client = await signedInAgain(kit, paid);
        expect((await client.fail(withdrawPayment, { body })).code).toBe('order_not_payable');
        expect((await kept(body.paymentId)).state).toBe('paid');
      });

      it('pays nothing twice when it arrives after all: it goes back', async () => {
        const checkout = await newCheckout(kit, lumpsum(4_000, DEBT));
        const first = await payBy(checkout, neft());
        await payBy(checkout, { paymentMode: 3, vpaId: 'success@upi' }, 'k2');
        await go(DAY);
        expect((await kept(first)).state).toBe('refunded');
        const sent = await given.db.select().from(refunds).where(eq(refunds.paymentId, first));
        expect(sent).toMatchObject([{ state: 'refunded', reason: 'paid_already' }]);
      });
    });
  },
  'seeded',
);
