import { addUnits } from '@prosperx/core/money';
import { isOfferWithdrawn } from '@prosperx/core/nfo';
import { acceptsPayment, isPastPaymentDeadline, orderSetStatus, type OrderState } from '@prosperx/core/order';
import type { Proposal, ProposedItem } from '@prosperx/core/proposal';
import type { RedemptionState } from '@prosperx/core/redemption';
import type { PlanStatus } from '@prosperx/core/stp';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import {
  type OrderRow,
  orders,
  type OrderSetRow,
  orderSets,
  type ProposalItemRow,
  type RedemptionRow,
  sales,
  schemes,
  type TransferPlanRow,
  transferPlans,
} from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { paymentUrlOf } from '#records/order/payment-url.js';

/** How far an item is. */
export type Progress = Pick<ProposedItem, 'step' | 'reason' | 'pxOrderNumber' | 'units'>;

/** The states in which nothing comes of what was made of an item. */
const FAILED = {
  orders: ['refused', 'expired', 'cancelled'] satisfies OrderState[] as OrderState[],
  sales: ['refused'] satisfies RedemptionState[] as RedemptionState[],
  plans: ['AUTOCXL', 'REJECTED', 'DECLINED'] satisfies PlanStatus[] as PlanStatus[],
};

/** Holds for a plan that ran and was stopped: by its owner, who gives no reason, or for the reason in its remarks. */
const isStopped = eq(transferPlans.status, 'STOPPED');

/** Holds for what was made of an item and failed, where its order, redemption and plan are joined. */
export const hasFailed = or(
  inArray(orders.state, FAILED.orders),
  inArray(sales.state, FAILED.sales),
  inArray(transferPlans.status, FAILED.plans),
  and(isStopped, ne(transferPlans.remarks, '')),
);

/** Holds for what has its units or its money, and for a SIP or a plan that runs or ran until its owner ended it: nobody has to do any more about it. */
export const isCarriedOut = or(
  inArray(orders.state, ['allotted', 'sip_registered']),
  eq(sales.state, 'settled'),
  inArray(transferPlans.status, ['ACTIVE', 'COMPLETED']),
  and(isStopped, eq(transferPlans.remarks, '')),
);

const at = (step: Progress['step'], more: Partial<Progress> = {}): Progress => ({
  step,
  reason: '',
  pxOrderNumber: null,
  units: null,
  ...more,
});

const unitsOf = (
  units: RedemptionRow['soldUnits'],
  nav: RedemptionRow['nav'],
  navDate: RedemptionRow['navDate'],
): Progress['units'] => (units === null || nav === null || navDate === null ? null : { units, nav, navDate });

function orderProgress(order: OrderRow, { pxOrderNumber }: OrderSetRow): Progress {
  const { state, paymentState, remarks: reason } = order;
  const numbered = { pxOrderNumber, units: unitsOf(order.allottedUnits, order.allottedNav, order.navDate) };
  if (state === 'allotted') return at('done', numbered);
  // nothing of a SIP that begins later is bought yet
  if (state === 'sip_registered') return at('ordered', numbered);
  if (FAILED.orders.includes(state)) return at('failed', { ...numbered, reason });
  if (paymentState === 'paid') return at('paid', numbered);
  return at(state === 'registered' ? 'ordered' : 'approved', numbered);
}

function saleProgress(sale: RedemptionRow): Progress {
  const { state, kind, pxOrderNumber, remarks: reason } = sale;
  const units =
    kind === 'switch'
      ? unitsOf(sale.toUnits, sale.toNav, sale.toNavDate)
      : unitsOf(sale.soldUnits, sale.nav, sale.navDate);
  if (FAILED.sales.includes(state)) return at('failed', { pxOrderNumber, reason });
  const step = ({ executed: 'paid', settled: 'done', placed: 'ordered' } as const)[state as 'placed'];
  return at(step ?? 'approved', { pxOrderNumber, units });
}

const PLAN_STEPS: Readonly<Partial<Record<PlanStatus, Progress['step']>>> = { ACTIVE: 'ordered', COMPLETED: 'done' };

function planStep({ status, remarks }: TransferPlanRow): Progress['step'] {
  if (status === 'STOPPED') return remarks === '' ? 'done' : 'failed';
  return FAILED.plans.includes(status) ? 'failed' : (PLAN_STEPS[status] ?? 'approved');
}

/** A plan is ordered while it runs; its units are those of all instalments that were made, at the last of their NAVs. */
function planProgress(plan: TransferPlanRow, made: readonly RedemptionRow[]): Progress {
  const each = made.flatMap((sale) => saleProgress(sale).units ?? []);
  const last = each.at(-1);
  const units = last ? { ...last, units: addUnits(...each.map((one) => one.units)) } : null;
  const step = planStep(plan);
  return at(step, { units, reason: step === 'failed' ? plan.remarks : '', pxOrderNumber: plan.registrationNumber });
}

interface Ordered {
  readonly order: OrderRow;
  readonly set: OrderSetRow;
  readonly offer: typeof schemes.$inferSelect.offer;
}

/** Returns where orders are paid and what comes next of their payment: one that is under way, else those of offers that stand, in time. */
function paymentOf(ctx: Context, ordered: readonly Ordered[]): Pick<Proposal, 'paymentUrl' | 'paymentStatus'> {
  const now = ctx.clock.now();
  const open = ordered.filter(({ order, set, offer }) => {
    const inTime = !isOfferWithdrawn(offer) && !isPastPaymentDeadline(set.payableUntil, now);
    return acceptsPayment(order) && (inTime || order.paymentState === 'processing');
  });
  const [first] = open;
  if (!first) return { paymentUrl: null, paymentStatus: null };
  return { paymentUrl: paymentUrlOf(ctx, first.set), paymentStatus: orderSetStatus(open.map(({ order }) => order)) };
}

/** Reads how far items are, by what was made of them, and where what is to be paid of them is paid. */
export async function readProgress(ctx: Context, items: readonly ProposalItemRow[]) {
  const { db } = ctx;
  const idsOf = (key: 'orderId' | 'saleId' | 'planId') => items.flatMap((item) => item[key] ?? []);
  const ordered = await db
    .select({ order: orders, set: orderSets, offer: schemes.offer })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(inArray(orders.id, idsOf('orderId')));
  const sold = await db
    .select()
    .from(sales)
    .where(inArray(sales.id, idsOf('saleId')));
  const plans = await db
    .select()
    .from(transferPlans)
    .where(inArray(transferPlans.id, idsOf('planId')));
  const instalments = await db
    .select()
    .from(sales)
    .where(and(inArray(sales.planId, idsOf('planId')), isNotNull(sales.soldUnits)))
    .orderBy(asc(sales.instalment));
  return {
    ...paymentOf(ctx, ordered),
    progressOf: (item: ProposalItemRow): Progress => {
      const order = ordered.find(({ order: { id } }) => id === item.orderId);
      const sale = sold.find(({ id }) => id === item.saleId);
      const plan = plans.find(({ id }) => id === item.planId);
      if (order) return orderProgress(order.order, order.set);
      if (sale) return saleProgress(sale);
      if (plan)
        return planProgress(
          plan,
          instalments.filter(({ planId }) => planId === plan.id),
        );
      return at(item.answer === 'open' ? 'proposed' : item.answer);
    },
  };
}
