import { agentStatusOf, INVESTMENT_TYPES, type ItemTerms, pickTerms, sentTermsOf } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { nfoPaymentDeadline } from '@prosperx/core/nfo';
import { orderKindOf, isNfoOrder, awaitsCode, type createOrders as call, paymentDeadline } from '@prosperx/core/order';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { firstDebitDate } from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems, carts, orders, type OrderSetRow, orderSets } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { EXPIRE_ORDERS, REGISTER_ORDER } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { checkChoice, checkOffer, checkPending } from '#records/cart/check-investment.js';
import { type CartLine, cartLines } from '#records/cart/read-cart.js';
import type { CartRow } from '#records/cart/repository.js';
import { mandateMissing, usableMandate } from '#records/mandate/repository.js';
import { checkTransact, requestedTransactions } from '#records/order/check-transact.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { orderSetOf } from '#records/order/order-sets.js';
import { orderText } from '#records/order/remarks.text.js';
import { checkNotDeleted } from '#records/profile/check-not-deleted.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { contentHash } from './set-identity.js';

/**
 * Orders a cart in the transaction that keeps the answer: orders, messages to the exchange and answer are stored together or not at all.
 * A version of a cart is ordered once: a second call under another key is answered with the same orders.
 */
export const createOrders: Verb<typeof call> = async ({ ctx, input }) => {
  if (!isRegisteredWithBse(subjectOf(ctx))) throw new PxError('not_onboarded');
  const cart = await cartToOrder(ctx, input.cartId);
  const made = await setMadeFrom(ctx.db, cart, input.version);
  if (!made) await checkNotDeleted(ctx);
  const set = made ?? (await orderCart(ctx, cart, await permittedLines(ctx, cart, input))).set;
  const { pxOrderNumber, paymentUrl, orders: rows } = await orderSetOf(ctx, set);
  return { pxOrderNumber, paymentUrl: paymentUrl ?? '', orders: rows };
};

/** An item that its owner approved: its id names the order that is made of it. */
export interface ApprovedItem extends ItemTerms {
  readonly id: string;
  readonly schemeId: string;
}

/**
 * Orders what an account holder approved outside their cart, which stays as it is, in the caller's transaction and by the same checks.
 * Resolves to the set, and to the order of each item.
 */
export async function orderApproved(ctx: Context, items: readonly ApprovedItem[]) {
  if (!isRegisteredWithBse(subjectOf(ctx))) throw new PxError('not_onboarded');
  await checkNotDeleted(ctx);
  const now = ctx.clock.now();
  const { profileId } = subjectOf(ctx);
  const { agentCode } = ctx;
  const [cart] = await ctx.db
    .insert(carts)
    .values({ id: newId('cart'), profileId, status: 'ordered', agentCode, createdAt: now, changedAt: now })
    .returning();
  if (!cart) throw new Error('a cart was not kept');
  const rows = items.map(({ id, schemeId, ...terms }, index) => ({
    id,
    schemeId,
    ...pickTerms(terms),
    cartId: cart.id,
    // in their order
    createdAt: now + index,
  }));
  await ctx.db.insert(cartItems).values(rows);
  const lines = await cartLines(ctx.db, cart.id);
  checkLines(lines, now);
  await checkPermitted(ctx, lines, false);
  const { set, rows: made } = await orderCart(ctx, cart, lines);
  return { set, orderOf: new Map(lines.map(({ item }, index) => [item.id, made[index]?.id ?? ''])) };
}

async function permittedLines(
  ctx: Context,
  cart: CartRow,
  { version, again = false }: InputOf<typeof call>,
): Promise<CartLine[]> {
  const lines = await linesToOrder(ctx, cart, version);
  await checkPermitted(ctx, lines, again);
  return lines;
}

/** Throws unless the account holder may order these lines now. */
async function checkPermitted(ctx: Context, lines: readonly CartLine[], again: boolean): Promise<void> {
  await checkTransact(
    ctx,
    requestedTransactions(
      lines.map(({ item, scheme }) => ({ investmentType: item.investmentType, fundHouse: scheme.fundHouse })),
    ),
  );
  // a visitor's cart, and one that another tab filled, was never checked
  for (const type of INVESTMENT_TYPES) {
    const ofType = lines.filter(({ item }) => item.investmentType === type);
    const schemeIds = ofType.map(({ scheme }) => scheme.id);
    await checkPending(ctx, { schemeIds, type, asksOfBeingPaid: !again });
  }
  await checkMandates(ctx, lines);
}

interface MandateLine {
  readonly item: Pick<ItemTerms, 'firstOrderToday' | 'sipDate' | 'amount'>;
  readonly scheme: { readonly name: string };
}

/**
 * Throws `sip_mandate_missing` where no approved mandate covers the first instalment of a SIP that begins later, besides what else it pays on
 * that day, if its limit is that of a day: nothing would pay it.
 */
export async function checkMandates(ctx: Context, lines: readonly MandateLine[]): Promise<void> {
  const { profileId } = subjectOf(ctx);
  const debitOf = await readDebits(ctx, profileId);
  const promised: { readonly on: BusinessDate; readonly mandateId: string; readonly amount: Paise }[] = [];
  for (const { item, scheme } of lines) {
    const { firstOrderToday, sipDate, amount } = item;
    if (firstOrderToday || sipDate === null) continue;
    const on = firstDebitDate(sipDate, businessDateAt(ctx.clock.now()), ctx.calendar);
    const { taken, ...debit } = debitOf({ amount, mandateId: null }, on);
    const withOthers = taken && new Map(taken);
    for (const each of promised.filter((other) => other.on === on))
      withOthers?.set(each.mandateId, addPaise(each.amount, withOthers.get(each.mandateId) ?? ZERO_PAISE));
    const wanted = { ...debit, taken: withOthers };
    const mandate = await usableMandate(ctx.db, profileId, wanted);
    if (!mandate) throw await mandateMissing(ctx.db, profileId, wanted, scheme.name);
    promised.push({ on, mandateId: mandate.id, amount });
  }
}

