import type { Paise } from '@prosperx/core/money';
import type { PaymentInstrument } from '@prosperx/core/payment';
import { and, eq, sql } from 'drizzle-orm';
import { sandboxBankPayments } from '#db/schema/index.js';
import type { PaymentOutcome, RefundRequest } from '#providers/gateway/port.js';
import type { Services } from '#services.js';
import { type Decision, decidedByTime, decidesAt, type PaymentDetails, transferMissing } from './gateway-outcomes.js';

type World = Pick<Services, 'db' | 'clock'>;
export type BankPayment = typeof sandboxBankPayments.$inferSelect;

/** A payment by the gateway's or our reference; what time has decided since is booked at this occasion. */
export async function bankPayment(
  world: World,
  by: { readonly gatewayRef: string } | { readonly clientRef: string },
): Promise<BankPayment | undefined> {
  const named =
    'gatewayRef' in by
      ? eq(sandboxBankPayments.gatewayRef, by.gatewayRef)
      : eq(sandboxBankPayments.clientRef, by.clientRef);
  const [payment] = await world.db.select().from(sandboxBankPayments).where(named);
  if (payment?.state !== 'waiting') return payment;
  const instrument = instrumentOf(payment);
  const { decidesAt: due = decidesAt(instrument, payment.amount, payment.createdAt) } = detailsOf(payment);
  if (due === null || world.clock.now() < due) return payment;
  const isSpent = await hasArrived(world, instrument);
  return decide(world, payment, isSpent ? transferMissing : decidedByTime(instrument, payment.amount, due));
}

/** Says whether a transfer has paid another payment: of two who name it, the one who asks first is taken for its sender. */
async function hasArrived({ db }: World, instrument: PaymentInstrument): Promise<boolean> {
  if (instrument.mode !== 'neft') return false;
  const named = sql`${sandboxBankPayments.details} -> 'instrument' ->> 'utr' = ${instrument.utr}`;
  return (await db.$count(sandboxBankPayments, and(named, eq(sandboxBankPayments.state, 'paid')))) > 0;
}

/** Books what becomes of a payment, once; returns it as it stands then. */
export async function decide({ db }: World, payment: BankPayment, decision: Decision): Promise<BankPayment> {
  const { state, ...how } = decision;
  const waiting = and(eq(sandboxBankPayments.gatewayRef, payment.gatewayRef), eq(sandboxBankPayments.state, 'waiting'));
  const [decided] = await db
    .update(sandboxBankPayments)
    .set({ state, details: { ...detailsOf(payment), ...how } })
    .where(waiting)
    .returning();
  if (decided) return decided;
  const [earlier] = await db
    .select()
    .from(sandboxBankPayments)
    .where(eq(sandboxBankPayments.gatewayRef, payment.gatewayRef));
  return earlier ?? payment;
}

/** Sends money of a payment back, once under each reference. */
export async function bookRefund({ db }: World, { clientRef, paymentRef, amount }: RefundRequest): Promise<void> {
  await db.transaction(async (tx) => {
    const named = eq(sandboxBankPayments.clientRef, paymentRef);
    const [payment] = await tx.select().from(sandboxBankPayments).where(named).for('update');
    if (!payment) throw new Error('money that never came is to go back');
    const details = detailsOf(payment);
    const refunds = { ...details.refunds, [clientRef]: amount };
    await tx
      .update(sandboxBankPayments)
      .set({ details: { ...details, refunds } })
      .where(named);
  });
}

/** Returns what was sent back of a payment, by our references. */
export const refundsAtBank = (payment: BankPayment): Readonly<Record<string, Paise>> =>
  detailsOf(payment).refunds ?? {};

const detailsOf = ({ details }: BankPayment) => details as PaymentDetails;

export const instrumentOf = (payment: BankPayment) => detailsOf(payment).instrument ?? { mode: 'netBanking' as const };

export function outcomeOfPayment(payment: BankPayment): PaymentOutcome {
  const { state, createdAt, amount } = payment;
  const { at, reason, arrived } = detailsOf(payment);
  if (state === 'paid') return { state, at: at ?? createdAt, amount: arrived ?? amount };
  if (state === 'failed' || state === 'abandoned') return { state, reason: reason ?? '' };
  return { state: 'waiting' };
}
