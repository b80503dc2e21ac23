import { getPayment, payOrders, withdrawPayment } from '@prosperx/core/payment';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, payments, refunds, sandboxBankPayments } from '#db/schema/index.js';
import { paymentEndText } from '#records/order/payment-end.text.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { paymentOf } from '#testing/investing.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ways = [
  ['net banking', { paymentMode: 0 }],
  ['a UPI app', { paymentMode: 3 }],
  ['a UPI id', { paymentMode: 3, vpaId: 'timeout@upi' }],
] as const;

describeWithDb(
  'withdrawPayment',
  (given) => {
    let kit: TestKit;
    let isCutOff = false;
    beforeEach(() => {
      isCutOff = false;
      kit = testKit(given.db, { faults: { loseRequest: () => isCutOff } });
    });

    async function payBy(checkout: Checkout, how: object, key: string) {
      const body = { ...paymentOf(await checkout.orders()), ...how };
      const { paymentId } = await checkout.client.call(payOrders, { key, body });
      await kit.app.idle();
      return paymentId;
    }
    const stateOf = async (id: string) =>
      (await given.db.select().from(payments).where(eq(payments.id, id)))[0]?.state ?? 'none';

    it.each(ways)('ends a payment at %s, after which another can be made', async (_, how) => {
      const checkout = await newCheckout(kit);
      const body = { paymentId: await payBy(checkout, how, 'left') };
      for (let times = 0; times < 2; times++) await checkout.client.call(withdrawPayment, { body });
      const view = await checkout.client.call(getPayment, { query: body });
      expect(view).toMatchObject({ progress: 'failed', reason: paymentEndText.withdrawn });
      const inHindi = await checkout.client.call(getPayment, { query: body, headers: { 'Accept-Language': 'hi' } });
      expect(inHindi.reason).toMatch(/^[\u0900-\u097f]/);
      const entry = and(eq(auditEntries.action, 'payment.withdrawn'), eq(auditEntries.objectId, body.paymentId));
      expect(await given.db.$count(auditEntries, entry)).toBe(1);
      expect(await stateOf(await payBy(checkout, { paymentMode: 3, vpaId: 'success@upi' }, 'next'))).toBe('paid');
    });

    it('lets the bank take no money any more, and leads nobody there', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId, bankPage } = await checkout.startPaying();
      await checkout.client.call(withdrawPayment, { body: { paymentId } });
      const way = `/prosperx-api/payment/continue/${paymentId}?beside=true`;
      expect(await leadsTo(kit.app, way)).toBe(`/prosperx-api/payment/return/${paymentId}`);
      await pressAtBank(kit.app, bankPage, 'pay');
      expect(await stateOf(paymentId)).toBe('abandoned');
      expect((await checkout.orders())[0]?.paymentState).toBe('failed');
    });

    it('does not end a payment that was approved, though the call-back is still on its way', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      const atBank = eq(sandboxBankPayments.clientRef, paymentId);
      await given.db.update(sandboxBankPayments).set({ state: 'paid' }).where(atBank);
      const refused = await checkout.client.fail(withdrawPayment, { body: { paymentId } });
      expect(refused.code).toBe('order_not_payable');
      expect(await stateOf(paymentId)).toBe('paid');
    });

    it('has the money of a withdrawn payment go back when the bank could not be reached and another has paid', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId, bankPage } = await checkout.startPaying();
      isCutOff = true;
      await checkout.client.call(withdrawPayment, { body: { paymentId } });
      isCutOff = false;
      expect(await stateOf(await payBy(checkout, { paymentMode: 3, vpaId: 'success@upi' }, 'next'))).toBe('paid');
      await pressAtBank(kit.app, bankPage, 'pay');
      await kit.settle();
      const sent = await given.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
      expect(sent).toMatchObject([{ state: 'refunded', reason: 'paid_already' }]);
    });

    it('refuses to end a debit by mandate', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      await given.db.update(payments).set({ mode: 'mandate' }).where(eq(payments.id, paymentId));
      const refused = await checkout.client.fail(withdrawPayment, { body: { paymentId } });
      expect(refused.code).toBe('payment_pending');
    });
  },
  'seeded',
);
