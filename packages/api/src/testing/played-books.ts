import { discardOrders } from '@prosperx/core/cart';
import { rupees, units } from '@prosperx/core/money';
import { payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import {
  ledgerEntries,
  orders,
  paymentOrders,
  payments,
  refunds,
  sandboxBankPayments,
  sandboxExchangeOrders,
  sips,
} from '#db/schema/index.js';
import { bookOutcome } from '#modules/payments/settle/book-outcome.js';
import { type Checkout, newCheckout } from './checkout.js';
import { DEBT, EQUITY, LIQUID, lumpsum, paymentOf, sip } from './investing.js';
import { goTo as moveTo, HOUSE_LIQUID, newHolder, placeTestRedemption } from './redeeming.js';
import { leadsTo, pressAtBank } from './requests.js';
import { addMandate, newRunningSip } from './running-sip.js';
import type { TestKit } from './test-kit.js';

const ASHA = '9876500001';

async function payBy(kit: TestKit, checkout: Checkout, how: object): Promise<void> {
  const body = { ...paymentOf(await checkout.orders()), ...how };
  await checkout.client.call(payOrders, { key: 'k1', body } as never);
  await kit.settle();
}

/** The first order of a checkout with all that is kept of it, here and by others. */
async function traceOf({ services: { db } }: TestKit, { profileId, ucc }: Pick<Checkout, 'profileId' | 'ucc'>) {
  const [order] = await db.select().from(orders).where(eq(orders.profileId, profileId)).orderBy(orders.createdAt);
  const ofOrder = eq(paymentOrders.orderId, order!.id);
  const [paid] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(ofOrder);
  const ofRef = eq(sandboxExchangeOrders.clientRef, order!.clientRef);
  const [booked] = await db.select().from(sandboxExchangeOrders).where(ofRef);
  const [entry] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order!.id));
  const [begun] = await db.select().from(sips).where(eq(sips.profileId, profileId));
  const ofPayment = eq(sandboxBankPayments.clientRef, paid?.payment.clientRef ?? '');
  const [banked] = await db.select().from(sandboxBankPayments).where(ofPayment);
  return { profileId, ucc, order: order!, payment: paid?.payment, booked: booked!, entry, sip: begun, banked };
}

export type PlayedTrace = Awaited<ReturnType<typeof traceOf>>;

/** Two attempts of one checkout, both of which the bank takes after all: the money of the second goes back. */
async function payTwice(kit: TestKit) {
  const checkout = await newCheckout(kit, lumpsum(4_000));
  const first = await checkout.startPaying('first');
  await bookOutcome(kit.services, first.paymentId, { state: 'failed', reason: 'no answer' });
  const second = await checkout.startPaying('second');
  for (const { bankPage } of [first, second]) {
    const left = await pressAtBank(kit.app, bankPage, 'pay');
    await leadsTo(kit.app, left.headers.get('location') ?? '');
    await kit.settle();
  }
  const [refund] = await kit.services.db.select().from(refunds).where(eq(refunds.paymentId, second.paymentId));
  return refund!;
}

/** Makes the books after some days of orders by every mode of payment: paid, failed, refused, cancelled, without an answer, and under way. */
export async function playBooks(kit: TestKit) {
  const goTo = (date: string, time: string) => moveTo(kit, date, time);
  await (await kit.signedIn(ASHA)).call(discardOrders, { body: {} });
  const bought = await newCheckout(kit, lumpsum(5_000), lumpsum(777, DEBT));
  await bought.payAtBank();
  const byUpi = await newCheckout(kit, lumpsum(3_000, LIQUID));
  await payBy(kit, byUpi, { paymentMode: 3, vpaId: 'success@upi' });
  await payBy(kit, await newCheckout(kit), { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111612' });
  await payBy(kit, await newCheckout(kit), { paymentMode: 1, chequeNumber: '000123', chequeDate: '2026-11-14' });
  const byMandate = await newCheckout(kit);
  await addMandate(kit.services, byMandate.profileId, 50_000);
  await payBy(kit, byMandate, { paymentMode: 4 });
  const back = await payTwice(kit);
  const regular = await newCheckout(kit, sip(2_000));
  await regular.payAtBank();
  const instalment = await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17, rupees: 2_001 });
  await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17, rupees: 1_013 });
  const redeemer = await newHolder(kit, lumpsum(6_000), lumpsum(3_000, HOUSE_LIQUID));
  const discarded = await newCheckout(kit, lumpsum(8_000));
  await discarded.client.call(discardOrders, { body: {} });
  const failed = await newCheckout(kit, lumpsum(1_200));
  await failed.payAtBank('fail');
  await newCheckout(kit, lumpsum(1_017), lumpsum(1_019));
  await goTo('2026-11-17', '10:00');
  const redeemed = await placeTestRedemption(kit, redeemer.profileId, { measure: 'amount', amount: rupees(1_000) });
  const switched = await placeTestRedemption(kit, redeemer.profileId, { amfiCode: HOUSE_LIQUID, to: EQUITY });
  await goTo('2026-11-19', '12:00');
  const redeeming = await placeTestRedemption(kit, redeemer.profileId, { measure: 'units', units: units(1) });
  const underWay = await newCheckout(kit, lumpsum(1_000));
  await underWay.payAtBank();
  const waiting = await newCheckout(kit, lumpsum(7_000), lumpsum(1_100));
  const newSip = await newCheckout(kit, sip(2_500));
  return {
    back,
    redeemed,
    switched,
    redeeming,
    bought: await traceOf(kit, bought),
    liquid: await traceOf(kit, byUpi),
    regular: await traceOf(kit, regular),
    instalment: await traceOf(kit, instalment),
    discarded: await traceOf(kit, discarded),
    failed: await traceOf(kit, failed),
    underWay: await traceOf(kit, underWay),
    waiting: await traceOf(kit, waiting),
    newSip: await traceOf(kit, newSip),
  };
}

export type PlayedBooks = Awaited<ReturnType<typeof playBooks>>;
