import { rupees } from '@prosperx/core/money';
import { getNfos } from '@prosperx/core/nfo';
import { payOrders } from '@prosperx/core/payment';
import { withdrawSandboxNfo } from '@prosperx/core/sandbox';
import { HOUR } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import { bookOutcome } from '#modules/payments/settle/book-outcome.js';
import {
  confirm,
  fillCart,
  type Investment,
  lumpsum,
  orderCart,
  ordersOf,
  pay,
  paymentOf,
} from '#testing/investing.js';
import { newInvestor, signInAs } from '#testing/new-investor.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { addMandate } from '#testing/running-sip.js';
import type { TestKit } from '#testing/test-kit.js';
import { addAccount } from './redeemers.js';

/** Somebody with a bank account of their own. */
async function newPayer(kit: TestKit) {
  const investor = await newInvestor(kit);
  await addAccount(kit.services, investor.profileId);
  return investor;
}

/** Ordered, registered, confirmed, paid at the bank, and told to the exchange. */
export const buying = (investment: Investment) => async (kit: TestKit) => {
  const investor = await newPayer(kit);
  if ('numOfSipInstallments' in investment) await addMandate(kit.services, investor.profileId, 50_000);
  const cart = await fillCart(investor.client, investment);
  const [orderKey, payKey] = [newToken(), newToken()];
  const isPaidLater = 'firstOrderToday' in investment && !investment.firstOrderToday;
  let body: ReturnType<typeof paymentOf> | undefined;
  return async (now: TestKit) => {
    const client = signInAs(now.client(), investor);
    await orderCart(client, cart, orderKey);
    await now.settle();
    if (!(await ordersOf(client, cart)).confirmed) await confirm(client, cart, investor.mobile);
    await now.settle();
    if (isPaidLater) return;
    body ??= paymentOf((await ordersOf(client, cart)).orders);
    const { redirectUrl } = await client.call(payOrders, { key: payKey, body });
    const bankPage = await leadsTo(now.app, redirectUrl ?? '');
    await pressAtBank(now.app, bankPage, 'pay');
    await now.settle();
  };
};

/** Money that comes when the orders have expired and the bank had given it up: it goes back. */
export async function paidTooLate(kit: TestKit) {
  const { db } = kit.services;
  const { client, mobile } = await newPayer(kit);
  const cart = await fillCart(client, lumpsum(5_000));
  await orderCart(client, cart);
  await kit.settle();
  await confirm(client, cart, mobile);
  const { orders, payableUntil } = await ordersOf(client, cart);
  const { paymentId } = await pay(client, orders);
  await kit.settle();
  await kit.scheduler.advanceTo(kit.clock, (payableUntil ?? 0) + HOUR);
  const { state, ...how } = { state: 'paid' as const, at: kit.clock.now() };
  const ofThis = eq(sandboxBankPayments.clientRef, paymentId);
  const details = sql`${sandboxBankPayments.details} || ${JSON.stringify(how)}::jsonb`;
  await db.update(sandboxBankPayments).set({ state, details }).where(ofThis);
  return async (now: TestKit) => {
    await bookOutcome(now.services, paymentId, { state, ...how, amount: rupees(5_000) });
    await now.settle();
  };
}

const OFFER = 'Axis Nifty Energy Index Fund';

/** An offer, and the ids by which it is known and ordered. */
async function offerIn(kit: TestKit) {
  const { groups } = await kit.client().call(getNfos);
  const offer = groups.flatMap(({ nfos }) => nfos).find(({ schemeName }) => schemeName === OFFER);
  return { id: offer?.encryptedSchemeId ?? '', schemeId: offer?.order?.encryptedSchemeId ?? '' };
}

/** Money for a new fund offer. */
export async function buyingOffer(kit: TestKit) {
  const { schemeId } = await offerIn(kit);
  return buying({ ...lumpsum(5_000), schemeId })(kit);
}

/** The money of a new fund offer that its house withdraws. */
export async function withdrawing(kit: TestKit) {
  const { id: schemeId } = await offerIn(kit);
  await (
    await buyingOffer(kit)
  )(kit);
  return async (now: TestKit) => {
    await now.client().call(withdrawSandboxNfo, { body: { schemeId } });
    await now.settle();
  };
}
