import { nextInstalmentDate } from '@prosperx/core/order';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { sips } from '#db/schema/index.js';
import type { OrderRow } from './change-order.js';

/** Books the SIP that an order began; it runs once its first instalment is paid. */
export async function startSip(
  tx: Db,
  order: OrderRow,
  registrationNumber: string | null,
  now: Instant,
): Promise<void> {
  if (!order.sipDate || !order.instalments) throw new Error('a SIP order has no date or no instalments');
  await tx
    .insert(sips)
    .values({
      id: newId('sip'),
      profileId: order.profileId,
      schemeId: order.schemeId,
      firstOrderId: order.id,
      registrationNumber,
      folioNumber: order.folioNumber,
      amount: order.amount,
      frequency: order.frequency,
      sipDate: order.sipDate,
      instalments: order.instalments,
      nextDate: nextInstalmentDate(order.sipDate, businessDateAt(now), calendar),
      state: 'pending',
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing();
}
