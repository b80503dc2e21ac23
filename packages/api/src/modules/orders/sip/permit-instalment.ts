import { transactRefusalText } from '@prosperx/core/kyc';
import { payingMandate } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { nextOrderState, paymentDeadline } from '@prosperx/core/order';
import { businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import type { Audited } from '#audit/audit.js';
import { type Db, preparedOnce } from '#db/db.js';
import { type OrderRow, schemes, sips } from '#db/schema/index.js';
import type { PayingMandate } from '#kernel/payments-port.js';
import type { Services } from '#kernel/services.js';
import { requestCancellation } from '#modules/orders/cancel/request-cancellation.js';
import type { OrderChange } from '#modules/orders/change-order.js';
import { ALLOT_ORDER } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { takesPurchases } from '#records/fund/ordered-scheme.js';
import { readTransactor, refusalOf } from '#records/order/check-transact.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';

/**
 * Books the debit of an instalment that the exchange has taken, once, under the order's lock, or requests its cancellation
 * with the reason as its remarks. An exchange that debits instalments by itself is asked for the units. An answer that is read again
 * changes nothing.
 */
export async function debitInstalment(services: Services, tx: Db, order: OrderRow): Promise<Audited<OrderChange>> {
  const state = nextOrderState(order.state, 'accepted');
  if (state !== 'registered' || order.paymentState !== 'unpaid') return {};
  const now = services.clock.now();
  if (services.providers.exchange.debitsInstalments) {
    const job = { kind: ALLOT_ORDER, ref: order.clientRef, payload: { clientRef: order.clientRef } };
    await enqueue(tx, [job], now);
    return { state, paymentState: 'processing' };
  }
  const permit = await permitDebit(tx, order, now, services.calendar);
  if ('remarks' in permit)
    return requestCancellation(tx, { ...order, state }, { event: 'cancelled', remarks: permit.remarks }, now);
  return { state, audited: await services.payments.debit(services, tx, order, permit.mandate) };
}

/** Checks the permit again: the exchange may have answered hours later, when the SIP, the mandate or the KYC is no longer what it was. */
async function permitDebit(
  tx: Db,
  order: OrderRow,
  now: number,
  calendar: ExchangeCalendar,
): Promise<InstalmentPermit> {
  const [found] = await sipAndScheme(tx).execute({ sipId: order.sipId ?? '', schemeId: order.schemeId });
  const sip = found?.sip;
  // what was under way when its owner stopped the SIP is still paid
  const isStopped = sip?.state === 'cancelled' && (order.instalment ?? 0) > (sip.stopAfter ?? 0);
  if (!found || !sip || isStopped || sip.state === 'paused') return { remarks: sipInstalmentText.stopped };
  if (now >= paymentDeadline(order.createdAt, calendar)) return { remarks: sipInstalmentText.tooLate };
  return permitInstalment(tx, { ...order, scheme: found.scheme, mandateId: sip.mandateId }, now);
}

/** What of a scheme decides on an instalment. */
export const PERMITTING = {
  allowPurchase: schemes.allowPurchase,
  endedOn: schemes.endedOn,
  fundHouse: schemes.fundHouse,
};

export type PermittingScheme = Pick<typeof schemes.$inferSelect, keyof typeof PERMITTING>;

const sipAndScheme = preparedOnce((db) =>
  db
    .select({ sip: sips, scheme: PERMITTING })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sql.placeholder('schemeId')))
    .where(eq(sips.id, sql.placeholder('sipId')))
    .prepare(''),
);

interface Instalment {
  readonly profileId: string;
  readonly scheme: PermittingScheme;
  readonly amount: Paise;
  /** The mandate that its SIP prefers. */
  readonly mandateId: string | null;
}

/** The mandate that pays an instalment, or the reason why nothing may be debited, in words for the investor. */
export type InstalmentPermit = { readonly mandate: PayingMandate } | { readonly remarks: string };

/** The permit of an instalment that the exchange makes and debits by itself: it can be stopped there alone, with its SIP. */
export const PERMITTED_BY_EXCHANGE = { byExchange: true } as const;

/** Decides whether an instalment may be invested and debited at a moment: by its scheme, by the rule of all transactions, and by an approved mandate that covers it on that day. */
export async function permitInstalment(db: Db, instalment: Instalment, now: Instant): Promise<InstalmentPermit> {
  const { profileId, scheme, amount } = instalment;
  if (!takesPurchases(scheme)) return { remarks: sipInstalmentText.purchasesClosed };
  const transactor = await readTransactor(db, profileId);
  const refusal = await refusalOf(db, transactor, [{ transaction: 'sip', fundHouse: scheme.fundHouse }], true);
  if (refusal) return { remarks: transactRefusalText[refusal.reason] };
  const { mandateId: preferredId } = instalment;
  const mandate = payingMandate(transactor.mandates, { amount, on: businessDateAt(now), preferredId });
  return mandate ? { mandate } : { remarks: sipInstalmentText.mandateMissing };
}
