import { PxError } from '@prosperx/core/errors';
import { isFinalOrderState, ORDER_STATES } from '@prosperx/core/order';
import type { HeldKind } from '@prosperx/core/profile';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, payments, refunds, sips } from '#db/schema/index.js';
import { OPEN_PAYMENT } from '#payment/change-payment.js';
import { readPositions } from '#portfolio/read-positions.js';

const GOING_ON = ['running', 'paused'] as const;

/** Orders that may still become units, or whose money is on its way here or back. */
function ordersUnderWay(db: Db, profileId: string): Promise<number> {
  const isOpen = inArray(
    orders.state,
    ORDER_STATES.filter((state) => !isFinalOrderState(state)),
  );
  const isMoving = inArray(orders.paymentState, ['processing', 'refund_due']);
  return db.$count(orders, and(eq(orders.profileId, profileId), or(isOpen, isMoving)));
}

/** Payments whose end is not known, and those of which money goes back. */
async function paymentsUnderWay(db: Db, profileId: string): Promise<number> {
  const rows = await db
    .selectDistinct({ id: payments.id })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(
        eq(payments.profileId, profileId),
        or(inArray(payments.state, [...OPEN_PAYMENT, 'refund_due']), eq(refunds.state, 'due')),
      ),
    );
  return rows.length;
}

/** Throws `units_held`, with what it is, while something stands in the way of the deletion of an account. */
export async function checkNothingHeld(db: Db, profileId: string): Promise<void> {
  const going = and(eq(sips.profileId, profileId), inArray(sips.state, [...GOING_ON]));
  const found: Readonly<Record<HeldKind, number>> = {
    units: (await readPositions(db, profileId)).length,
    orders: (await ordersUnderWay(db, profileId)) + (await paymentsUnderWay(db, profileId)),
    sips: await db.$count(sips, going),
  };
  const held = Object.entries(found).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
  if (held.length > 0) throw new PxError('units_held', { data: { held } });
}
