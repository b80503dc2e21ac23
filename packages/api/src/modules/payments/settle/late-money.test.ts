import { discardOrders } from '@prosperx/core/cart';
import { type Paise, rupees } from '@prosperx/core/money';
import { getOrdersInProgress } from '@prosperx/core/order';
import { getPayment, payOrders, refundText } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, orders, payments, refunds, sandboxBankPayments } from '#db/schema/index.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { signEvent } from '#sandbox/sandbox-gateway.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo, ordersOf, paymentOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { migrateTo } from '#testing/past-schema.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;
const AMOUNT = rupees(5_000);

describeWithDb(
  'money that comes late or in another amount',
  (given) => {
    let kit: TestKit;
    let count = 0;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    async function tell(clientRef: string, outcome: PaymentOutcome) {
      const { body, signature } = signEvent(kit.services, { eventId: `late ${count++}`, clientRef, outcome });
      const url = `${TEST_ORIGIN}/prosperx-api/webhooks/payment`;
      const headers = { 'X-Signature': signature };
      expect((await kit.app.hono.request(url, { method: 'POST', body, headers })).status).toBe(204);
    }
    const paid = (amount: Paise = AMOUNT): PaymentOutcome => ({ state: 'paid', at: kit.clock.now(), amount });
    const failed: PaymentOutcome = { state: 'failed', reason: 'no money' };
    const paymentOfId = async (id: string) => (await given.db.select().from(payments).where(eq(payments.id, id)))[0]!;
    const refundsOf = (paymentId: string) => given.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const sentBack = async (paymentId: string) => {
      const [booked] = await given.db
        .select()
        .from(sandboxBankPayments)
        .where(eq(sandboxBankPayments.clientRef, paymentId));
      return Object.values((booked?.details as { refunds?: Record<string, number> }).refunds ?? {});
    };
    const refusalOfPaying = async ({ client, orders: read }: Checkout) => {
      const key = `again-${count++}`;
      return (await client.fail(payOrders, { key, body: paymentOf(await read()) })).code;
    };

    it('pays the orders after a failure, and no other attempt is accepted', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      await tell(paymentId, failed);
      await tell(paymentId, paid());
      expect(await paymentOfId(paymentId)).toMatchObject({
        state: 'paid',
        paidAt: kit.clock.now(),
        failureReason: null,
      });
      expect((await checkout.orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid', refund: null });
      expect(await refusalOfPaying(checkout)).toBe('order_not_payable');
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 2 * DAY);
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, checkout.profileId));
      expect(order?.state).toBe('allotted');
    });

    it('pays the orders while another attempt is under way, whose money goes back, once', async () => {
      const checkout = await newCheckout(kit);
      const first = (await checkout.startPaying('first')).paymentId;
      await tell(first, failed);
      const second = (await checkout.startPaying('second')).paymentId;
      await tell(first, paid());
      expect((await checkout.orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid' });
      for (let times = 0; times < 2; times++) {
        await tell(second, paid());
        await kit.settle();
      }
      expect([(await paymentOfId(first)).state, (await paymentOfId(second)).state]).toEqual(['paid', 'refunded']);
      expect(await refundsOf(second)).toMatchObject([{ state: 'refunded', reason: 'paid_already', amount: AMOUNT }]);
      expect([await sentBack(first), await sentBack(second)]).toEqual([[], [AMOUNT]]);
      const [order] = await checkout.orders();
      expect(order).toMatchObject({ state: 'paid', paymentState: 'paid', paymentFailure: '' });
      expect(order?.refund).toMatchObject({ state: 'refunded', amount: AMOUNT });
      expect(order?.refund?.reason).toContain('already paid by another payment');
      expect(await checkout.client.call(getPayment, { query: { paymentId: second } })).toMatchObject({
        // clients that do not know `refund` know three ends
        progress: 'failed',
        refund: { state: 'refunded', ordersPaid: true, ordersPayable: false },
        reason: refundText.paid_already_sent,
        returnTo: `/v1/thank-you?orderNo=${checkout.pxOrderNumber}`,
      });
      expect(kit.log.lines.filter((line) => line.includes('payment_to_refund'))).toHaveLength(1);
    });

    it('goes back when the orders have expired since', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      await tell(paymentId, failed);
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 4 * DAY);
      await tell(paymentId, paid());
      const [row] = await given.db.select().from(orders).where(eq(orders.profileId, checkout.profileId));
      expect(row).toMatchObject({ state: 'expired', paymentState: 'refund_due' });
      await kit.settle();
      const again = { ...checkout, client: await signedInAgain(kit, checkout) };
      const [refund] = await refundsOf(paymentId);
      expect(refund).toMatchObject({ state: 'refunded', reason: 'order_over' });
      expect(await sentBack(paymentId)).toEqual([AMOUNT]);
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, checkout.profileId));
      expect(order).toMatchObject({ state: 'expired', paymentState: 'refunded' });
      expect(await again.client.call(getPayment, { query: { paymentId } })).toMatchObject({
        progress: 'failed',
        refund: { state: 'refunded', ordersPaid: false, ordersPayable: false },
      });
      expect(await given.db.$count(auditEntries, eq(auditEntries.objectId, refund!.id))).toBe(1);
    });

    it('goes back, and its owner is notified, when they have cancelled the orders since', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      await tell(paymentId, failed);
      await checkout.client.call(discardOrders, { body: {} });
      await kit.settle();
      expect(await checkout.client.call(getOrdersInProgress)).toEqual([]);
      await tell(paymentId, paid());
      const shown = (reason: string) => [{ status: 'cancelled', reason, pxOrderNumber: checkout.pxOrderNumber }];
      const look = () => checkout.client.call(getOrdersInProgress);
      expect(await look()).toMatchObject(shown(refundText.order_over));
      await kit.settle();
      expect((await refundsOf(paymentId))[0]?.state).toBe('refunded');
      expect(await look()).toMatchObject(shown(refundText.order_over_sent));
      const notifications = await notificationsTo(kit, checkout);
      expect(notifications.map(({ subject }) => subject)).toEqual([orderNotifications.refund.subject]);
      expect(notifications[0]?.text).toContain('5,000.00');
      expect(notifications[0]?.text).toContain(refundText.order_over);
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 8 * DAY);
      expect(await (await signedInAgain(kit, checkout)).call(getOrdersInProgress)).toEqual([]);
    });

    it('goes back though the exchange has not answered the cancellation, and the order says so in the end', async () => {
      const { exchange } = kit.services.providers;
      let isSilent = true;
      const cancel: typeof exchange.cancel = async (order) => {
        if (isSilent) throw new ProviderUnknown('cancel');
        return exchange.cancel(order);
      };
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, cancel } } });
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      await tell(paymentId, failed);
      await checkout.client.call(discardOrders, { body: {} });
      await kit.settle();
      await tell(paymentId, paid());
      await kit.settle();
      expect(await refundsOf(paymentId)).toMatchObject([{ state: 'refunded', reason: 'order_over' }]);
      expect(await checkout.orders()).toMatchObject([{ state: 'cancelling', paymentState: 'failed' }]);
      isSilent = false;
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + DAY / 24);
      const over = { state: 'cancelled', paymentState: 'refunded', refund: { state: 'refunded' } };
      const again = { ...checkout, client: await signedInAgain(kit, checkout) };
      const [order] = (await ordersOf(again.client, checkout.cart)).orders;
      expect(order).toMatchObject(over);
      expect(order?.paidAt).not.toBeNull();
    });

    it('pays nothing in another amount and goes back as it came; the orders can be paid again', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying('short');
      await tell(paymentId, paid(rupees(4_999)));
      const [order] = await checkout.orders();
      expect(order).toMatchObject({ state: 'registered', paymentState: 'failed', paidAt: null });
      expect(order?.paymentFailure).toContain('The amount received did not match the amount due');
      expect(order?.refund).toMatchObject({ state: 'due', amount: rupees(4_999) });
      await kit.settle();
      expect(await sentBack(paymentId)).toEqual([rupees(4_999)]);
      const sent = refundText.amount_differs_sent;
      expect((await checkout.orders())[0]).toMatchObject({ paymentFailure: sent, refund: { reason: sent } });
      // as one that was sent before its reason changed with it
      const row = eq(payments.id, paymentId);
      await given.db.update(payments).set({ failureReason: refundText.amount_differs }).where(row);
      await migrateTo(given.db, '0102_refunds_sent');
      expect((await checkout.orders())[0]).toMatchObject({ paymentFailure: sent });
      const view = await checkout.client.call(getPayment, { query: { paymentId } });
      expect(view.refund).toEqual({ state: 'refunded', ordersPaid: false, ordersPayable: true });
      await checkout.payAtBank();
      expect((await checkout.orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid' });
    });
  },
  'seeded',
);
