import { rupees } from '@prosperx/core/money';
import { payOrders } from '@prosperx/core/payment';
import { OTP_LIMITS } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders, refunds } from '#db/schema/index.js';
import { bookOutcome } from '#modules/payments/settle/book-outcome.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import { type Checkout, newCheckout, paymentStateOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { confirm, DEBT, fillCart, lumpsum, orderCart, ordersOf, paymentOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const HOUR = 3_600_000;
const cheque = { paymentMode: 1, chequeNumber: '000123', chequeDate: '2026-11-14' } as const;

describeWithDb(
  'a transfer or cheque that has paid',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function payBy({ client, orders: read }: Checkout, how: object, key = 'first') {
      const body = { ...paymentOf(await read()), ...how };
      const answer = await client.call(payOrders, { key, body } as never);
      await kit.app.idle();
      return answer as { paymentId: string };
    }
    const stateOf = (id: string) => paymentStateOf(given.db, id);

    const paid = (): PaymentOutcome => ({ state: 'paid', at: kit.clock.now(), amount: rupees(5_000) });
    /** Pays other orders of the same payer by the same instrument; returns the refusal. */
    async function refusalOfSecond({ client, mobile }: Checkout, how: object) {
      const cart = await fillCart(client, lumpsum(1_000, DEBT));
      await orderCart(client, cart);
      kit.clock.advance(OTP_LIMITS.gap.within);
      await kit.settle();
      await confirm(client, cart, mobile);
      const body = { ...paymentOf((await ordersOf(client, cart)).orders), ...how };
      return client.fail(payOrders, { key: 'second', body } as never);
    }

    const transfer = { paymentMode: 2, neftReferenceNumber: 'AXISN52026111699' };

    // Trust M16: a transfer or cheque counts for one payment
    it('counts for no other payment, however its number is written', async () => {
      const [mine, theirs] = [await newCheckout(kit), await newCheckout(kit, lumpsum(9_00_000))];
      const { paymentId } = await payBy(mine, transfer);
      const again = { ...transfer, neftReferenceNumber: ' axisn52026111699 ' };
      const refused = {
        code: 'invalid_input',
        fields: { neftReferenceNumber: 'utr_used' },
        message: 'This UTR number was already used for another payment',
      };
      const body = { ...paymentOf(await theirs.orders()), ...again };
      kit.clock.advance(HOUR);
      await kit.settle();
      expect(await stateOf(paymentId)).toBe('paid');
      const client = await signedInAgain(kit, theirs);
      await confirm(client, theirs.cart, theirs.mobile);
      expect(await client.fail(payOrders, { key: 'paid', body } as never)).toMatchObject(refused);
      const rows = await given.db.select().from(orders).where(eq(orders.profileId, theirs.profileId));
      expect(rows.map(({ paymentState }) => paymentState)).toEqual(['unpaid']);
    });

    it('counts for one open payment of its payer', async () => {
      const first = await newCheckout(kit);
      const how = { ...transfer, neftReferenceNumber: 'AXISN52026111602' };
      await payBy(first, how);
      expect(await refusalOfSecond(first, how)).toMatchObject({
        code: 'invalid_input',
        fields: { neftReferenceNumber: 'utr_used' },
      });
    });

    it('pays for the person who sent it where another mistyped its number; the other can give their own', async () => {
      const how = { ...transfer, neftReferenceNumber: 'AXISN52026111603' };
      const [mistaken, sender] = [await newCheckout(kit), await newCheckout(kit)];
      const wrong = await payBy(mistaken, how);
      const right = await payBy(sender, how);
      await bookOutcome(kit.services, right.paymentId, paid());
      expect([await stateOf(right.paymentId), await stateOf(wrong.paymentId)]).toEqual(['paid', 'processing']);
      const own = { ...transfer, neftReferenceNumber: 'AXISN52026111604' };
      await payBy(mistaken, own, 'own');
      expect(await stateOf(wrong.paymentId)).toBe('abandoned');
    });

    it('pays one payment where the bank reports it twice at the same moment, and nothing goes back for the other', async () => {
      const how = { ...transfer, neftReferenceNumber: 'AXISN52026111605' };
      const ids = [await payBy(await newCheckout(kit), how), await payBy(await newCheckout(kit), how)];
      await Promise.all(ids.map(({ paymentId }) => bookOutcome(kit.services, paymentId, paid())));
      expect((await Promise.all(ids.map(({ paymentId }) => stateOf(paymentId)))).sort()).toEqual(['failed', 'paid']);
      for (const { paymentId } of ids) await bookOutcome(kit.services, paymentId, paid());
      expect((await Promise.all(ids.map(({ paymentId }) => stateOf(paymentId)))).sort()).toEqual(['failed', 'paid']);
      expect(await given.db.$count(refunds)).toBe(0);
      expect(kit.log.lines.some((line) => line.includes('payment_counted_before'))).toBe(true);
    });

    it('can be given again after it failed', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_013));
      const how = { ...transfer, neftReferenceNumber: 'AXISN52026111601' };
      const first = await payBy(checkout, how);
      kit.clock.advance(HOUR);
      await kit.settle();
      expect(await stateOf(first.paymentId)).toBe('failed');
      const again = { ...checkout, client: await signedInAgain(kit, checkout) };
      await confirm(again.client, checkout.cart, checkout.mobile);
      const body = { ...paymentOf((await ordersOf(again.client, checkout.cart)).orders), ...how };
      await again.client.call(payOrders, { key: 'again', body } as never);
    });

    it('counts as a cheque for one payment of its payer; another payer has a cheque of the same number', async () => {
      const [first, other] = [await newCheckout(kit), await newCheckout(kit)];
      await payBy(first, cheque);
      await payBy(other, cheque);
      expect(await refusalOfSecond(first, cheque)).toMatchObject({
        code: 'invalid_input',
        fields: { chequeNumber: 'cheque_used' },
      });
    });
  },
  'seeded',
);
