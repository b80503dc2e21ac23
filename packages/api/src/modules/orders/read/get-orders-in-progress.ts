import { formatMoney } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import { isOfferWithdrawn } from '@prosperx/core/nfo';
import {
  investmentTypeOf,
  endReasons,
  ordersForStatus,
  type getOrdersInProgress as call,
  isFinalOrderState,
  isPastPaymentDeadline,
  ORDER_STATES,
  type OrderInProgress,
  type OrderSetStatus,
  RECENTLY_ENDED_DAYS,
  orderSetStatus,
  statusOf,
} from '@prosperx/core/order';
import { OPEN_PAYMENT_STATES, whyRefunded } from '@prosperx/core/payment';
import { type Instant, DAY } from '@prosperx/core/time';
import { and, asc, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets, payments, type RefundRow, refunds, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { groupBy } from '#kernel/group-by.js';
import { countRestorable } from '#modules/orders/expire/invalid-orders.js';
import { depositDayOf } from '#records/nfo/clears-late.js';
import { paymentUrlOf } from '#records/order/payment-url.js';
import { sayingRemarks } from '#records/order/say-remarks.js';

/** The statuses that are not listed: the owner knows of them. */
const ENDED: readonly OrderSetStatus[] = ['allotted', 'sip_registered', 'cancelled'];

export const getOrdersInProgress: Verb<typeof call> = async ({ ctx }) => {
  const since = ctx.clock.now() - RECENTLY_ENDED_DAYS * DAY;
  const { profileId } = subjectOf(ctx);
  const refundOf = await refundsOf(ctx.db, profileId, since);
  const rows = await rowsOf(ctx.db, profileId, since, [...refundOf.keys()]);
  const sets = new Map(rows.map(({ set }) => [set.id, set]));
  const say = await sayingRemarks(ctx);
  const challans = await challansOf(ctx, [...sets.keys()]);
  return [...sets.values()]
    .map((set) => {
      const ofSet = rows.filter((row) => row.set.id === set.id);
      const refunded = refundOf.get(set.id);
      const reason = refunded ? sayRefunds(refunded, ofSet, say) : sayFailure(ofSet, say);
      return { ...toOrderInProgress(ctx, set, ofSet), reason, challanId: challans.get(set.id) ?? null };
    })
    .filter(({ status, reason }) => reason !== '' || !ENDED.includes(status));
};

/** Reads all orders of the sets of which an order is open or ended lately, or of which money goes back. */
function rowsOf(db: Db, profileId: string, since: Instant, refunded: readonly string[]) {
  const goesOn = inArray(
    orders.state,
    ORDER_STATES.filter((state) => !isFinalOrderState(state)),
  );
  const endedLately = and(ne(orders.state, 'allotted'), gte(orders.changedAt, since));
  const wanted = db
    .select({ id: orders.orderSetId })
    .from(orders)
    .where(
      and(
        eq(orders.profileId, profileId),
        ne(orders.kind, 'redemption'),
        or(goesOn, endedLately, inArray(orders.orderSetId, [...refunded])),
      ),
    );
  return db
    .select({ set: orderSets, order: orders, schemeName: schemes.name, offer: schemes.offer })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(inArray(orders.orderSetId, wanted))
    .orderBy(desc(orderSets.createdAt), orderSets.id, asc(sql`${orders.id} collate "C"`));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function toOrderInProgress(
  ctx: Context,
  set: Row['set'],
  rows: readonly Row[],
): Omit<OrderInProgress, 'challanId' | 'reason'> {
  const ordered = rows.map(({ order, schemeName, offer }) => ({
    ...order,
    schemeName,
    offerWithdrawn: isOfferWithdrawn(offer),
  }));
  const status = orderSetStatus(ordered);
  const concerned = ordersForStatus(ordered);
  const { pxOrderNumber, createdAt: createdDate, payableUntil } = set;
  const isUnpaid = status === 'to_pay' || status === 'payment_failed' || status === 'to_confirm';
  // the job that lets orders expire may be late
  const isLate = isPastPaymentDeadline(payableUntil, ctx.clock.now());
  const restorable = countRestorable(rows, ctx.clock.now());
  return {
    pxOrderNumber,
    status: isUnpaid && isLate ? 'expired' : status,
    orders: concerned.map(({ schemeName, kind }) => ({ schemeName, investmentType: investmentTypeOf(kind) })),
    amount: addPaise(...concerned.map(({ amount }) => amount)),
    createdDate,
    payableUntil: isUnpaid ? payableUntil : null,
    paymentUrl: paymentUrlOf(ctx, set),
    canRestore: restorable.refused + restorable.expired > 0,
    restorable,
  };
}

/** Says whether an order ended without its owner's doing: it was refused, expired, or was an instalment that could not be debited. */
const hasFailed = ({ order: { state, sipId } }: Row) =>
  state === 'refused' || state === 'expired' || (state === 'cancelled' && sipId !== null);

type Say = Awaited<ReturnType<typeof sayingRemarks>>;

/** Says why a set brought no units, once none of its orders is open any more; else ''. */
function sayFailure(rows: readonly Row[], say: Say): string {
  const isOver = rows.every(({ order: { state } }) => statusOf(state) === 'INVALID');
  if (!isOver || !rows.some(hasFailed)) return '';
  return endReasons(rows.map(({ order, schemeName }) => ({ schemeName, remarks: say(order.remarks) }))).join(' ');
}

/** Says why each refund of a set goes back or went back: by its scheme and sum, unless all that the set has is one order and one refund. */
function sayRefunds(refunded: readonly RefundOfSet[], rows: readonly Row[], say: Say): string {
  const isAlone = refunded.length === 1 && rows.length === 1;
  const sentences = refunded.map(({ orderId, amount, ...refund }) => {
    const why = say(whyRefunded(refund));
    const scheme = rows.find(({ order }) => order.id === orderId)?.schemeName;
    return isAlone ? why : `${scheme === undefined ? '' : `${scheme}, `}${formatMoney(amount, 2)}: ${why}`;
  });
  return sentences.join(' ');
}

type RefundOfSet = Pick<RefundRow, 'orderId' | 'amount' | 'reason' | 'state'>;

/** Returns the refunds by set, for sets of which money goes back or went back lately. */
async function refundsOf(
  db: Db,
  profileId: string,
  since: Instant,
): Promise<ReadonlyMap<string, readonly RefundOfSet[]>> {
  const { orderId, amount, reason, state } = refunds;
  const rows = await db
    .select({ setId: payments.orderSetId, orderId, amount, reason, state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.profileId, profileId), or(eq(refunds.state, 'due'), gte(refunds.changedAt, since))))
    .orderBy(asc(refunds.createdAt));
  return groupBy(rows, ({ setId }) => setId);
}

/** Returns, by set, the payment by cheque that is under way and can still be deposited. */
async function challansOf(ctx: Context, setIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (setIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ setId: payments.orderSetId, id: payments.id, createdAt: payments.createdAt })
    .from(payments)
    .where(
      and(
        inArray(payments.orderSetId, [...setIds]),
        eq(payments.mode, 'cheque'),
        inArray(payments.state, [...OPEN_PAYMENT_STATES]),
      ),
    );
  const challans = new Map<string, string>();
  for (const { setId, ...payment } of rows)
    if ((await depositDayOf(ctx, payment)) !== null) challans.set(setId, payment.id);
  return challans;
}