/** Stores the orders of a cart, in the order of its lines. */
async function orderCart(ctx: Context, cart: CartRow, lines: readonly CartLine[]) {
  const now = ctx.clock.now();
  const set = await storeSet(ctx, cart, lines);
  const rows = await storeOrders(ctx, set.id, lines);
  await ctx.db.update(carts).set({ status: 'ordered', changedAt: now }).where(eq(carts.id, cart.id));
  // a SIP that begins later is registered once its owner's code is given
  const toRegister = rows.filter((order) => !awaitsCode(order));
  const messages = toRegister.map(({ id, clientRef }) => ({
    kind: REGISTER_ORDER,
    ref: clientRef,
    payload: { orderId: id },
  }));
  const expiry = { kind: EXPIRE_ORDERS, ref: set.id, payload: { orderSetId: set.id }, dueAt: set.payableUntil };
  await enqueue(ctx.db, [...messages, expiry], now);
  await audit(ctx, {
    action: 'orders.created',
    objectId: set.id,
    details: { orders: rows.length, amount: set.amount },
  });
  runSoon(ctx, messages);
  return { set, rows };
}

/** Returns until when a set can be paid: a few days, and at most until the close of a new fund offer in it. */
function payableUntilOf(lines: readonly CartLine[], now: Instant, calendar: ExchangeCalendar): Instant {
  const closes = lines.flatMap(({ scheme: { offer } }) =>
    offer && isNfoOrder(offer, now) ? nfoPaymentDeadline(offer) : [],
  );
  return Math.min(paymentDeadline(now, calendar), ...closes);
}

async function storeSet(ctx: Context, cart: CartRow, lines: readonly CartLine[]) {
  const subject = subjectOf(ctx);
  const now = ctx.clock.now();
  const set = {
    id: newId('set'),
    pxOrderNumber: newOrderNumber(),
    cartId: cart.id,
    cartVersion: cart.version,
    contentHash: contentHash(lines),
    profileId: subject.profileId,
    actorUserId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    actorAgentCode: ctx.actor.kind === 'advisor' ? ctx.actor.agentCode : null,
    agentCode: ctx.agentCode,
    amount: addPaise(...lines.map(({ item }) => item.amount)),
    confirmedAt: null,
    payableUntil: payableUntilOf(lines, now, ctx.calendar),
    createdAt: now,
  };
  await ctx.db.insert(orderSets).values(set);
  return set;
}

async function storeOrders(ctx: Context, orderSetId: string, lines: readonly CartLine[]) {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  // sorted ids keep the orders in the order of the cart
  const ids = lines.map(() => newId('order')).sort();
  const rows = lines.map(({ item, packName }, index) => {
    const { investmentType, ...terms } = pickTerms(item);
    return {
      id: ids[index] ?? newId('order'),
      orderSetId,
      profileId,
      schemeId: item.schemeId,
      clientRef: newId('ref'),
      kind: orderKindOf(investmentType),
      ...terms,
      packName,
      packGroup: item.packGroup,
      state: 'created' as const,
      paymentState: terms.firstOrderToday ? ('unpaid' as const) : ('not_due' as const),
      createdAt: now,
      changedAt: now,
    };
  });
  await ctx.db.insert(orders).values(rows);
  return rows;
}

/** Returns the cart that is to be ordered, locked until the transaction ends. */
async function cartToOrder(ctx: Context, cartId: string): Promise<CartRow> {
  const mine = and(eq(carts.id, cartId), eq(carts.profileId, subjectOf(ctx).profileId));
  const [cart] = await ctx.db.select().from(carts).where(mine).for('update');
  if (!cart) throw new PxError('cart_empty');
  if (ctx.actor.kind === 'advisor' && cart.status === 'active') checkApproved(cart, ctx.clock.now());
  return cart;
}

/** Throws `cart_not_approved` unless the owner has approved, as it is and not long ago, what an advisor chose. */
function checkApproved({ approval, approvalUntil }: CartRow, now: Instant): void {
  const status = agentStatusOf(approval, approvalUntil, now);
  if (status === 'APPROVED') return;
  throw new PxError('cart_not_approved', status === 'AUTOCXL' ? { message: orderText.approvalOver } : {});
}

/** Returns the set that was made from a version of a cart, as by another tab; undefined when none was. */
async function setMadeFrom(db: Db, cart: CartRow, version: number): Promise<OrderSetRow | undefined> {
  const made = and(eq(orderSets.cartId, cart.id), eq(orderSets.cartVersion, version));
  return (await db.select().from(orderSets).where(made))[0];
}

/** Returns the lines of a cart. Throws when it is not the version that its owner saw, or when a scheme no longer takes its line. */
async function linesToOrder({ db, clock }: Context, cart: CartRow, version: number): Promise<CartLine[]> {
  if (cart.status !== 'active') throw new PxError('cart_changed');
  const lines = await cartLines(db, cart.id);
  if (lines.length === 0) throw new PxError('cart_empty');
  if (cart.version !== version) throw new PxError('cart_changed');
  checkLines(lines, clock.now());
  return lines;
}

/** Throws when a scheme no longer takes its line. */
function checkLines(lines: readonly CartLine[], now: Instant): void {
  for (const { item, scheme } of lines) {
    checkOffer(scheme, item, now);
    checkChoice(scheme, sentTermsOf(item));
  }
}
