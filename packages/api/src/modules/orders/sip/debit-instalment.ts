import { nextOrderState, paymentDeadline } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import type { Audited } from '#audit/audit.js';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { type OrderRow, sips } from '#db/schema/index.js';
import type { Services } from '#services.js';
import type { OrderChange } from '#modules/orders/change-order.js';
import { type InstalmentPermit, permitInstalment } from './permit-instalment.js';
import { sipInstalmentText } from './sip-instalment.text.js';
import { requestCancellation } from '#modules/orders/cancel/request-cancellation.js';

/**
 * What becomes of an instalment that the exchange has taken: its debit is booked, once, under the order's lock, or it is cancelled there
 * with the reason as its remarks. An answer that is read again changes nothing.
 */
export async function debitInstalment(services: Services, tx: Db, order: OrderRow): Promise<Audited<OrderChange>> {
  const state = nextOrderState(order.state, 'accepted');
  if (state !== 'registered' || order.paymentState !== 'unpaid') return {};
  const now = services.clock.now();
  const permit = await permitDebit(tx, order, now);
  if ('remarks' in permit)
    return requestCancellation(tx, { ...order, state }, { event: 'cancelled', remarks: permit.remarks }, now);
  return { state, audited: await services.payments.debit(services, tx, order, permit.mandateId) };
}

/** Asked anew: the exchange may have answered hours later, when the SIP, the mandate or the KYC is no longer what it was. */
async function permitDebit(tx: Db, order: OrderRow, now: number): Promise<InstalmentPermit> {
  const [sip] = await tx
    .select()
    .from(sips)
    .where(eq(sips.id, order.sipId ?? ''));
  if (!sip || sip.state === 'cancelled' || sip.state === 'paused') return { remarks: sipInstalmentText.stopped };
  if (now >= paymentDeadline(order.createdAt, calendar)) return { remarks: sipInstalmentText.tooLate };
  return permitInstalment(tx, { ...order, mandateId: sip.mandateId }, now);
}
