import { rupees } from '@prosperx/core/money';
import { getOrdersInProgress } from '@prosperx/core/order';
import { refundText } from '@prosperx/core/payment';
import { HOUR } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '#db/schema/index.js';
import { endWithoutUnits } from '#modules/orders/allot/allot-order.js';
import type { PaymentGateway } from '#providers/gateway/port.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lumpsum, schemeOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { bookOutcome } from './settle/book-outcome.js';

describeWithDb(
  'two refunds of one order',
  (given) => {
    /** A set that was paid twice, of which one order was refused: the gateway sends back a payment, and the money of the order only later. */
    async function paidTwice() {
      let isSent = false;
      const { gateway: played } = testKit(given.db).services.providers;
      const refund: PaymentGateway['refund'] = ({ amount }) =>
        Promise.resolve(amount === rupees(11_000) || isSent ? 'sent' : 'pending');
      const kit = testKit(given.db, { providers: { gateway: { ...played, refund } } });
      const checkout = await newCheckout(kit, lumpsum(6_000), lumpsum(5_000, DEBT));
      const { paymentId: first } = await checkout.startPaying('first');
      await bookOutcome(kit.services, first, { state: 'failed', reason: 'no money' });
      const { paymentId: second } = await checkout.startPaying('second');
      const pay = (ref: string) =>
        bookOutcome(kit.services, ref, { state: 'paid', at: kit.clock.now(), amount: rupees(11_000) });
      await pay(second);
      const refused = and(eq(orders.profileId, checkout.profileId), eq(orders.amount, rupees(6_000)));
      const [order] = await given.db.select().from(orders).where(refused);
      await endWithoutUnits(kit.services, order!.clientRef, 'No units.');
      kit.clock.advance(1);
      await pay(first);
      await kit.settle();
      const send = async () => {
        isSent = true;
        kit.clock.advance(HOUR);
        await kit.settle();
        return signedInAgain(kit, checkout);
      };
      return { checkout, send };
    }

    it('are told apart by scheme and sum, and the order is paid back once both were sent', async () => {
      const { checkout, send } = await paidTwice();
      const refused = `${schemeOf(EQUITY).name}, ₹6,000.00`;
      const twice = `₹11,000.00: ${refundText.paid_already_sent}`;
      const reason = async (client: TestClient) => (await client.call(getOrdersInProgress))[0]?.reason;
      const refundShown = async () => (await checkout.orders()).find(({ state }) => state === 'refused')?.refund;
      expect(await orderStatesOf(given.db, checkout)).toEqual(['paid paid', 'refused refund_due']);
      expect(await reason(checkout.client)).toBe(`${refused}: ${refundText.order_refused} ${twice}`);
      expect(await refundShown()).toMatchObject({ state: 'due', amount: rupees(6_000) });
      const client = await send();
      expect(await orderStatesOf(given.db, checkout)).toEqual(['paid paid', 'refused refunded']);
      expect(await reason(client)).toBe(`${refused}: ${refundText.order_refused_sent} ${twice}`);
    });
  },
  'seeded',
);
