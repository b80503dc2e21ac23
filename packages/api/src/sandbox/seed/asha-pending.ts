import { eq } from 'drizzle-orm';
import { addPaise, rupees } from '@prosperx/core/money';
import { nextInstalmentDate, payableUntil } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { cartLines } from '#cart/read-cart.js';
import { cartItems, carts, orders, orderSets, sandboxExchangeOrders, schemes, sips } from '#db/schema/index.js';
import { addJob } from '#jobs/jobs.js';
import { contentHash } from '#order/content-hash.js';
import { EXPIRE_ORDERS } from '#order/topics.js';
import type { SeedHolder } from './seed-holding.js';
import { seedId, type SeedWorld } from './seed-world.js';

const BEFORE = 45 * 60_000;

/** The cart whose orders wait for their confirmation and payment. */
export const ASHA_PENDING_CART = seedId('cart', 'asha pending');

const wanted = [
  {
    key: 'lumpsum',
    amfiCode: '120323',
    investmentType: 'LUMPSUM',
    amount: rupees(20_000),
    frequency: 0,
    sipDate: null,
    instalments: null,
  },
  {
    key: 'sip',
    amfiCode: '118650',
    investmentType: 'SIP',
    amount: rupees(2_500),
    frequency: 1,
    sipDate: 15,
    instalments: 120,
  },
] as const;

/** What ordering a cart leaves behind once the exchange has answered: set, orders, book, expiry. */
export async function seedPendingSet(
  world: SeedWorld,
  { profileId, ucc, mandateId }: SeedHolder,
  userId: string,
): Promise<void> {
  const { db } = world;
  const createdAt = world.now - BEFORE;
  const common = { profileId, createdAt, changedAt: createdAt };
  await db.insert(carts).values({ ...common, id: ASHA_PENDING_CART, status: 'ordered', version: 3 });
  for (const { key, amfiCode, ...item } of wanted) {
    const [scheme] = await db.select({ id: schemes.id }).from(schemes).where(eq(schemes.amfiCode, amfiCode));
    if (!scheme) throw new Error(`the catalogue has no ${amfiCode}`);
    await db.insert(cartItems).values({
      id: seedId('item', `asha ${key}`),
      cartId: ASHA_PENDING_CART,
      schemeId: scheme.id,
      ...item,
      createdAt,
    });
  }
  const lines = await cartLines(db, ASHA_PENDING_CART);
  const orderSetId = seedId('set', 'asha pending');
  const dueAt = payableUntil(createdAt, calendar);
  await db.insert(orderSets).values({
    id: orderSetId,
    pxOrderNumber: 'PX200000000001',
    cartId: ASHA_PENDING_CART,
    cartVersion: 3,
    contentHash: contentHash(lines),
    profileId,
    actorUserId: userId,
    amount: addPaise(...lines.map(({ item }) => item.amount)),
    payableUntil: dueAt,
    createdAt,
  });
  await addJob(db, { kind: EXPIRE_ORDERS, ref: orderSetId, payload: { orderSetId }, dueAt }, createdAt);
  for (const { item, scheme } of lines) {
    const kind = item.investmentType === 'SIP' ? ('sip' as const) : ('purchase' as const);
    const { schemeId, amount, frequency, sipDate, instalments } = item;
    const clientRef = seedId('ref', item.id);
    const orderId = seedId('order', item.id);
    const orderNumber = seedId('bse', item.id);
    const registrationNumber = seedId('xsip', item.id);
    const plan = { schemeId, amount, frequency, folioNumber: null };
    await db.insert(orders).values({
      ...common,
      ...plan,
      id: orderId,
      orderSetId,
      clientRef,
      kind,
      sipDate,
      instalments,
      state: 'registered',
      paymentState: 'unpaid',
      bseOrderNumber: orderNumber,
    });
    await db.insert(sandboxExchangeOrders).values({
      orderNumber,
      clientRef,
      ucc,
      schemeCode: scheme.isin,
      kind,
      amount,
      state: 'registered',
      orderDate: businessDateAt(createdAt),
      details: sipDate ? { registrationNumber } : {},
      createdAt,
    });
    if (!sipDate || !instalments) continue;
    const nextDate = nextInstalmentDate(sipDate, businessDateAt(createdAt), calendar);
    const sip = { ...common, ...plan, sipDate, instalments, nextDate, registrationNumber, mandateId };
    await db.insert(sips).values({ ...sip, id: seedId('sip', item.id), firstOrderId: orderId, state: 'pending' });
  }
}
