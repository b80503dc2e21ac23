import { type Cart, getCart, MAX_CART_ITEMS, saveInvestment } from '@prosperx/core/cart';
import { addPaise, toRupees } from '@prosperx/core/money';
import {
  createOrders,
  getOrderDetails,
  type Order,
  type OrderSet,
  sendTransactionOtp,
  verifyTransactionOtp,
} from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { newId, newToken } from '#crypto/new-id.js';
import { cartItems, users } from '#db/schema/index.js';
import { emailLinkText } from '#modules/profile/verify-email.text.js';
import { catalogue } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import type { TestClient } from './client.js';
import type { TestInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

/** Schemes of the sandbox with plain rules: from 100 rupees, any amount, both ways. */
export const EQUITY = '105758';
export const DEBT = '113070';
export const LIQUID = '138288';

export function schemeOf(amfiCode: string) {
  const scheme = catalogue.find((each) => each.amfiCode === amfiCode);
  if (!scheme) throw new Error(`the catalogue has no ${amfiCode}`);
  return { ...scheme, id: catalogueId(scheme.isin) };
}

/** The input of saveInvestment for a single amount, in rupees. */
export const lumpsum = (rupees: number, amfiCode = EQUITY) => ({
  schemeId: schemeOf(amfiCode).id,
  investmentType: 'LUMPSUM' as const,
  investmentFrequency: 0,
  amount: rupees,
});

export const sip = (rupees: number, amfiCode = EQUITY) => ({
  ...lumpsum(rupees, amfiCode),
  investmentType: 'SIP' as const,
  investmentFrequency: 1,
  sipDate: 10,
  numOfSipInstallments: 24,
});

/** The input of saveInvestment for a SIP that begins on its first SIP date. */
export const laterSip = (rupees: number, amfiCode = EQUITY) => ({ ...sip(rupees, amfiCode), firstOrderToday: false });

export type Investment = ReturnType<typeof lumpsum> | ReturnType<typeof sip> | ReturnType<typeof laterSip>;

export async function fillCart(client: TestClient, ...investments: readonly Investment[]): Promise<Cart> {
  for (const body of investments) await client.call(saveInvestment, { body });
  return client.call(getCart);
}

/** A version of a cart. */
export type CartVersion = Pick<Cart, 'encryptedCartId' | 'version'>;

/** Puts an investment into an empty cart, and the same again into each of its other places. */
export async function fillCartUp({ services: { db } }: TestKit, client: TestClient, investment: Investment) {
  const { encryptedCartId } = await fillCart(client, investment);
  const [item] = await db.select().from(cartItems).where(eq(cartItems.cartId, encryptedCartId));
  const others = Array.from({ length: MAX_CART_ITEMS - 1 }, () => ({ ...item!, id: newId('item') }));
  await db.insert(cartItems).values(others);
}

/** Orders a cart; the orders may still wait for the exchange. */
export async function orderCart(client: TestClient, cart: CartVersion, key = newToken()) {
  return client.call(createOrders, { key, body: { cartId: cart.encryptedCartId, version: cart.version } });
}

export const ordersOf = (client: TestClient, cart: CartVersion): Promise<OrderSet> =>
  client.call(getOrderDetails, { query: { cartId: cart.encryptedCartId } });

/** The last code that was sent to a mobile. */
export async function lastOtp(client: TestClient, mobile: string): Promise<string> {
  const messages = await client.call(sandboxMessages, { query: { to: mobile } });
  return messages.find(({ otp }) => otp !== null)?.otp ?? '';
}

export async function confirm(client: TestClient, cart: CartVersion, mobile: string): Promise<void> {
  const query = { cartId: cart.encryptedCartId };
  await client.call(sendTransactionOtp, { query: { ...query, flowType: '1' } });
  await client.call(verifyTransactionOtp, { query, body: { flowType: '1', otp: await lastOtp(client, mobile) } });
}

/** The input of payOrders for the orders of a cart. */
export const paymentOf = (orders: readonly Order[]) => ({
  paymentUrl: orders[0]?.paymentUrl ?? '',
  orderDetailsList: orders.map(({ encryptedOrderId }) => ({ encryptedOrderId })),
  totalAmount: toRupees(addPaise(...orders.map(({ amount }) => amount))),
  paymentMode: 0,
  loopBackUrl: 'thank-you',
});

export function pay(client: TestClient, orders: readonly Order[], key = newToken()) {
  return client.call(payOrders, { key, body: paymentOf(orders) });
}

/** The emails that somebody was sent, the newest first, but for links to verify an address. */
export async function notificationsTo(
  { services: { db, crypto }, client }: TestKit,
  { userId }: Pick<TestInvestor, 'userId'>,
) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const notifications = await client().call(sandboxMessages, { query: { to: crypto.open(users.email, user!) ?? '' } });
  return notifications.filter(({ subject }) => subject !== emailLinkText.subject);
}
