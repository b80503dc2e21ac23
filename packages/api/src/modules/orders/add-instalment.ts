import { createHash } from 'node:crypto';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orders, orderSets } from '#db/schema/index.js';
import type { OrderRow } from './change-order.js';
import { newOrderNumber } from './order-number.js';
import type { InstalmentPermit } from './permit-instalment.js';
import type { SipRow } from './schedule-instalment.js';

/** Under whose code the SIP began: its instalments are attributed as its first order was. */
async function agentCodeOf(tx: Db, { firstOrderId }: SipRow): Promise<string | null> {
  if (firstOrderId === null) return null;
  const [set] = await tx
    .select({ agentCode: orderSets.agentCode })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(orders.id, firstOrderId));
  return set?.agentCode ?? null;
}

/** A set without a cart. It is confirmed by the mandate, and nobody pays it by hand: it has no time until which he could. */
async function addSet(tx: Db, sip: SipRow, instalment: number, now: Instant): Promise<string> {
  const { id: sipId, profileId, schemeId, amount, folioNumber } = sip;
  const content = JSON.stringify([sipId, instalment, schemeId, amount, folioNumber]);
  const id = newId('set');
  await tx.insert(orderSets).values({
    id,
    pxOrderNumber: newOrderNumber(),
    contentHash: createHash('sha256').update(content).digest('base64url'),
    profileId,
    agentCode: await agentCodeOf(tx, sip),
    amount,
    confirmedAt: now,
    createdAt: now,
  });
  return id;
}

/** Stores the order of an instalment: over at once, with the reason as its remarks, where nothing may be debited. Throws when it is there already. */
export async function addInstalment(
  tx: Db,
  sip: SipRow,
  { instalment, permit }: { readonly instalment: number; readonly permit: InstalmentPermit },
  now: Instant,
): Promise<OrderRow> {
  const { profileId, schemeId, amount, frequency, sipDate, instalments, folioNumber } = sip;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ profileId, schemeId, amount, frequency, sipDate, instalments, folioNumber, instalment },
      id: newId('order'),
      orderSetId: await addSet(tx, sip, instalment, now),
      clientRef: newId('ref'),
      kind: 'sip',
      sipId: sip.id,
      state: 'remarks' in permit ? 'cancelled' : 'created',
      remarks: 'remarks' in permit ? permit.remarks : '',
      paymentState: 'unpaid',
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!order) throw new Error('the order of an instalment was not kept');
  return order;
}
