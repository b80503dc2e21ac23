import { PxError } from '@prosperx/core/errors';
import { isFinalOrderState, ORDER_STATES } from '@prosperx/core/order';
import { OPEN_PAYMENT_STATES } from '@prosperx/core/payment';
import { DELETION_BLOCKERS, type DeletionBlocker } from '@prosperx/core/profile';
import { RESERVING_STATES, type RedemptionState } from '@prosperx/core/redemption';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, payments, refunds, sales, sips, transferPlans } from '#db/schema/index.js';
import { readPositions } from '#records/portfolio/repository.js';

const OPEN_ORDER = ORDER_STATES.filter((state) => !isFinalOrderState(state));

/** Payments whose end is not known, and those of which money goes back. */
async function paymentsUnderWay(db: Db, profileId: string): Promise<number> {
  const isUnderWay = or(inArray(payments.state, [...OPEN_PAYMENT_STATES, 'refund_due']), eq(refunds.state, 'due'));
  const rows = await db
    .selectDistinct({ id: payments.id })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.profileId, profileId), isUnderWay));
  return rows.length;
}

/** Returns what blocks the deletion of an account. */
export async function findBlockers(db: Db, profileId: string): Promise<readonly DeletionBlocker[]> {
  const ofOrders = eq(orders.profileId, profileId);
  const moneyOfOrders = and(ofOrders, inArray(orders.paymentState, ['processing', 'refund_due']));
  // one that the exchange keeps goes on there
  const goesOn = or(inArray(sips.state, ['running', 'paused']), isNotNull(sips.keptReason));
  const planGoesOn = or(inArray(transferPlans.status, ['PROCESSING', 'ACTIVE']), isNotNull(transferPlans.keptReason));
  const redemptionsIn = (states: readonly RedemptionState[]) =>
    db.$count(sales, and(eq(sales.profileId, profileId), inArray(sales.state, [...states])));
  const found: Readonly<Record<DeletionBlocker, number>> = {
    units: (await readPositions(db, profileId)).length,
    orders:
      (await db.$count(orders, and(ofOrders, inArray(orders.state, OPEN_ORDER)))) +
      (await redemptionsIn(RESERVING_STATES)) +
      (await db.$count(transferPlans, and(eq(transferPlans.profileId, profileId), planGoesOn))),
    money:
      (await db.$count(orders, moneyOfOrders)) +
      (await paymentsUnderWay(db, profileId)) +
      (await redemptionsIn(['executed'])),
    sips: await db.$count(sips, and(eq(sips.profileId, profileId), goesOn)),
  };
  return DELETION_BLOCKERS.filter((kind) => found[kind] > 0);
}

/** Throws `units_held`, with the blockers, while something blocks the deletion of an account. */
export async function checkDeletable(db: Db, profileId: string): Promise<void> {
  const held = await findBlockers(db, profileId);
  if (held.length > 0) throw new PxError('units_held', { data: { held } });
}
