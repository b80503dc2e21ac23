import { addPaise, rupees } from '@prosperx/core/money';
import { orderKindOf, paymentDeadline } from '@prosperx/core/order';
import { firstDebitDate } from '@prosperx/core/sip';
import { businessDateAt, type Instant, MINUTE } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import {
  cartItems,
  carts,
  orders,
  orderSets,
  sandboxExchangeOrders,
  sandboxExchangeSips,
  schemes,
  sips,
} from '#db/schema/index.js';
import { contentHash } from '#modules/orders/place/set-identity.js';
import { EXPIRE_ORDERS } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { cartLines } from '#records/cart/read-cart.js';
import type { SeedHolder } from './seed-holding.js';
import { seedId, seedNumber, type SeedDeps } from './seed-person.js';

const BEFORE = 45 * MINUTE;

/** The cart whose orders wait for their confirmation and payment. */
export const ASHA_PENDING_CART = seedId('cart', 'asha pending');

const PENDING_SET = seedId('set', 'asha pending');

const wanted = [
  {
    key: 'lumpsum',
    amfiCode: '102594',
    investmentType: 'LUMPSUM',
    amount: rupees(20_000),
    frequency: 0,
    sipDate: null,
    instalments: null,
  },
  {
    key: 'sip',
    amfiCode: '101161',
    investmentType: 'SIP',
    amount: rupees(2_500),
    frequency: 1,
    sipDate: 15,
    instalments: 120,
  },
] as const;

type Line = Awaited<ReturnType<typeof cartLines>>[number];

async function seedCart({ db }: SeedDeps, profileId: string, createdAt: Instant): Promise<Line[]> {
  const times = { createdAt, changedAt: createdAt };
  await db.insert(carts).values({ ...times, profileId, id: ASHA_PENDING_CART, status: 'ordered', version: 3 });
  for (const { key, amfiCode, ...item } of wanted) {
    const [scheme] = await db.select({ id: schemes.id }).from(schemes).where(eq(schemes.amfiCode, amfiCode));
    if (!scheme) throw new Error(`the catalogue has no ${amfiCode}`);
    const id = seedId('item', `asha ${key}`);
    await db.insert(cartItems).values({ id, cartId: ASHA_PENDING_CART, schemeId: scheme.id, ...item, createdAt });
  }
  return cartLines(db, ASHA_PENDING_CART);
}

async function seedOrder(
  { db, calendar }: SeedDeps,
  { profileId, ucc, mandateId }: SeedHolder,
  line: Line,
  createdAt: Instant,
) {
  const { item, scheme } = line;
  const { schemeId, amount, frequency, sipDate, instalments } = item;
  const kind = orderKindOf(item.investmentType);
  const common = { profileId, schemeId, amount, frequency, folioNumber: null, createdAt, changedAt: createdAt };
  const [id, clientRef, bseOrderNumber] = [
    seedId('order', item.id),
    seedId('ref', item.id),
    seedNumber(`bse ${item.id}`),
  ];
  const registrationNumber = seedId('xsip', item.id);
  await db.insert(orders).values({
    ...common,
    id,
    orderSetId: PENDING_SET,
    clientRef,
    kind,
    sipDate,
    instalments,
    bseOrderNumber,
    acceptedAt: createdAt,
    state: 'registered',
    paymentState: 'unpaid',
  });
  await db.insert(sandboxExchangeOrders).values({
    orderNumber: bseOrderNumber,
    clientRef,
    ucc,
    schemeCode: scheme.isin,
    kind,
    amount,
    createdAt,
    state: 'registered',
    orderDate: businessDateAt(createdAt),
    details: sipDate ? { registrationNumber } : {},
  });
  if (!sipDate || !instalments) return;
  const nextDate = firstDebitDate(sipDate, businessDateAt(createdAt), calendar);
  await db.insert(sandboxExchangeSips).values({
    registrationNumber,
    clientRef,
    ucc,
    schemeCode: scheme.isin,
    amount,
    start: nextDate,
    instalments,
    state: 'active',
    pauses: {},
    createdAt,
  });
  const sip = { ...common, sipDate, instalments, nextDate, registrationNumber, mandateId };
  await db.insert(sips).values({ ...sip, id: seedId('sip', item.id), firstOrderId: id, state: 'pending' });
}

/** Adds what ordering a cart leaves behind once the exchange has answered: set, orders, book, expiry. */
export async function seedPendingSet(deps: SeedDeps, holder: SeedHolder, userId: string): Promise<void> {
  const { db } = deps;
  const createdAt = deps.now - BEFORE;
  const lines = await seedCart(deps, holder.profileId, createdAt);
  const dueAt = paymentDeadline(createdAt, deps.calendar);
  await db.insert(orderSets).values({
    id: PENDING_SET,
    pxOrderNumber: 'PX200000000001',
    cartId: ASHA_PENDING_CART,
    cartVersion: 3,
    contentHash: contentHash(lines),
    profileId: holder.profileId,
    actorUserId: userId,
    amount: addPaise(...lines.map(({ item }) => item.amount)),
    payableUntil: dueAt,
    createdAt,
  });
  await enqueue(
    db,
    [{ kind: EXPIRE_ORDERS, ref: PENDING_SET, payload: { orderSetId: PENDING_SET }, dueAt }],
    createdAt,
  );
  for (const line of lines) await seedOrder(deps, holder, line, createdAt);
}
