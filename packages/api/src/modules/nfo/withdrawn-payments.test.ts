import { rupees } from '@prosperx/core/money';
import { getNfos } from '@prosperx/core/nfo';
import { payOrders } from '@prosperx/core/payment';
import { withdrawSandboxNfo } from '@prosperx/core/sandbox';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orders, orderSets, payments, queue } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_ORDER, ORDER_NOTIFICATION } from '#queue/job-kinds.js';
import { runNow } from '#queue/worker.js';
import { orderText } from '#records/order/remarks.text.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { type Investment, lumpsum, notificationsTo, paymentOf } from '#testing/investing.js';
import { testKit } from '#testing/test-kit.js';

/** What of a mail names the orders to be paid again. */
const TO_PAY_AGAIN = /Please pay for them again:\n(?:- .+\n)+/;

/** A sandbox with an offer that is open, and orders within it that are paid by cheque together with one of ₹4,000. */
async function sandboxOf(db: Db) {
  const kit = testKit(db);
  const { groups } = await kit.client().call(getNfos);
  const offer = groups
    .flatMap(({ nfos }) => nfos)
    .find(({ schemeName }) => schemeName.startsWith('Axis Nifty Energy'))!;
  const { encryptedSchemeId: schemeId } = offer.order!;
  const single: Investment = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 5_000 };
  const monthly = { investmentType: 'SIP', investmentFrequency: 1, sipDate: 10, numOfSipInstallments: 24 } as const;
  let cheques = 0;
  const payByCheque = async (...within: readonly Investment[]) => {
    const someone = await newCheckout(kit, ...within, lumpsum(4_000));
    const cheque = { paymentMode: 1, chequeNumber: `00077${(cheques += 1)}`, chequeDate: '2026-11-16' };
    const body = { ...paymentOf(await someone.orders()), ...cheque };
    await someone.client.call(payOrders, { key: newToken(), body });
    return someone;
  };
  const withdraw = async () => {
    await kit.client().call(withdrawSandboxNfo, { body: { schemeId: offer.encryptedSchemeId } });
    await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 3_600_000);
  };
  const paymentBy = async ({ profileId }: Checkout) =>
    (await db.select().from(payments).where(eq(payments.profileId, profileId)))[0];
  const mailTo = async (someone: Checkout) => (await notificationsTo(kit, someone))[0]?.text;
  const sip: Investment = { ...monthly, schemeId, amount: 500 };
  return { kit, single, sip, payByCheque, withdraw, paymentBy, mailTo };
}

describeWithDb(
  'the withdrawal of a new fund offer',
  (given) => {
    it('ends the payment of other orders too, and names them in its mail, however fast it is sent', async () => {
      const { db } = given;
      const { kit, single, payByCheque, withdraw, paymentBy, mailTo } = await sandboxOf(db);
      const someone = await payByCheque(single);
      const { gateway } = kit.services.providers;
      // the bank takes its time, and meanwhile others do what is queued
      const find: typeof gateway.find = async (ref) => {
        for (const kind of [CANCEL_ORDER, ORDER_NOTIFICATION])
          await runNow(kit.services, await db.select().from(queue).where(eq(queue.kind, kind)));
        return gateway.find(ref);
      };
      Object.assign(kit.services.providers, { gateway: { ...gateway, find } });
      await withdraw();
      expect(await paymentBy(someone)).toMatchObject({ state: 'failed', failureReason: orderText.paidWithWithdrawn });
      expect((await mailTo(someone))?.match(TO_PAY_AGAIN)?.[0]).toMatch(/again:\n- (?!Axis).+₹4,000.00\n$/);
    });
  },
  'seeded',
);

describeWithDb(
  'the mail about a withdrawn offer',
  (given) => {
    it('names orders to pay again only where they can still be paid', async () => {
      const { db } = given;
      const { kit, single, sip, payByCheque, withdraw, paymentBy, mailTo } = await sandboxOf(db);
      const [late, refused, both] = [
        await payByCheque(single),
        await payByCheque(single),
        await payByCheque(single, sip),
      ];
      const past = { payableUntil: kit.clock.now() - 1 };
      await db.update(orderSets).set(past).where(eq(orderSets.pxOrderNumber, late.pxOrderNumber));
      const other = and(eq(orders.profileId, refused.profileId), eq(orders.amount, rupees(4_000)));
      await db.update(orders).set({ state: 'refused' }).where(other);
      // the exchange says nothing of the SIP, so that its order is still being cancelled
      const { exchange } = kit.services.providers;
      const cancel: typeof exchange.cancel = (order) =>
        order.registrationNumber === null ? exchange.cancel(order) : Promise.reject(new ProviderUnknown('test'));
      Object.assign(kit.services.providers, { exchange: { ...exchange, cancel } });
      await withdraw();
      expect(await mailTo(late)).toContain('has withdrawn the new fund offer');
      expect(await mailTo(late)).not.toMatch(TO_PAY_AGAIN);
      expect((await paymentBy(refused))?.failureReason).toBe(orderText.offerWithdrawn);
      expect((await mailTo(both))?.match(TO_PAY_AGAIN)?.[0]).toMatch(/again:\n- (?!Axis).+₹4,000.00\n$/);
    });
  },
  'seeded',
);
