import {
  checkInvestment,
  directPlanText,
  type FundLimits,
  type InvestmentChoice,
  investmentErrorText,
  type InvestmentInput,
  type InvestmentType,
} from '@prosperx/core/cart';
import { errorText, isErrorCode, PxError } from '@prosperx/core/errors';
import { nfoListedOn, nfoOrderError, nfoOrderText } from '@prosperx/core/nfo';
import { orderKindOf, pendingOrderErrorItem } from '@prosperx/core/order';
import { OPEN_PAYMENT_STATES, paymentModeText } from '@prosperx/core/payment';
import { isGrownMinor } from '@prosperx/core/session';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, inArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#db/db.js';
import { orders, orderSets, paymentOrders, payments, schemes } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { type OrderedScheme, orderedSchemeColumns } from '#records/fund/ordered-scheme.js';
import { refusedFor } from '#records/order/check-transact.js';
import { paymentUrlOf } from '#records/order/payment-url.js';
import { isBeingPaid, isWaitingStill } from '#records/order/repository.js';
import { limitsOf } from '#records/pack/repository.js';

/** The scheme of an investment; throws what is wrong with the choice, by core's rules, field by field. */
export async function checkedScheme(db: Db, input: InvestmentInput, now: Instant): Promise<OrderedScheme> {
  const [scheme] = await db.select(orderedSchemeColumns).from(schemes).where(eq(schemes.id, input.schemeId));
  if (!scheme) throw new PxError('scheme_unknown');
  checkOffer(scheme, input, now);
  checkChoice(scheme, input);
  return scheme;
}

/** Throws what is wrong with a choice of a scheme, by the scheme's name: several are ordered at once. */
export function checkChoice(scheme: OrderedScheme, choice: InvestmentChoice): void {
  if (scheme.plan !== 'Regular')
    throw new PxError('purchase_not_allowed', { message: `${scheme.name}: ${directPlanText}` });
  throwInvestmentErrors(limitsOf(scheme), choice, { prefix: `${scheme.name}: ` });
}

/** Throws why the new fund offer of a scheme takes no such order now. Its application is the first instalment of a SIP, which therefore never begins later. */
export function checkOffer(
  { name, offer }: Pick<OrderedScheme, 'name' | 'offer'>,
  { investmentType, firstOrderToday = true }: Pick<InvestmentInput, 'investmentType' | 'firstOrderToday'>,
  now: Instant,
): void {
  if (!offer) return;
  const error = nfoOrderError(offer, investmentType, now);
  if (error) throw new PxError(error, { message: `${name}: ${errorText[error]}` });
  if (firstOrderToday || businessDateAt(now) >= nfoListedOn(offer)) return;
  const message = `${name}: ${nfoOrderText.beginsWithApplication}`;
  throw new PxError('invalid_input', { message, fields: { firstOrderToday: 'invalid_value' } });
}

interface Chosen {
  /** Stands before the words. */
  readonly prefix?: string | undefined;
  readonly isPack?: boolean | undefined;
}

/** Throws the first thing that is wrong with a choice, in words about a scheme or a pack; `fields` names all. A code that is not on the error list is `invalid_input` of its field. */
export function throwInvestmentErrors(
  limits: FundLimits,
  choice: InvestmentChoice,
  { prefix = '', isPack }: Chosen = {},
): void {
  const errors = checkInvestment(limits, choice);
  const [first] = Object.values(errors);
  if (!first) return;
  throw new PxError(isErrorCode(first) ? first : 'invalid_input', {
    message: `${prefix}${investmentErrorText(first, limits, choice.investmentType, isPack)}`,
    fields: errors as Record<string, string>,
  });
}

/** Throws what could never be ordered; other reasons may be gone until it is. */
export function checkOrderable({ subject }: Context, fundHouse: string): void {
  if (subject && isGrownMinor(subject)) throw refusedFor({ reason: 'minor_grown_up', fundHouse });
}

interface PendingQuestion {
  readonly schemeIds: readonly string[];
  readonly type: InvestmentType;
  /** Orders whose payment is under way are asked about, too: their money comes, so that a person may well buy again, knowingly. */
  readonly asksOfBeingPaid?: boolean;
}

/** Throws `orders_pending`, with the orders, when one of the schemes waits to be paid in the same way: a person who buys it again would most likely buy it twice. */
export async function checkPending(ctx: Context, question: PendingQuestion): Promise<void> {
  const { schemeIds, type, asksOfBeingPaid = false } = question;
  if (!ctx.subject || schemeIds.length === 0) return;
  const { profileId } = ctx.subject;
  const waiting = isWaitingStill(profileId, ctx.clock.now());
  const rows = await ctx.db
    .select({
      id: orders.id,
      set: orderSets,
      schemeName: schemes.name,
      amount: orders.amount,
      paymentState: orders.paymentState,
    })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(
      and(
        asksOfBeingPaid ? or(waiting, isBeingPaid(profileId)) : waiting,
        inArray(orders.schemeId, [...schemeIds]),
        eq(orders.kind, orderKindOf(type)),
      ),
    );
  if (rows.length === 0) return;
  const paidBy = await openWaysOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const data = rows.map(({ id, set, schemeName, amount, paymentState }) =>
    z.encode(pendingOrderErrorItem, {
      pxOrderNumber: set.pxOrderNumber,
      paymentUrl: paymentUrlOf(ctx, set),
      schemeName,
      amount,
      beingPaid: paymentState === 'processing',
      paidBy: paidBy.get(id),
    }),
  );
  throw new PxError('orders_pending', { data });
}

/** Reads in words how each order is being paid, by its id; an order that is not being paid has none. */
async function openWaysOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ orderId: paymentOrders.orderId, mode: payments.mode })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), inArray(payments.state, [...OPEN_PAYMENT_STATES])));
  return new Map(rows.map(({ orderId, mode }) => [orderId, paymentModeText[mode]]));
}
