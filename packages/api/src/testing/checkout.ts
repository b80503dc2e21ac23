import { rupees } from '@prosperx/core/money';
import type { Order } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems, carts, orders, orderSets, payments } from '#db/schema/index.js';
import type { TestClient } from './client.js';
import { type CartVersion, confirm, type Investment, lumpsum, orderCart, ordersOf, pay } from './investing.js';
import { newInvestor, type TestInvestor } from './new-investor.js';
import { leadsTo, pressAtBank } from './requests.js';
import type { TestKit } from './test-kit.js';

/** An investor whose orders are registered and confirmed: only the money is missing. */
export interface Checkout extends TestInvestor {
  readonly client: TestClient;
  readonly cart: CartVersion;
  readonly pxOrderNumber: string;
  /** Returns the orders as they are now. */
  orders(): Promise<Order[]>;
  /** Starts a payment of all orders that can be paid; answers the address of the bank's page. */
  startPaying(key?: string): Promise<{ paymentId: string; bankPage: string }>;
  /** Pays, or does not: the button pressed at the bank. Answers where the payer ends up. */
  payAtBank(choice?: 'pay' | 'fail' | 'abandon'): Promise<string>;
  /** Lets time pass until its orders expire. */
  expire(): Promise<void>;
}

/** Sets the time at which a set was confirmed, and nothing else of what its code does: `transaction-otp.test.ts` has the code. */
async function confirmByHand({ services: { db }, clock }: TestKit, pxOrderNumber: string): Promise<void> {
  await db.update(orderSets).set({ confirmedAt: clock.now() }).where(eq(orderSets.pxOrderNumber, pxOrderNumber));
}

/** Puts a cart with investments, in their order, into the database: `fillCart` makes the calls that do it. */
async function cartOf(
  { services: { db }, clock }: TestKit,
  profileId: string,
  investments: readonly Investment[],
): Promise<CartVersion> {
  const [id, now] = [newId('cart'), clock.now()];
  await db.insert(carts).values({ id, profileId, status: 'active', createdAt: now, changedAt: now });
  const items = investments.map(({ investmentFrequency: frequency, amount, ...choice }, index) => ({
    ...choice,
    id: newId('item'),
    cartId: id,
    frequency,
    amount: rupees(amount),
    createdAt: now + index,
    ...('numOfSipInstallments' in choice && { instalments: choice.numOfSipInstallments }),
  }));
  await db.insert(cartItems).values(items);
  return { encryptedCartId: id, version: 1 };
}

export async function newCheckout(kit: TestKit, ...investments: readonly Investment[]): Promise<Checkout> {
  const investor = await newInvestor(kit);
  const { client, mobile, profileId } = investor;
  const cart = await cartOf(kit, profileId, investments.length > 0 ? investments : [lumpsum(5_000)]);
  const { pxOrderNumber } = await orderCart(client, cart);
  await kit.settle();
  // a SIP that begins later is registered by the code, others are just confirmed
  if (investments.some((each) => 'firstOrderToday' in each && each.firstOrderToday === false))
    await confirm(client, cart, mobile);
  else await confirmByHand(kit, pxOrderNumber);
  const orders = async () => (await ordersOf(client, cart)).orders;
  const startPaying = async (key?: string) => {
    const payable = (await orders()).filter(
      ({ orderStatus, offerWithdrawn }) => orderStatus === 'VALID' && !offerWithdrawn,
    );
    const { paymentId, redirectUrl } = await pay(client, payable, key);
    return { paymentId, bankPage: await leadsTo(kit.app, redirectUrl ?? '') };
  };
  const payAtBank = async (choice = 'pay') => {
    const { bankPage } = await startPaying();
    const back = await pressAtBank(kit.app, bankPage, choice);
    return leadsTo(kit.app, back.headers.get('location') ?? '');
  };
  const expire = async () => {
    const { payableUntil } = await ordersOf(client, cart);
    if (payableUntil !== null) await kit.scheduler.advanceTo(kit.clock, payableUntil);
  };
  return { ...investor, client, cart, pxOrderNumber, orders, startPaying, payAtBank, expire };
}

/** Returns the states of a profile's orders and their money, such as `registered unpaid`, sorted. */
export async function orderStatesOf(db: Db, { profileId }: { readonly profileId: string }): Promise<string[]> {
  const rows = await db.select().from(orders).where(eq(orders.profileId, profileId));
  return rows.map(({ state, paymentState }) => `${state} ${paymentState}`).sort();
}

export async function paymentStateOf(db: Db, paymentId: string) {
  return (await db.select().from(payments).where(eq(payments.id, paymentId)))[0]?.state;
}
